// What is asked of somebody in any game.

import { capital } from "../../words/words.svelte";
import type { Speech } from "../../words/speech";
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
