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
export function soundOf(moment: Heart): Sound | null {
  if (moment.kind === "speaks") return moment.fallen === null ? moment.stance : "swept";
  if (moment.kind === "reveal") return "reveal";
  return moment.kind === "over" ? "end" : null;
}
