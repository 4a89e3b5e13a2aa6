// How much of something there is more or less since one last decided, in words.

import { signed } from "../words/numbers";
import { say } from "../words/words.svelte";

export const sinceText = (by: number): string => say("page-since", { change: signed(by) });
