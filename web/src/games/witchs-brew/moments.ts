// What a piece of the journal has to tell, in the order in which it happened. Nothing here knows how it looks.

import { changing, heart, type Changes, type Heart } from "../../table/moments";
import type { Entry } from "../../words/speech";
import type { BrewView, Goods } from "./view";

/** Goods that somebody gets or gives; where they come from or go to, if not the supply. */
export interface Change {
  kind: "change";
  seat: number;
  goods: Changes;
  /** The shelf they go to. */
  to: "gold-shelf" | "ingredient-shelf" | null;
}

/** Somebody takes a potion card. */
export interface Taken {
  kind: "taken";
  seat: number;
  stack: string;
  points: Changes[string];
  raven: boolean;
}

export type Moment = Heart | Change | Taken;

/** What happened from a place in the journal on. The view is the one that the whole journal has led to. */
export function moments(journal: Entry[], from: number, view: BrewView): Moment[] {
  const changes = changing(journal, from, view.seats.map(owned));
  const told: Moment[] = [];
  const common = heart(journal, from, told);
  for (const entry of journal.slice(from)) {
    common(entry);
    const { seat, what } = entry;
    const goods = changes(entry);
    if (seat === null || !goods) continue;
    const [word = "", stack = "", , , mark] = what.split(" ");
    if (word === "brews") told.push({ kind: "taken", seat, stack, points: goods.points, raven: mark === "raven" });
    else told.push({ kind: "change", seat, goods, to: shelfOf(word) });
  }
  return told;
}

function shelfOf(word: string): Change["to"] {
  if (word === "loses-gold" || word === "adds-gold") return "gold-shelf";
  return word === "loses" || word === "adds" ? "ingredient-shelf" : null;
}

function owned({ ingredients, gold, vials, points }: Goods): Record<string, number> {
  return { ...ingredients, gold, vials, points };
}
