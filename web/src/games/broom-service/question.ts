// What is asked, as a sentence.

import type { Facts } from "../../words/bundle";
import type { Speech } from "../../words/speech";
import box from "./box.json";
import type { Deed } from "./play.svelte";
import type { BroomView } from "./view";
import { say } from "./words";

/** The question behind some offers; `self` says whose decision it is. */
export function questionOf(view: BroomView, speech: Speech, deeds: Deed[], self: Facts, seat: number): string {
  const words = new Set(deeds.map((deed) => deed.word));
  const role = (name: string): string => speech.word("role", name, "the");
  const step = (view.agenda.at(-1) ?? "").split(" ");
  const area = (name: string): string => speech.word("area", name, "long");
  if (words.has("lead")) {
    const roles = new Set(deeds.map((deed) => deed.text.split(" ")[1] ?? ""));
    return roles.size > 1 ? say("page-broom-ask-lead", self) : say("page-broom-ask-lead-one", { ...self, role: role([...roles][0] ?? "") });
  }
  if (words.has("brave")) return say("page-broom-ask-follow", { ...self, role: role(view.role ?? "") });
  if (words.has("fist")) return say("page-broom-ask-fist", self);
  if (view.sealed === "works") return say(words.has("hand-in") ? "page-broom-ask-works" : "page-broom-ask-works-not", self);
  if (words.has("give")) return say("page-broom-ask-give", { ...self, count: view.seats[seat]?.owes ?? 0 });
  if (view.sealed === "extra-card") return say("page-broom-ask-extra", { ...self, tile: speech.word("forest-tile", "card", "long") });
  if (step[0] === "jump") return say("page-broom-ask-jump", { area: area(step[2] ?? "") });
  if (step[0] === "anywhere") return say("page-broom-ask-anywhere", { tile: say("hill-anywhere"), area: area(step[2] ?? "") });
  if (step[0] === "gift") return say("page-broom-ask-gift", self);
  if (step[0] === "two-potions") return say("page-broom-ask-two-potions", { count: box["forest-tile"].potions.potions });
  if (step[0] === "effect") return say("page-broom-ask-card", { card: speech.word("card", step[2] ?? "", "long"), kind: kindOf(words) });
  if (step[0] === "swap") return say("page-broom-ask-swap", { count: Number(step[2] ?? 0) });
  if (step[0] === "put-away") return say("page-broom-ask-under", { card: speech.word("card", step[2] ?? "", "long") });
  if (step[0] === "shift") return say("page-broom-ask-shift", { role: role(view.role ?? ""), kind: kindOf(words) });
  if (words.has("do")) return say("page-broom-ask-first", { area: area(step[2] ?? "") });
  if (step[0] === "tile")
    return say("page-broom-ask-tile", { tile: say(`tile-${view.tiles[step[2] ?? ""] ?? "moves"}`), area: area(step[2] ?? "") });
  if (step[0] === "delivery") return say("page-broom-ask-delivery", { area: area(step[2] ?? "") });
  if (step[0] === "free-move") return say("page-broom-ask-free-move");
  if (step[0] === "free-delivery") return say("page-broom-ask-free-delivery");
  const stance = step[0] === "brave" ? "brave" : "cowardly";
  return say("page-broom-ask-act", { role: role(view.role ?? ""), stance, kind: kindOf(words) });
}

function kindOf(words: Set<string>): string {
  return ["fly", "deliver", "lift", "take"].find((word) => words.has(word)) ?? "other";
}
