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
  /** Nobody has led yet: everybody picks. */
  picks: boolean;
  /** It has picked. */
  ready: boolean;
  /** It has no card left, so there is nothing it could still say but “next”. */
  empty: boolean;
  /** Who knocked this seat out. */
  by: number | null;
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

/** Whether a turn is about to begin: everybody picks, or whoever leads has not led yet. */
export function opens({ role, over, sealed, deciders, leader, hand_sizes }: TableView): boolean {
  if (role !== null || over) return false;
  return sealed === "picks" || (sealed === null && deciders.includes(leader) && !!hand_sizes[leader]);
}

/** The seats in the order in which they speak; before a turn begins those of that turn, and nothing of the last one. */
export function perches(view: TableView, leading = false, ready: number[] = []): Perch[] {
  const asked = view.sealed === null ? view.deciders : [];
  const { leader, said } = leading ? { leader: view.leader, said: [] } : onStick(view);
  const order = view.follows?.order ?? [];
  const first = leading ? order.indexOf(leader) : 0;
  return [...order.slice(first), ...order.slice(0, first)].map((seat) => ({
    seat,
    posture: posture(said[seat] ?? "silent", asked.includes(seat)),
    asked: asked.includes(seat),
    leads: seat === leader && view.round > 0,
    picks: view.sealed === "picks",
    ready: ready.includes(seat) || !view.deciders.includes(seat),
    empty: view.round > 0 && view.sealed === null && view.hand_sizes[seat] === 0,
    by: (leading ? null : view.follows?.overtaken?.[seat]) ?? null,
  }));
}

function posture(said: Said, asked: boolean): Posture {
  if (said !== "silent") return said;
  return asked ? "now" : "wait";
}

/** What a perch says in a word, by the name of its message. */
export function stance({ posture, picks, ready, empty }: Perch): string {
  if (posture !== "wait") return `page-stick-${posture}`;
  if (picks) return ready ? "page-pick-ready" : "page-stick-picks";
  return empty ? "page-stick-empty" : "page-stick-wait";
}

/** How many turns a journal has begun. */
export function turnsBegun(journal: Entry[]): number {
  return journal.filter((entry) => entry.what.startsWith("leads ")).length;
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
  const by = onStick(view).role === role ? view.follows?.overtaken?.[seat] : undefined;
  return model.seats[by ?? -1]?.name ?? "";
}

/** Which turn of its round this is, counted from 1. */
export function turnNumber(view: TableView): number {
  return view.turns.filter((turn) => turn.startsWith(`${view.round} `)).length + 1;
}
