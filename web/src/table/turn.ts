// The turn of the moment, seat by seat: who stands on the stick, who hangs below it, who has fallen.

import type { CardView } from "../games/card-game/view";
import type { Entry } from "../words/speech";

export type Posture = "brave" | "cowardly" | "out" | "next" | "now" | "wait";

export interface Perch {
  seat: number;
  posture: Posture;
  leads: boolean;
  /** Who knocked this seat out. */
  by: number | null;
  /** Nobody speaks after this seat. */
  last: boolean;
}

/** The seats in the order in which they speak. */
export function perches(view: CardView, journal: Entry[]): Perch[] {
  const asked = view.sealed === null ? view.deciders : [];
  const order = Array.from({ length: view.players }, (_, i) => (view.leader + i) % view.players);
  return order.map((seat, at) => ({
    seat,
    posture: posture(view, seat, asked),
    leads: seat === view.leader && view.round > 0,
    by: view.said[seat] === "out" ? overtaker(journal, seat) : null,
    last: at === order.length - 1,
  }));
}

function posture(view: CardView, seat: number, asked: number[]): Posture {
  const said = view.said[seat] ?? "silent";
  if (said !== "silent") return said;
  return asked.includes(seat) ? "now" : "wait";
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

/** Which turn of its round this is, counted from 1. */
export function turnNumber(view: CardView): number {
  return view.turns.filter((turn) => turn.startsWith(`${view.round} `)).length + 1;
}
