// What a cowardly play may be used for in place of its action: tiles, cards, the tops of piles, what the event offers.

import type { Gain, Speech } from "../../words/speech";
import box from "./box.json";
import { cardIcon, FOREST_ICONS } from "./drawn";
import { eventNow } from "./facts";
import type { BroomView, PileName } from "./view";
import { pair, say } from "./words";

interface Other {
  label: string;
  icon: string;
  draws: boolean;
}

export function othersOf(gain: Gain, view: BroomView, speech: Speech): Other[] {
  const found = (gain.instead ?? []).map((text): Other => {
    const [word = "", name = ""] = text.split(" ");
    const draws = word === "draw";
    const card = draws ? (view.piles?.[name as PileName].at(-1) ?? "") : name;
    const tile = word === "tile";
    const thing = tile ? speech.word("forest-tile", name, "long") : speech.word("card", card, "long");
    const icon = tile ? (FOREST_ICONS[name] ?? "star") : cardIcon(card);
    return { label: say(draws ? "page-broom-draw" : "page-broom-use", { thing, card: thing }), icon, draws };
  });
  // Both piles may have the same card on top.
  return [...new Map(found.map((one) => [one.label, one])).values()];
}

/** What the event of the round offers whoever is cowardly. */
export function eventOffers(gain: Gain, view: BroomView): string {
  if (gain.brave !== false) return "";
  const event = eventNow(view);
  if (event === "black-market") return say("page-plus", { points: say("victory-points", { count: box["black-market"].points }) });
  return event === "black-distillery" ? say("page-broom-any-one") : "";
}

/** All of it in words. */
export function insteadTold(gain: Gain, view: BroomView, speech: Speech): string {
  const all = [...othersOf(gain, view, speech).map((one) => one.label), eventOffers(gain, view)].filter(Boolean);
  return all.length ? pair(say("page-broom-instead"), speech.words.listed(all, "or")) : "";
}
