// Words of this game on top of those of the page: the same names mean other things elsewhere.

import { sayOf } from "../../words/words.svelte";

export { number, signed } from "../../words/numbers";
export { capital, pair } from "../../words/words.svelte";

/** The text of a message in the language of the moment. */
export const say = sayOf("broom-service");
