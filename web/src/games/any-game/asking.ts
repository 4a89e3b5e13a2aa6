// What is asked of somebody in any game, and what an answer would bring and risk.

import { stillToSpeak } from "../../table/turns";
import { capital, say } from "../../words/words.svelte";
import type { Gain, Speech } from "../../words/speech";
import type { Choices, TableView } from "../game";

/** The question, which stands here as a heading; empty where nothing is asked. */
export function questionOf(view: TableView, choices: Choices | null, speech: Speech): string {
  if (!choices) return "";
  const { words } = speech;
  const { actions = [], pick, count = 0, fewest } = choices;
  if (pick)
    return (fewest ? words.say("ask-pick-between", { fewest, most: count }) : words.say("ask-pick", { count })).replace(/\s*:$/, "");
  if (actions.some((offer) => offer.text.startsWith("lead "))) return words.say("ask-lead");
  if (view.role && actions.some((offer) => offer.text === "brave"))
    return capital(words.say("ask-follow", { role: speech.word("role", view.role) }));
  return words.say("ask-any");
}

/** Who may still overtake; empty where the answer is no play. */
export function riskOf(view: TableView, { overtakers }: Gain, speech: Speech, seat: number | null): string {
  if (!overtakers) return "";
  const self = { who: speech.who(seat ?? -1), name: speech.name(seat ?? -1) };
  if (!overtakers.length) return say("page-risk-nobody", self);
  return say("page-risk-overtakers", { ...self, names: speech.names(overtakers), count: overtakers.length, after: stillToSpeak(view) });
}
