// What a piece of the journal has to tell, in the order in which it happened. Nothing here knows how it looks.

import { differences, type Changes } from "../../parts/goods/goods";
import { before, heart, type Heart } from "../../table/moments";
import type { Entry } from "../../words/speech";
import { RESOURCES } from "./facts";
import type { Ground } from "./map";
import type { BroomView, Goods, Potion, Resource } from "./view";

type Good = Resource | "bolts" | "amulets" | "points";
export type Own = Record<Good, number>;

/** A pawn flies from area to area. */
export interface Flies {
  kind: "flies";
  seat: number;
  from: string;
  to: string;
  /** By turbo broom. */
  jump: boolean;
}

/** A forest tile or an expansion card goes from the map or a pile to a seat, or from a seat to a pile. */
export interface Moves {
  kind: "moves";
  seat: number;
  /** "forest-brave", "card-gossip" */
  thing: string;
  /** The forest it was found in, or the pile. */
  area: string;
  pile: string;
  comes: boolean;
}

/** A potion goes from a seat to a tower; a cloud lifts; or goods come and go otherwise. */
export interface Change {
  kind: "change";
  seat: number;
  goods: Changes<Good>;
  /** The tower, the cloud's space or the mountain it is about. */
  tower: string;
  cloud: string;
  /** What kind of cloud it was. */
  sort: string;
}

export type Moment = Heart | Flies | Moves | Change;

/** What happened from a place in the journal on. The view is the one that the whole journal has led to. */
export function moments(journal: Entry[], from: number, view: BroomView, ground: Ground): Moment[] {
  const now = before(journal, from, view.seats.map(owned), (own, what, way) => changed(own, what, way, ground));
  const told: Moment[] = [];
  const shared = heart(journal, from, told);
  for (const entry of journal.slice(from)) {
    shared(entry);
    const { seat, what } = entry;
    const own = seat === null ? undefined : now[seat];
    if (seat === null || !own) continue;
    const [word = "", first = "", second = ""] = what.split(" ");
    if (word === "flies" || word === "jumps") told.push({ kind: "flies", seat, from: first, to: second, jump: word === "jumps" });
    const common = { kind: "moves", seat } as const;
    if (word === "finds") told.push({ ...common, thing: `forest-${first}`, area: second, pile: "", comes: true });
    if (word === "draws" || word === "puts-away")
      told.push({ ...common, thing: `card-${first}`, area: "", pile: second, comes: word === "draws" });
    const after = changed(own, what, 1, ground);
    if (after === own) continue;
    now[seat] = after;
    told.push({
      kind: "change",
      seat,
      goods: differences(own, after),
      tower: word === "delivers" ? second : "",
      cloud: word === "lifts" ? first : "",
      sort: word === "lifts" ? second : "",
    });
  }
  return told;
}

function owned(goods: Goods): Own {
  return { ...goods.resources, bolts: goods.bolts, amulets: goods.amulets.length, points: goods.points };
}

/** What an entry adds to somebody's points. */
function pointsOf(what: string): number {
  const [word, first = "0", , points = "0", , bonus = "0"] = what.split(" ");
  if (word === "gains") return Number(first);
  if (word === "loses") return -Number(first);
  return word === "delivers" ? Number(points) + Number(bonus) : 0;
}

/** Goods with what an entry brings (1) or without it (-1). */
export function changed(own: Own, what: string, way: 1 | -1, ground: Ground): Own {
  const [word = "", first = "", second = "", , wands = "0"] = what.split(" ");
  const points = pointsOf(what);
  if (word === "delivers") {
    const colour = (ground.towers.get(second)?.colour ?? "orange") as Potion;
    return { ...own, [colour]: own[colour] - way, wand: own.wand + way * Number(wands), points: own.points + way * points };
  }
  if (word === "lifts") {
    const [, , , cost = "0", bolts = "0"] = what.split(" ");
    return { ...own, wand: own.wand - way * Number(cost), bolts: own.bolts + way * Number(bolts) };
  }
  if (word === "swaps") {
    const given = first as Resource;
    const got = second as Resource;
    return { ...own, [given]: own[given] - way, [got]: own[got] + way };
  }
  if (word === "amulet") return { ...own, amulets: own.amulets + way };
  if (points) return { ...own, points: own.points + way * points };
  if ((word !== "takes" && word !== "gives") || first === "nothing") return own;
  const next = { ...own };
  for (const name of what.split(" ").slice(1))
    if (RESOURCES.includes(name as Resource)) next[name as Resource] += word === "takes" ? way : -way;
  return next;
}
