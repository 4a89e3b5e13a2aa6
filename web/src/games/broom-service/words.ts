// Words of this game on top of those of the page: the same names mean other things elsewhere.

import { sayOf } from "../../words/words.svelte";

export { capital, pair } from "../../words/words.svelte";

/** The text of a message in the language of the moment. */
export const say = sayOf("broom-service");

const MINUS = "−";

/** A number with its sign; nothing has none. */
export function signed(count: number): string {
  return `${count > 0 ? "+" : count ? MINUS : ""}${Math.abs(count)}`;
}

/** A number that may be less than nothing, as it is printed. */
export function number(count: number): string {
  return count < 0 ? `${MINUS}${-count}` : String(count);
}
