// Words of this game on top of those of the page: the same names mean other things elsewhere.

import type { Facts } from "../../words/bundle";
import { words } from "../../words/words.svelte";

/** The text of a message in the language of the moment. */
export function say(id: string, facts: Facts = {}): string {
  return words("broom-service").say(id, facts);
}

/** What something is called, and what is said of it: each language puts its colon in its own way. */
export function pair(first: string, second: string): string {
  return say("page-broom-pair", { first, second });
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

const MINUS = "−";

/** A number with its sign; nothing has none. */
export function signed(count: number): string {
  return `${count > 0 ? "+" : count ? MINUS : ""}${Math.abs(count)}`;
}

/** A number that may be less than nothing, as it is printed. */
export function number(count: number): string {
  return count < 0 ? `${MINUS}${-count}` : String(count);
}
