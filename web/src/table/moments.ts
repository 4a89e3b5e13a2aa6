// What a piece of any game's journal has to tell: who speaks, who falls, when picks are locked, rounds, the end.

import type { Sound } from "../look/settings.svelte";
import type { Entry } from "../words/speech";
import { turnsBegun } from "./turn";

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

export type Heart = Speaks | { kind: "reveal" } | { kind: "round"; round: number } | { kind: "over" };

/** Give it one entry after another from a place in the journal on; it puts what they tell into a list. */
export function heart(journal: Entry[], from: number, told: { kind: string }[]): (entry: Entry) => void {
  let turn = turnsBegun(journal.slice(0, from));
  let last: Speaks | null = null;
  const put = (moment: Heart): void => void told.push(moment);
  return ({ seat, what }) => {
    const [word = "", first = "", stance = ""] = what.split(" ");
    if (word === "leads") turn += 1;
    if (word === "locked") put({ kind: "reveal" });
    else if (word === "round" && first !== "1") put({ kind: "round", round: Number(first) });
    else if (word === "game-over") put({ kind: "over" });
    if (seat === null) return;
    if (word === "leads" || word === "follows") {
      last = { kind: "speaks", seat, role: first, stance: stance as Stance, fallen: null, turn };
      put(last);
    } else if (word === "knocked-out" && last) last.fallen = seat;
  };
}

/** The sound of a moment, if it has one: of what everybody at the table sees, and of nothing else. */
export function soundOf(moment: { kind: string }): Sound | null {
  const told = moment as Heart;
  if (told.kind === "speaks") return told.fallen === null ? told.stance : "swept";
  if (told.kind === "reveal") return "reveal";
  return told.kind === "over" ? "end" : null;
}

/** By what a seat has, how much there was before and after something has happened. */
export type Changes = Partial<Record<string, [before: number, after: number]>>;

/** The same for what each has changed, if anything; `now` is what the seats have, to which all entries have led. */
export function changing(journal: Entry[], from: number, now: Record<string, number>[]): (entry: Entry) => Changes | null {
  const own = now.map((counts) => ({ ...counts }));
  const change = ({ seat, brings }: Entry, way: 1 | -1): Changes | null => {
    const has = own[seat ?? -1];
    if (!has || !brings) return null;
    const found: Changes = {};
    for (const [good, count] of Object.entries(brings)) {
      const before = has[good] ?? 0;
      has[good] = before + way * count;
      found[good] = [before, has[good]];
    }
    return found;
  };
  for (const entry of journal.slice(from)) change(entry, -1);
  return (entry) => change(entry, 1);
}
