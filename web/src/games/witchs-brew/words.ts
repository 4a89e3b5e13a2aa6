// Words of this game on top of those of the page: the same names mean other things elsewhere.

import type { Facts } from "../../words/bundle";
import { words } from "../../words/words.svelte";

export { capital, pair } from "../../words/words.svelte";

/** The text of a message in the language of the moment. */
export function say(id: string, facts: Facts = {}): string {
  return words("witchs-brew").say(id, facts);
}
