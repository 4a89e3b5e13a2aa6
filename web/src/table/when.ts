// What a moment of a game is called.

import { say } from "../words/words.svelte";
import type { Shown } from "./past.svelte";

/** Such as "Round 2, turn 3". */
export function when({ view, round, turn }: Pick<Shown, "view" | "round" | "turn">): string {
  if (view.over) return say("page-past-end");
  if (!round) return say("page-round-none");
  if (turn) return say("page-past-turn", { round, turn });
  return view.sealed === null ? say("entry-round", { round }) : say("page-past-picking", { round });
}
