// What is asked, as a sentence.

import type { Offer } from "../game";
import type { Facts } from "../../words/bundle";
import type { Speech } from "../../words/speech";
import { lacking, stackOf } from "./facts";
import { payments, room } from "./tray";
import type { BrewView } from "./view";
import { say } from "./words";

/** The question behind some offers; `self` says whose decision it is, `names` is everybody by seat. */
export function questionOf(view: BrewView, speech: Speech, offers: Offer[], self: Facts & { seat: number }, names: string[]): string {
  const { seat } = self;
  const [word = "", first = ""] = offers[0]?.text.split(" ") ?? [];
  const count = room(payments(offers));
  const stack = stackOf(view, view.role);
  const role = (name: string): string => speech.word("role", name, "the");
  const potion = stack ? speech.word("potion", stack, "the") : "";
  if (word === "lead")
    return offers.length > 1 ? say("page-brew-ask-lead", self) : say("page-brew-ask-lead-one", { ...self, role: role(first) });
  if (word === "brave" || word === "cowardly") return say("page-brew-ask-follow", { ...self, role: role(view.role ?? "") });
  if (word === "take") return say("page-brew-ask-take", { count });
  if (word === "sell") return say("page-brew-ask-sell", { count: offers[0]?.brings.gold ?? 0 });
  if (word === "take-gold") return say("page-brew-ask-take-gold", { count: offers[0]?.brings.gold ?? 0 });
  if (word === "fill-vials") return say("page-brew-ask-fill");
  if (word === "buy")
    return offers.filter((one) => one.text.startsWith("buy")).length > 1
      ? say("page-brew-ask-buy-any")
      : say("page-brew-ask-buy", { potion });
  if (word === "pay") return say("page-brew-ask-pay", { potion, count });
  if (word === "bottle") return say("page-brew-ask-bottle");
  if (word === "collect") return say("page-brew-ask-collect", { potion });
  if (word === "add" || word === "add-gold") return say("page-brew-ask-add", { potion, count: stack ? lacking(view, stack) : count });
  if (word === "lose")
    return say("page-brew-ask-lose", { ...self, count: view.seats[seat]?.owes || count, winner: names[view.brave ?? 0] ?? "" });
  return "";
}
