// What a piece of the journal has to tell, in the order in which it happened. Nothing here knows how it looks.

import { differences, type Changes } from "../../parts/goods/goods";
import { before, heart, type Heart } from "../../table/moments";
import type { Entry } from "../../words/speech";
import type { BrewView, Colour, Goods } from "./view";

type Good = Colour | "gold" | "vials" | "points";
type Own = Record<Good, number>;

/** Goods that somebody gets or gives; where they come from or go to, if not the supply. */
export interface Change {
  kind: "change";
  seat: number;
  goods: Changes<Good>;
  /** The shelf they go to. */
  to: "gold-shelf" | "ingredient-shelf" | null;
}

/** Somebody takes a potion card. */
export interface Taken {
  kind: "taken";
  seat: number;
  stack: string;
  points: [before: number, after: number];
  raven: boolean;
}

export type Moment = Heart | Change | Taken;

/** What happened from a place in the journal on. The view is the one that the whole journal has led to. */
export function moments(journal: Entry[], from: number, view: BrewView): Moment[] {
  const now = before(journal, from, view.seats.map(owned), changed);
  const told: Moment[] = [];
  const common = heart(journal, from, told);
  for (const entry of journal.slice(from)) {
    common(entry);
    const { seat, what } = entry;
    const own = seat === null ? undefined : now[seat];
    if (seat === null || !own) continue;
    const after = changed(own, what, 1);
    if (after === own) continue;
    now[seat] = after;
    const [word = "", stack = "", , , mark] = what.split(" ");
    if (word === "brews") told.push({ kind: "taken", seat, stack, points: [own.points, after.points], raven: mark === "raven" });
    else told.push({ kind: "change", seat, goods: differences(own, after), to: shelfOf(word) });
  }
  return told;
}

function shelfOf(word: string): Change["to"] {
  if (word === "loses-gold" || word === "adds-gold") return "gold-shelf";
  return word === "loses" || word === "adds" ? "ingredient-shelf" : null;
}

function owned({ ingredients, gold, vials, points }: Goods): Own {
  return { ...ingredients, gold, vials, points };
}

const GOLD: Record<string, 1 | -1> = { earns: 1, spends: -1, "loses-gold": -1, "adds-gold": -1 };
const BAGS: Record<string, 1 | -1> = { takes: 1, gives: -1, loses: -1, adds: -1 };

/** Goods with what an entry brings (1) or without it (-1). */
function changed(own: Own, what: string, way: 1 | -1): Own {
  const [word = "", ...rest] = what.split(" ");
  const gold = GOLD[word];
  const bag = BAGS[word];
  if (gold) return { ...own, gold: own.gold + way * gold * Number(rest[0]) };
  if (word === "fills") return { ...own, vials: own.vials + way * Number(rest[0]), points: own.points + way * Number(rest[0]) };
  if (word === "brews") return { ...own, points: own.points + way * Number(rest[2]) };
  if (!bag || rest[0] === "nothing") return own;
  const next = { ...own };
  for (const name of rest) next[name as Colour] += way * bag;
  return next;
}
