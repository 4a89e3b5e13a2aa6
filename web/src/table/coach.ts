// A quiet coach for somebody's first games: what a choice has for it here. It knows what the seat may know and no more: the
// usual bot's advice, which is made from the seat's own view, and what the engine tells of each choice.

import type { Offer, TableView } from "../games/game";
import { settings } from "../look/settings.svelte";
import { mark } from "../words/marked";
import type { Speech } from "../words/speech";
import { say } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";

const PLACE = "broomstick.coached";
/** At so many tables it speaks without being asked. */
const FIRST = 3;

function coached(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** Whether it speaks at this table; the first tables are remembered, so that it stays at each of them to the end. */
export function coaches(model: TableModel): boolean {
  const { coach } = settings();
  if (coach === "never" || model.seat === null || model.beside.length || model.picture?.lesson) return false;
  if (coach === "always") return true;
  const known = coached();
  if (known.includes(model.table)) return true;
  if (known.length >= FIRST || !model.picture?.choices) return false;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...known, model.table]));
  } catch {
    return false;
  }
  return true;
}

/** Whether a bot may be asked: alone among bots always, else where the table has hints. */
export function mayAsk({ seats, seat, hints }: TableModel): boolean {
  return hints || seats.every((one, at) => at === seat || one.kind === "bot");
}

/** Without a bot's advice: what nobody can take away. */
export function sure(offers: Offer[]): string {
  const safe = ({ text, brings }: Offer): boolean => text.endsWith("brave") && brings.overtakers?.length === 0 && brings.possible !== false;
  return offers.find(safe)?.text ?? "";
}

/** A choice and why it is good here, in a line; empty where there is nothing to say of it. */
export function counsel(action: string, offers: Offer[], view: TableView, speech: Speech): string {
  const offer = offers.find(({ text }) => text === action);
  if (!offer) return "";
  const choice = speech.action(action, ".sentence");
  const why = reasons(offer, choice, offers, view, speech);
  return why ? say("page-coach", { choice, why }) : "";
}

function reasons({ text, brings }: Offer, choice: string, offers: Offer[], view: TableView, speech: Speech): string {
  const gain = speech.bringsBeyond(choice, brings);
  const worth = gain ? say("page-coach-gain", { gain }) : "";
  if (text.endsWith("brave")) {
    const { overtakers = [], after = 0, knocks_out: out = null } = brings;
    const knocks = out === null ? "" : say("page-coach-knocks", { name: mark(out) });
    if (!overtakers.length) return [say("page-coach-sure"), knocks].filter(Boolean).join(" ");
    const few = overtakers.length < after;
    return [knocks, say(few ? "page-coach-few" : "page-coach-all", { count: overtakers.length, after }), worth].filter(Boolean).join(" ");
  }
  if (text.endsWith("cowardly")) {
    const other = offers.find((one) => one.text === text.replace(/cowardly$/, "brave"))?.brings;
    if (other?.possible === false) return say("page-coach-nothing");
    const count = other?.overtakers?.length ?? 0;
    if (count) return say("page-coach-safe", { count });
    return view.brave === null ? worth : say("page-coach-leaves", { name: mark(view.brave) });
  }
  return worth;
}
