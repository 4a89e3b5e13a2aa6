// What a choice in Broom Service would bring, in a line: the twin of words/previews_broom_service.py.

import type { Gain, Speech } from "../../words/speech";
import { does } from "./texts";

const MINUS = "−";

export function brings(speech: Speech, gain: Gain): string {
  if (gain.picks) return picks(speech, gain);
  if (gain.role) return claim(speech, gain);
  return gain.bolts === undefined ? "" : deed(speech, gain).join(", ");
}

/** What their number brings, and which of them cost something. */
function picks(speech: Speech, gain: Gain): string {
  const parts = points(speech, gain.points ?? 0);
  const bewitched = (gain.bewitched ?? []).map((role) => speech.word("role", role, "the"));
  if (bewitched.length) parts.push(speech.words.say("brings-bewitched-picks", { roles: speech.words.listed(bewitched) }));
  return parts.join("; ");
}

/** What a role does if it is brave or cowardly, and what that costs. */
function claim(speech: Speech, gain: Gain): string {
  const { words } = speech;
  let text = gain.possible ? does(gain.role ?? "", !!gain.brave, words) : words.say("brings-impossible");
  for (const lost of points(speech, gain.points ?? 0)) {
    text = words.say("brings-both", { first: text, second: words.say("brings-bewitched", { points: lost }) });
  }
  return text;
}

/** All that would change, each with its sign; then what would follow. */
function deed(speech: Speech, gain: Gain): string[] {
  const { words } = speech;
  const parts = Object.entries(gain.resources ?? {})
    .filter(([, count]) => count)
    .map(([name, count = 0]) => (count > 0 ? "+" : MINUS) + speech.word("resource", name, "counted", { count: Math.abs(count) }));
  parts.push(...points(speech, gain.points ?? 0));
  if (gain.bolts) parts.push(`+${words.say("bolts-counted", { count: gain.bolts })}`);
  if (gain.amulet) {
    parts.push(`+${words.say("amulets-counted", { count: 1 })}`, words.say("brings-tile", { tile: speech.word("tile", gain.tile ?? "") }));
  }
  if (gain.towers?.length) {
    const towers = gain.towers.map((tower) => speech.word("tower", tower, "long"));
    parts.push(words.say("brings-towers", { towers: words.listed(towers, "or") }));
  }
  if (gain.effect === "move") parts.push(words.say("brings-then-move"));
  else if (gain.effect === "delivery") parts.push(words.say("brings-then-delivery"));
  return parts;
}

/** VP with their sign, if there are any. */
function points(speech: Speech, count: number): string[] {
  return count ? [(count > 0 ? "+" : MINUS) + speech.words.say("victory-points", { count: Math.abs(count) })] : [];
}
