// What a piece of the journal has to tell, in the order in which it happened. Nothing here knows how it looks.

import { before, heart, type Heart } from "../../table/moments";
import type { Entry } from "../../words/speech";
import box from "./box.json";
import { colourPoints, taskPoints } from "./facts";
import type { CardView, Display } from "./view";

export interface Gain {
  kind: "gain";
  seat: number;
  potion: string;
  before: Display;
  after: Display;
}

export interface TaskTaken {
  kind: "task";
  seat: number;
  task: number;
  before: Display;
  after: Display;
}

export type Moment = Heart | Gain | TaskTaken;

/** What happened from a place in the journal on. The view is the one that the whole journal has led to. */
export function moments(journal: Entry[], from: number, view: CardView): Moment[] {
  const displays = before(journal, from, view.displays, changed);
  const told: Moment[] = [];
  const common = heart(journal, from, told);
  for (const entry of journal.slice(from)) {
    const { seat, what } = entry;
    const [word = "", ...rest] = what.split(" ");
    common(entry);
    if (seat === null) continue;
    if (word === "brews" || word === "fulfils") {
      const old = displays[seat];
      if (!old) continue;
      const after = changed(old, what, 1);
      displays[seat] = after;
      if (word === "brews") told.push({ kind: "gain", seat, potion: rest[0] ?? "", before: old, after });
      else told.push({ kind: "task", seat, task: Number(rest[0]), before: old, after });
    }
  }
  return told;
}

/** A display with what an entry brings (1) or without it (-1). */
function changed(display: Display, what: string, sign: 1 | -1): Display {
  const [word = "", first = "", count = "0", brave = "0"] = what.split(" ");
  if (word === "fulfils") {
    const task = Number(first);
    const tasks = sign > 0 ? [...display.tasks, task] : display.tasks.filter((one) => one !== task);
    return { ...display, tasks, points: display.points + sign * taskPoints(task) };
  }
  if (word !== "brews") return display;
  const had = display.potions[first] ?? 0;
  const has = had + sign * Number(count);
  return {
    ...display,
    potions: { ...display.potions, [first]: has },
    brave_potions: display.brave_potions + sign * Number(brave),
    points: display.points + colourPoints(has) - colourPoints(had) + sign * Number(brave) * box.score.brave,
  };
}
