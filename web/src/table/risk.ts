// What whoever is brave dares, in words: whom it would knock out, and who may still overtake.

import type { TableView } from "../games/game";
import type { Facts } from "../words/bundle";
import { mark } from "../words/marked";
import type { Gain, Speech } from "../words/speech";
import { say } from "../words/words.svelte";

/** What whoever is cowardly has for certain, which may be nothing, and who stays brave by it. */
export function safe({ brave }: TableView, idle = false): string {
  if (brave === null) return say(idle ? "page-risk-safe.idle" : "page-risk-safe");
  return say(idle ? "page-risk-stays.idle" : "page-risk-stays", { name: mark(brave) });
}

/** How it is told: what else is known of somebody who may overtake, and a game's own sentence. */
interface Telling {
  known?: (seat: number) => string;
  tell?: (facts: Facts) => string;
}

const TELL = (facts: Facts): string => say("page-risk-overtakers", facts);

/** Who may still overtake the seat that is asked; empty where an answer is nothing that could be overtaken. */
export function risk({ overtakers, after = 0 }: Gain, speech: Speech, seat: number | null, { known, tell = TELL }: Telling = {}): string {
  if (!overtakers) return "";
  const self = { who: speech.who(seat ?? -1), name: speech.name(seat ?? -1) };
  if (!overtakers.length) return say("page-risk-nobody", self);
  const names = overtakers.map((one) => (known ? `${mark(one)} (${known(one)})` : mark(one)));
  return tell({ ...self, names: speech.words.listed(names), count: overtakers.length, after });
}

/** The same behind whom it would knock out; where nothing is chosen yet, as if nobody came after. */
export function dared(gain: Gain = { overtakers: [] }, speech: Speech, seat: number | null, telling: Telling): string {
  const out = gain.knocks_out ?? null;
  return [out === null ? "" : say("page-risk-knocks-out", { name: mark(out) }), risk(gain, speech, seat, telling)]
    .filter(Boolean)
    .join(" ");
}
