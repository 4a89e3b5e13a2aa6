// The course of a game: everybody's points after each round, from what everybody was told.

import type { Entry } from "../../words/speech";
import box from "./box.json";

/** What an entry adds to somebody's points. */
export function pointsOf(what: string): number {
  const [word, first = "0", , points = "0", , bonus = "0"] = what.split(" ");
  if (word === "gains") return Number(first);
  if (word === "loses") return -Number(first);
  return word === "delivers" ? Number(points) + Number(bonus) : 0;
}

/** By seat, the points at the start and after each round; the last with what was scored at the end. */
export function course(journal: Entry[], players: number): number[][] {
  const points = new Array<number>(players).fill(box.start.points);
  const found: number[][] = Array.from({ length: players }, () => []);
  const note = (): void => points.forEach((sum, seat) => found[seat]?.push(sum));
  for (const { seat, what } of journal) {
    if (what.startsWith("round ")) note();
    if (seat !== null) points[seat] = (points[seat] ?? 0) + pointsOf(what);
  }
  note();
  return found;
}
