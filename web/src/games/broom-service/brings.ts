// What a choice in Broom Service would bring, in a line: the twin of words/previews/broom_service.py.

import type { Gain, Speech } from "../../words/speech";
import { cardDoes, does, forestDoes } from "./texts";

const MINUS = "−";

export function brings(speech: Speech, gain: Gain): string {
  if (gain.picks) return picks(speech, gain);
  if (gain.brave !== undefined) return claim(speech, gain);
  if (gain.card) return card(speech, gain);
  return gain.bolts === undefined ? "" : deed(speech, gain).join(", ");
}

/** What their number brings, whether it takes a tile, and which of them cost something. */
function picks(speech: Speech, gain: Gain): string {
  const parts = points(speech, gain.points ?? 0);
  if (gain.forest_tile) parts.push(spends(speech, gain.forest_tile));
  const found = Array.isArray(gain.bewitched) ? gain.bewitched : [];
  if (found.length) parts.push(bewitched(speech, found));
  return parts.join("; ");
}

function bewitched(speech: Speech, names: string[]): string {
  const roles = names.map((role) => speech.word("role", role, "the"));
  return speech.words.say("brings-bewitched-picks", { roles: speech.words.listed(roles) });
}

function spends(speech: Speech, tile: string): string {
  return speech.words.say("brings-spends", { tile: speech.word("forest-tile", tile, "long") });
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

/** What an expansion card does, or would do now, and what it counts at the end or no longer counts. */
function card(speech: Speech, gain: Gain): string {
  const { words } = speech;
  let text = cardDoes(gain.card ?? "", words);
  if (gain.pile) text = words.say("brings-card", { card: speech.word("card", gain.card ?? "", "long"), does: text });
  else if (!gain.possible) text = words.say("brings-impossible");
  for (const counted of points(speech, gain.end_points ?? 0)) {
    text = words.say("brings-both", { first: text, second: words.say("brings-at-end", { points: counted }) });
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
  parts.push(...forest(speech, gain), ...hill(speech, gain));
  // From a hill with a turbo broom one goes on before anything is delivered.
  if (gain.towers?.length && !gain.circles?.length) {
    const towers = gain.towers.map((tower) => speech.word("tower", tower, "long"));
    parts.push(words.say("brings-towers", { towers: words.listed(towers, "or") }));
  }
  if (gain.effect === "move") parts.push(words.say("brings-then-move"));
  else if (gain.effect === "delivery") parts.push(words.say("brings-then-delivery"));
  if (gain.gift) parts.push(words.say("brings-gift"));
  return parts;
}

/** A forest tile that would be found, or used: at once, or for a role more. */
function forest(speech: Speech, gain: Gain): string[] {
  const tile = gain.forest_tile;
  if (!tile) return [];
  if (gain.role) return [spends(speech, tile), ...(gain.bewitched ? [bewitched(speech, [gain.role])] : [])];
  // The tile that brings points has told them already.
  if (gain.others !== undefined) return gain.points ? [] : [forestDoes(tile, speech.words)];
  return [speech.words.say("brings-finds", { tile: speech.word("forest-tile", tile, "long") })];
}

/** Where a turbo broom would lead on to, or leads. */
function hill(speech: Speech, gain: Gain): string[] {
  if (gain.area) return [speech.words.say("brings-jump", speech.inForms("area", [[gain.area, {}]]))];
  if (!gain.circles) return [];
  if (!gain.circles.length) return [speech.words.say("brings-grounded")];
  const letters = gain.circles.map((name) => speech.word("circle", name));
  return [speech.words.say("brings-circles", { circles: speech.words.listed(letters, "or") })];
}

/** VP with their sign, if there are any. */
function points(speech: Speech, count: number): string[] {
  return count ? [(count > 0 ? "+" : MINUS) + speech.words.say("victory-points", { count: Math.abs(count) })] : [];
}
