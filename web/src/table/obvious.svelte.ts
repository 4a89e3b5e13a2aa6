// Where there is nothing else to choose and nothing to lose, the page answers for its person, once: whoever takes that back is
// asked, and so is whoever wants to confirm everything.

import { untrack } from "svelte";
import { settings } from "../look/settings.svelte";
import type { Choices } from "../games/game";
import type { Hands } from "./hands";
import type { TableModel } from "./model.svelte";

/** The tables, and how much had been told there when the page last answered. */
const answered = new Map<string, number>();

/** Answer what needs no thought; to be called while a dock is made. */
export function answerTheObvious(read: () => { model: TableModel; choices: Choices | null; hands: Hands }): void {
  $effect(() => {
    const { model, choices, hands } = read();
    const action = choices?.obvious;
    if (!action || settings().confirm || model.link !== "here") return;
    const seat = `${model.table} ${model.seat ?? ""}`;
    const told = model.journal.length;
    if ((answered.get(seat) ?? -1) >= told) return;
    answered.set(seat, told);
    untrack(() => hands.act(action));
  });
}
