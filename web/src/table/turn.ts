// The turn of the moment, seat by seat: who stands on the stick, who hangs below it, who has fallen.

import type { Said, TableView } from "../games/game";
import type { Entry } from "../words/speech";
import { say } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";
import { readTurn } from "./turns";

export type Posture = "brave" | "cowardly" | "out" | "next" | "now" | "wait";

export interface Perch {
  seat: number;
  posture: Posture;
  /** It is this seat's call, whatever it said in the turn that is shown. */
  asked: boolean;
  leads: boolean;
  /** Who knocked this seat out. */
  by: number | null;
  /** Nobody speaks after this seat. */
  last: boolean;
}

/** What became of a role that was played; `now` is in the turn that is not over. */
export interface Played {
  said: Said;
  icon: string;
  how: string;
  now: boolean;
}

/** What the stick shows: the turn of the moment, or else the last one, until somebody leads. */
export function onStick(view: TableView): { role: string | null; leader: number; said: Said[]; before: boolean } {
  const last = view.role === null ? view.turns.at(-1) : undefined;
  if (last === undefined) return { role: view.role, leader: view.leader, said: view.said, before: false };
  const [, leader = "0", role = "", ...said] = last.split(" ");
  return { role, leader: Number(leader), said: said as Said[], before: true };
}

/** The seats in the order in which they speak. */
export function perches(view: TableView, journal: Entry[]): Perch[] {
  const asked = view.sealed === null ? view.deciders : [];
  const { leader, said } = onStick(view);
  const order = Array.from({ length: view.players }, (_, i) => (leader + i) % view.players);
  return order.map((seat, at) => ({
    seat,
    posture: posture(said[seat] ?? "silent", asked.includes(seat)),
    asked: asked.includes(seat),
    leads: seat === leader && view.round > 0,
    by: said[seat] === "out" ? overtaker(journal, seat) : null,
    last: at === order.length - 1,
  }));
}

function posture(said: Said, asked: boolean): Posture {
  if (said !== "silent") return said;
  return asked ? "now" : "wait";
}

/** How many turns a journal has begun. */
export function turnsBegun(journal: Entry[]): number {
  return journal.filter((entry) => entry.what.startsWith("leads ")).length;
}

/** Whoever was brave right before a seat was knocked out. */
export function overtaker(journal: Entry[], seat: number): number | null {
  const at = journal.findLastIndex((entry) => entry.seat === seat && entry.what.startsWith("knocked-out"));
  for (let i = at - 1; i >= 0; i -= 1) {
    const entry = journal[i];
    if (entry && entry.seat !== seat && /^(follows|leads) .* brave$/.test(entry.what)) return entry.seat;
  }
  return null;
}

/** What a role of this round has done for a seat, and how that is told; nothing where it is still in the hand. */
export function playedAs(view: TableView, role: string, seat: number): Played | null {
  const turns = view.turns.map(readTurn).filter((turn) => turn.round === view.round);
  const at = turns.findIndex((turn) => turn.role === role);
  const said = at >= 0 ? turns[at]?.said[seat] : view.role === role ? view.said[seat] : undefined;
  if (!said || said === "silent" || said === "next") return null;
  const how = say("page-card-past", { turn: at >= 0 ? at + 1 : turns.length + 1, how: said });
  return { said, icon: said === "out" ? "swept" : said, how, now: at < 0 };
}

/** The name of whoever has just knocked out the viewer's role. */
export function knocker(model: TableModel, view: TableView, role: string): string {
  const seat = model.seat ?? 0;
  const turn = onStick(view);
  const by = turn.role === role && turn.said[seat] === "out" ? overtaker(model.journal, seat) : null;
  return by === null ? "" : (model.seats[by]?.name ?? "");
}

/** Which turn of its round this is, counted from 1. */
export function turnNumber(view: TableView): number {
  return view.turns.filter((turn) => turn.startsWith(`${view.round} `)).length + 1;
}
