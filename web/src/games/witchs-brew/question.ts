// What is asked, as a sentence.

import type { Offer } from "../game";
import type { Facts } from "../../words/bundle";
import type { Speech } from "../../words/speech";
import { lacking } from "./facts";
import { payments, room } from "./tray";
import type { BrewView } from "./view";
import { say } from "./words";

/** The question behind some offers; `self` says whose decision it is, `names` is everybody by seat. */
export function questionOf(view: BrewView, speech: Speech, offers: Offer[], self: Facts & { seat: number }, names: string[]): string {
  const [word = "", first = ""] = offers[0]?.text.split(" ") ?? [];
  const role = (name: string): string => speech.word("role", name, "the");
  if (word === "lead")
    return offers.length > 1 ? say("page-brew-ask-lead", self) : say("page-brew-ask-lead-one", { ...self, role: role(first) });
  if (word === "brave" || word === "cowardly") return say("page-brew-ask-follow", { ...self, role: role(view.role ?? "") });
  if (word === "buy" && offers.filter((one) => one.text.startsWith("buy")).length > 1) return say("page-brew-ask-buy-any");
  const stack = view.follows.called;
  const gold = offers[0]?.brings.gold ?? 0;
  const lacks = stack ? lacking(view, stack) : 0;
  const counts: Record<string, number> = { sell: gold, "take-gold": gold, add: lacks, "add-gold": lacks };
  return say(`page-brew-ask-${word === "add-gold" ? "add" : word}`, {
    ...self,
    potion: stack ? speech.word("potion", stack, "the") : "",
    count: counts[word] ?? (view.seats[self.seat]?.owes || room(payments(offers))),
    winner: names[view.brave ?? 0] ?? "",
  });
}
