// What a piece of the journal has to tell, in the order in which it happened. Nothing here knows how it looks.

import { changing, heart, type Changes, type Heart } from "../../table/moments";
import type { Entry } from "../../words/speech";
import type { CardView } from "./view";

/** A card's potions come to a display, or a task does. */
export interface Gain {
  kind: "gain" | "task";
  seat: number;
  /** Potions by type, brave potions, points. */
  goods: Changes;
}

export type Moment = Heart | Gain;

/** What happened from a place in the journal on. The view is the one that the whole journal has led to. */
export function moments(journal: Entry[], from: number, view: CardView): Moment[] {
  const own = view.displays.map(({ potions, brave_potions, points }) => ({ ...potions, brave_potions, points }));
  const changes = changing(journal, from, own);
  const told: Moment[] = [];
  const common = heart(journal, from, told);
  for (const entry of journal.slice(from)) {
    common(entry);
    const goods = changes(entry);
    if (entry.seat === null || !goods) continue;
    told.push({ kind: entry.what.startsWith("brews ") ? "gain" : "task", seat: entry.seat, goods });
  }
  return told;
}
