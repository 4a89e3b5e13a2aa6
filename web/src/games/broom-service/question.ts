// What is asked, as a sentence.

import type { Facts } from "../../words/bundle";
import type { Speech } from "../../words/speech";
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
  if (words.has("do")) return say("page-broom-ask-first", { area: area(step[2] ?? "") });
  if (step[0] === "tile")
    return say("page-broom-ask-tile", { tile: say(`tile-${view.tiles[step[2] ?? ""] ?? "moves"}`), area: area(step[2] ?? "") });
  if (step[0] === "delivery") return say("page-broom-ask-delivery", { area: area(step[2] ?? "") });
  if (step[0] === "free-move") return say("page-broom-ask-free-move");
  if (step[0] === "free-delivery") return say("page-broom-ask-free-delivery");
  const stance = step[0] === "brave" ? "brave" : "cowardly";
  const kind = words.has("fly")
    ? "fly"
    : words.has("deliver")
      ? "deliver"
      : words.has("lift")
        ? "lift"
        : words.has("take")
          ? "take"
          : "other";
  return say("page-broom-ask-act", { role: role(view.role ?? ""), stance, kind });
}
