// The chain of things that somebody may still do, from what is on the agenda.

import type { Speech } from "../../words/speech";
import type { BroomView } from "./view";

export interface Owed {
  /** The same step has the same key as long as it is owed. */
  key: string;
  seat: number;
  text: string;
}

/** Steps that are no more than the action of the role that was called. */
const PLAIN = ["brave", "cowardly", "hand-over"];

/** What is owed to whoever acts now, the next thing first; nothing where there is only one plain action. */
export function owed(view: BroomView, speech: Speech): Owed[] {
  const found: (Owed & { word: string })[] = [];
  view.agenda.forEach((step, at) => {
    const [word = "", seat = ""] = step.split(" ");
    const text = speech.step(step);
    if (text && /^\d+$/.test(seat)) found.unshift({ key: `${at} ${step}`, seat: Number(seat), text, word });
  });
  return found.length > 1 || found.some(({ word }) => !PLAIN.includes(word)) ? found : [];
}
