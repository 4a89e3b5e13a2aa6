// The course of a game: everybody's points after each round, from what everybody was told.

import type { Entry } from "../../words/speech";

/** By seat, the points at the start and after each round. */
export function course(journal: Entry[], players: number): number[][] {
  const points = new Array<number>(players).fill(0);
  const found: number[][] = Array.from({ length: players }, () => []);
  const note = (): void => points.forEach((sum, seat) => found[seat]?.push(sum));
  for (const { seat, what } of journal) {
    const [word, first = "0", , worth = "0"] = what.split(" ");
    if (word === "round") note();
    if (seat === null) continue;
    if (word === "fills") points[seat] = (points[seat] ?? 0) + Number(first);
    if (word === "brews") points[seat] = (points[seat] ?? 0) + Number(worth);
  }
  note();
  return found;
}
