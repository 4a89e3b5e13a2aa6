// What a choice in Witch's Brew would bring, in a line: the twin of words/previews/witchs_brew.py.

import type { Speech } from "../../words/speech";

/** Goods and points, as the game's preview tells them. */
export interface BrewGain {
  role?: string;
  full?: boolean;
  gold?: number;
  ingredients?: Record<string, number>;
  any?: number;
  vials?: number;
  points?: number;
  card?: string | null;
  raven?: boolean;
  spell?: string;
  spared?: number;
  losses?: number[];
  missing?: number;
  possible?: boolean;
  /** Those who could overtake and could do nothing with it; and the cauldron that a favour uncovers. */
  unable?: number[];
  leaves?: string | null;
}

const MINUS = "−";

export function brings(speech: Speech, gain: BrewGain): string {
  const { words } = speech;
  if (gain.gold === undefined) return "";
  if (gain.possible === false) return words.say("brings-impossible");
  if (gain.spared !== undefined) return words.say("brings-spared", { count: gain.spared });
  if (gain.spell === "optio") return words.say("brings-any-cauldron");
  if (gain.losses) return shelf(speech, gain, gain.losses);
  const parts = goods(speech, gain);
  if (gain.points) parts.push(`+${points(speech, gain)}`);
  if (gain.missing) parts.push(words.say("brings-missing", { count: gain.missing }));
  return parts.join(", ");
}

/** All that would change hands, each with its sign. */
function goods(speech: Speech, gain: BrewGain): string[] {
  const signed = (count: number): string => (count > 0 ? "+" : MINUS);
  const parts = Object.entries(gain.ingredients ?? {})
    .filter(([, count]) => count)
    .map(([name, count]) => signed(count) + speech.word("ingredient", name, "counted", { count: Math.abs(count) }));
  for (const kind of ["any", "gold", "vials"] as const) {
    const count = gain[kind] ?? 0;
    if (count) parts.push(signed(count) + speech.words.say(`${kind}-counted`, { count: Math.abs(count) }));
  }
  return parts;
}

/** The points, those of a potion card perhaps with its raven. */
function points(speech: Speech, gain: BrewGain): string {
  const text = speech.words.say("victory-points", { count: gain.points ?? 0 });
  return gain.raven ? speech.words.say("brings-raven", { points: text }) : text;
}

/** What the others would lose, and whether that is enough for the card. */
function shelf(speech: Speech, gain: BrewGain, losses: number[]): string {
  const kind = gain.card?.startsWith("gold") ? "gold" : "ingredients";
  const lost = speech.words.say(`${kind}-counted`, { count: losses.reduce((sum, one) => sum + one, 0) });
  return speech.words.say("brings-shelf", { losses: lost, missing: gain.missing ?? 0, points: points(speech, gain) });
}
