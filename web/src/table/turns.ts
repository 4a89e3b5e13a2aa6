// The turns of a game so far, from what everybody has seen: who led what, and what everybody said.

import type { Said, TableView } from "../games/game";

/** One finished turn: "3 0 fire out brave cowardly next". */
export interface Turn {
  round: number;
  leader: number;
  role: string;
  said: Said[];
}

export function readTurn(text: string): Turn {
  const [round = "0", leader = "0", role = "", ...said] = text.split(" ");
  return { round: Number(round), leader: Number(leader), role, said: said as Said[] };
}

export interface Nerve {
  brave: number;
  stood: number;
  out: number;
  cowardly: number;
}

/** How often a seat was brave, stood, was knocked out, and was cowardly. */
export function nerve(view: TableView, seat: number): Nerve {
  const said = view.turns.map((text) => readTurn(text).said[seat]);
  const count = (what: string): number => said.filter((one) => one === what).length;
  return { brave: count("brave") + count("out"), stood: count("brave"), out: count("out"), cowardly: count("cowardly") };
}

/** What each seat played in a round, in the order of its turns. */
export function played(view: TableView, round: number, seat: number): { role: string; how: string }[] {
  return view.turns
    .map(readTurn)
    .filter((turn) => turn.round === round && turn.said[seat] !== "next")
    .map((turn) => ({ role: turn.role, how: turn.said[seat] ?? "next" }));
}
