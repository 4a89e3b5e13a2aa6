// What a piece of the journal has to tell, in the order in which it happened. Nothing here knows how it looks.

import { changing, heart, type Changes, type Heart } from "../../table/moments";
import type { Entry } from "../../words/speech";
import type { BroomView, Goods } from "./view";

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
  goods: Changes;
  /** The tower, the cloud's space or the mountain it is about. */
  tower: string;
  cloud: string;
  /** What kind of cloud it was. */
  sort: string;
}

export type Moment = Heart | Flies | Moves | Change;

/** What happened from a place in the journal on. The view is the one that the whole journal has led to. */
export function moments(journal: Entry[], from: number, view: BroomView): Moment[] {
  const changes = changing(journal, from, view.seats.map(owned));
  const told: Moment[] = [];
  const shared = heart(journal, from, told);
  for (const entry of journal.slice(from)) {
    shared(entry);
    const { seat, what } = entry;
    if (seat === null) continue;
    const [word = "", first = "", second = ""] = what.split(" ");
    if (word === "flies" || word === "jumps") told.push({ kind: "flies", seat, from: first, to: second, jump: word === "jumps" });
    const common = { kind: "moves", seat } as const;
    if (word === "finds") told.push({ ...common, thing: `forest-${first}`, area: second, pile: "", comes: true });
    if (word === "draws" || word === "puts-away")
      told.push({ ...common, thing: `card-${first}`, area: "", pile: second, comes: word === "draws" });
    const goods = changes(entry);
    if (!goods) continue;
    told.push({
      kind: "change",
      seat,
      goods,
      tower: word === "delivers" ? second : "",
      cloud: word === "lifts" ? first : "",
      sort: word === "lifts" ? second : "",
    });
  }
  return told;
}

function owned(goods: Goods): Record<string, number> {
  return { ...goods.resources, bolts: goods.bolts, amulets: goods.amulets.length, points: goods.points };
}
