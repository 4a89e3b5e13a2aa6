// What a choice in the card game would bring, in a line: the twin of words/previews/card_game.py.

import type { Gain, Speech } from "../../words/speech";

export function brings(speech: Speech, gain: Gain): string {
  if (gain.potion === undefined) return "";
  const { words } = speech;
  const potions = speech.word("role", gain.potion, "potions", { count: gain.potions ?? 0 });
  const points = "+" + words.say("victory-points", { count: gain.points ?? 0 });
  let text = words.say("brings-cowardly", { potions, points });
  if (gain.brave_potions) {
    const brave = words.say("brave-potions", { count: gain.brave_potions });
    text = words.say("brings-brave", { potions, brave, points });
  }
  const tasks = (gain.completes ?? []).map(String);
  if (!tasks.length) return text;
  const enough = words.say("brings-task", { tasks: words.listed(tasks), count: tasks.length });
  return words.say("brings-both", { first: text, second: enough });
}
