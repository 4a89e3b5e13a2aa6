// What is asked, as a sentence.

import type { Facts } from "../../words/bundle";
import type { Speech } from "../../words/speech";
import box from "./box.json";
import type { Deed } from "./play.svelte";
import type { BroomView } from "./view";
import { say } from "./words";

/** The question behind some offers; `self` says whose decision it is. Each step that asks has a message called like it. */
export function questionOf(view: BroomView, speech: Speech, deeds: Deed[], self: Facts & { seat: number }): string {
  const words = new Set(deeds.map((deed) => deed.word));
  const role = (name: string): string => speech.word("role", name, "the");
  if (words.has("lead")) {
    const roles = new Set(deeds.map((deed) => deed.text.split(" ")[1] ?? ""));
    return roles.size > 1 ? say("page-broom-ask-lead", self) : say("page-broom-ask-lead-one", { ...self, role: role([...roles][0] ?? "") });
  }
  if (words.has("brave")) return say("page-broom-ask-follow", { ...self, role: role(view.role ?? "") });
  if (words.has("fist")) return say("page-broom-ask-fist", self);
  if (view.sealed === "works") return say(words.has("hand-in") ? "page-broom-ask-works" : "page-broom-ask-works-not", self);
  if (view.sealed === "extra-card") return say("page-broom-ask-extra", { ...self, tile: speech.word("forest-tile", "card", "long") });
  const [step = "", , about = ""] = (view.agenda.at(-1) ?? "").split(" ");
  const counts: Record<string, number> = {
    "hand-over": view.seats[self.seat]?.owes ?? 0,
    "two-potions": box["forest-tile"].potions.potions,
    swap: Number(about),
  };
  return say(`page-broom-ask-${step === "brave" || step === "cowardly" ? "act" : step}`, {
    ...self,
    stance: step,
    role: role(view.role ?? ""),
    kind: ["fly", "deliver", "lift", "take"].find((word) => words.has(word)) ?? "other",
    area: speech.word("area", about, "long"),
    card: speech.word("card", about, "long"),
    tile: say(step === "anywhere" ? "hill-anywhere" : `tile-${view.tiles[about] ?? "moves"}`),
    count: counts[step] ?? 0,
  });
}
