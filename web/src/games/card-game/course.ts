// The course of a game: everybody's points after each round, from what everybody was told.

import type { Entry } from "../../words/speech";
import box from "./box.json";
import { colourPoints, taskPoints } from "./facts";

/** By seat, the points at the start and after each round. */
export function course(journal: Entry[], players: number): number[][] {
  const potions = Array.from({ length: players }, () => new Map<string, number>());
  const extra = new Array<number>(players).fill(0);
  const found: number[][] = Array.from({ length: players }, () => []);

  const note = (): void => {
    for (let seat = 0; seat < players; seat += 1) {
      const colours = [...(potions[seat]?.values() ?? [])].reduce((sum, count) => sum + colourPoints(count), 0);
      found[seat]?.push(colours + (extra[seat] ?? 0));
    }
  };

  for (const { seat, what } of journal) {
    const [word, first = "", count = "0", brave = "0"] = what.split(" ");
    if (word === "round") note();
    if (seat === null) continue;
    if (word === "brews") {
      const own = potions[seat];
      own?.set(first, (own.get(first) ?? 0) + Number(count));
      extra[seat] = (extra[seat] ?? 0) + Number(brave) * box.score.brave;
    }
    if (word === "fulfils") {
      extra[seat] = (extra[seat] ?? 0) + taskPoints(Number(first));
    }
  }
  note();
  return found;
}
