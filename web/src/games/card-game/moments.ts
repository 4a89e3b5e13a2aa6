// What a piece of the journal has to tell, in the order in which it happened. Nothing here knows how it looks.

import type { Sound } from "../../look/settings.svelte";
import { turnsBegun } from "../../table/turn";
import type { Entry } from "../../words/speech";
import { sources } from "./facts";
import type { CardView, Display } from "./view";

export type Stance = "brave" | "cowardly";

export interface Speaks {
  kind: "speaks";
  seat: number;
  role: string;
  stance: Stance;
  /** Who falls because of it. */
  fallen: number | null;
  /** Turns are counted through the whole game; the stick shows the last one. */
  turn: number;
}

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

export type Moment = Speaks | Gain | TaskTaken | { kind: "reveal" } | { kind: "round"; round: number } | { kind: "over" };

/** What happened from a place in the journal on. The view is the one that the whole journal has led to. */
export function moments(journal: Entry[], from: number, view: CardView): Moment[] {
  const displays = before(journal, from, view);
  const told: Moment[] = [];
  let turn = turnsBegun(journal.slice(0, from));
  for (const { seat, what } of journal.slice(from)) {
    const [word = "", ...rest] = what.split(" ");
    if (word === "leads") turn += 1;
    if (word === "locked") told.push({ kind: "reveal" });
    else if (word === "round" && rest[0] !== "1") told.push({ kind: "round", round: Number(rest[0]) });
    else if (word === "game-over") told.push({ kind: "over" });
    if (seat === null) continue;
    if (word === "leads" || word === "follows") {
      told.push({ kind: "speaks", seat, role: rest[0] ?? "", stance: rest[1] as Stance, fallen: null, turn });
    } else if (word === "knocked-out") {
      const last = told.at(-1);
      if (last?.kind === "speaks") last.fallen = seat;
    } else if (word === "brews" || word === "fulfils") {
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

/** The displays as they were at that place: the present ones, with everything since taken away again. */
function before(journal: Entry[], from: number, view: CardView): Display[] {
  const displays = [...view.displays];
  for (let at = journal.length - 1; at >= from; at -= 1) {
    const { seat, what } = journal[at] ?? { seat: null, what: "" };
    const display = seat === null ? undefined : displays[seat];
    if (seat !== null && display) displays[seat] = changed(display, what, -1);
  }
  return displays;
}

/** A display with what an entry brings (1) or without it (-1). */
function changed(display: Display, what: string, sign: 1 | -1): Display {
  const [word = "", first = "", count = "0", brave = "0"] = what.split(" ");
  let then = display;
  if (word === "brews") {
    const potions = { ...display.potions, [first]: (display.potions[first] ?? 0) + sign * Number(count) };
    then = { ...display, potions, brave_potions: display.brave_potions + sign * Number(brave) };
  } else if (word === "fulfils") {
    const task = Number(first);
    then = { ...display, tasks: sign > 0 ? [...display.tasks, task] : display.tasks.filter((one) => one !== task) };
  } else return display;
  return { ...then, points: sources(then).reduce((sum, source) => sum + source.points, 0) };
}

/** The sound of a moment, if it has one: of what everybody at the table sees, and of nothing else. */
export function soundOf(moment: Moment): Sound | null {
  if (moment.kind === "speaks") return moment.fallen === null ? moment.stance : "swept";
  if (moment.kind === "reveal") return "reveal";
  return moment.kind === "over" ? "end" : null;
}
