// What everything on the table is, in words: from what the viewer is shown and from the box, and from nothing else.

import { GoodsTips } from "../../parts/goods/tips";
import type { TipText } from "../../parts/tip.svelte";
import { mark } from "../../words/marked";
import box from "./box.json";
import { barredNow, COLOURS, isShelf, lacking, left, lying, ravensOf, roleOf, STACKS, takenOf, unseen, type Card } from "./facts";
import { does, spellDoes } from "./texts";
import type { BrewView, Colour, Stack } from "./view";
import { capital, pair, say } from "./words";

const RULES = { brave: "wb-leader-full", cowardly: "wb-favour-at-once", follow: "wb-full-or-favour" };

export class BrewTips extends GoodsTips<BrewView> {
  readonly own = { name: "brew", say, does, rules: RULES };

  /** What a card costs, in words. */
  private price(card: Card): string {
    if (card.stack === "gold-shelf") return say("gold-counted", { count: card.price });
    if (isShelf(card.stack)) return say("page-brew-any-long", { count: card.price });
    const wanted = COLOURS.filter((colour) => card.needs[colour]);
    return this.list(wanted.map((colour) => this.speech.word("ingredient", colour, "counted", { count: card.needs[colour] ?? 0 })));
  }

  private card(card: Card): string {
    const points = card.raven ? say("brings-raven", { points: this.points(card.points) }) : this.points(card.points);
    return say("page-brew-tip-card", { price: this.price(card), points });
  }

  /** A role: its two halves, what they would bring now, and whether it is barred. */
  role(role: string, { past = "", note = "" }: { past?: string; note?: string } = {}): TipText {
    const { view } = this;
    const { viewer } = view;
    const lines = note ? [note] : [];
    if (past) lines.push(past);
    lines.push(say("page-brew-tip-full", { does: does(role, true) }), say("page-brew-tip-favour", { does: does(role, false) }));
    const now = view.follows.halves?.[role];
    if (!past && viewer !== null && now) {
      const [full, favour] = [this.speech.brings(now.full), this.speech.brings(now.favour)];
      lines.push(say("page-brew-tip-now", { who: this.speech.who(viewer), name: mark(viewer), full, favour }));
    }
    if (barredNow(view).includes(role)) lines.push(say("page-brew-tip-barred"));
    return { title: capital(this.speech.word("role", role, "long")), lines, rule: this.rule(role), people: this.people };
  }

  private rule(role: string): string {
    const rules: Record<string, string> = {
      alchemist: "wb-alchemist",
      "fortune-teller": "wb-fortune-teller",
      assistant: "wb-assistant",
      wizard: "wb-brewer-full",
      witch: "wb-brewer-full",
      druid: "wb-brewer-full",
      warlock: "wb-warlock-full",
      cutpurse: "wb-cutpurse-share",
      "begging-monk": "wb-monk-share",
    };
    return rules[role] ?? "wb-collector-full";
  }

  stack(stack: Stack): TipText {
    const [card, ...rest] = left(this.view, stack);
    const title = capital(this.speech.word("potion", stack, "long"));
    const who = say(isShelf(stack) ? "page-brew-tip-shelf-role" : "page-brew-tip-stack-role", {
      role: this.speech.word("role", roleOf(stack), "the"),
    });
    if (!card) return { title, lines: [say("page-brew-empty")], rule: "wb-stacks" };
    const lines = [this.card(card), who];
    if (isShelf(stack)) {
      lines.push(say("page-brew-shelf-now", { have: lying(this.view, stack), count: lacking(this.view, stack) }));
    }
    lines.push(say("page-brew-stack-how", { count: rest.length + 1 }));
    return { title, lines, rows: rest.map((one) => this.card(one)), rule: isShelf(stack) ? "wb-shelf-take" : "wb-brewer-full" };
  }

  book(): TipText {
    const { view } = this;
    const spell = view.books[0];
    const known = view.books.slice(1).flatMap((one) => (one ? [this.speech.word("spell", one)] : []));
    const lines = spell ? [`${capital(spellDoes(spell))}.`] : [];
    lines.push(say("page-brew-books-how"));
    if (known.length) lines.push(say("page-brew-tip-known", { spells: this.list(known) }));
    const hidden = unseen(view);
    if (hidden.length) lines.push(say("page-brew-tip-unseen", { spells: this.list(hidden.map((one) => this.speech.word("spell", one))) }));
    return { title: spell ? this.speech.word("spell", spell) : say("page-brew-book"), lines, rule: "wb-book-turns" };
  }

  /** How near the end is, and who has brought it there. */
  ravens(seat?: number): TipText {
    const { view } = this;
    const rows = view.seats.map((goods, one) => pair(mark(one), say("ravens-counted", { count: ravensOf(goods) })));
    const title = say("page-brew-ravens", { count: view.ravens, most: box.game.ravens });
    const own = seat === undefined ? rows : [rows[seat] ?? ""];
    return { title, lines: [say("page-brew-tip-ravens", { sets: box.game.sets })], rows: own, rule: "wb-end", people: this.people };
  }

  barred(): TipText {
    const roles = this.list(barredNow(this.view).map((role) => this.speech.word("role", role, "the")));
    return { title: say("page-brew-barred"), lines: [roles, say("page-brew-tip-barred")], rule: "wb-barred" };
  }

  ingredient(seat: number, colour: Colour): TipText {
    const count = this.view.seats[seat]?.ingredients[colour] ?? 0;
    const title = pair(mark(seat), this.speech.word("ingredient", colour, "counted", { count }));
    const lines = [capital(this.speech.word("ingredient", colour, "long")) + ".", say("page-brew-tip-ingredient")];
    return { title, lines, rule: "wb-brewer-full", people: this.people };
  }

  gold(seat: number): TipText {
    const count = this.view.seats[seat]?.gold ?? 0;
    const lines = [say("page-brew-tip-gold", { more: box.brewer.favour_gold })];
    return { title: pair(mark(seat), say("gold-counted", { count })), lines, rule: "wb-brewer-favour", people: this.people };
  }

  vials(seat: number): TipText {
    const count = this.view.seats[seat]?.vials ?? 0;
    return {
      title: pair(mark(seat), say("vials-counted", { count })),
      lines: [say("page-brew-tip-vials")],
      rule: "wb-score",
      people: this.people,
    };
  }

  /** The potion cards somebody has taken. */
  potions(seat: number): TipText {
    const goods = this.view.seats[seat];
    const rows = STACKS.filter((stack) => goods && takenOf(goods, stack)).map((stack) =>
      pair(capital(this.speech.word("potion", stack, "long")), String(takenOf(goods!, stack))),
    );
    const title = say("page-brew-tip-potions", { name: mark(seat) });
    return { title, lines: rows.length ? [] : [say("page-brew-no-potions")], rows, rule: "wb-score", people: this.people };
  }

  score(seat: number): TipText {
    const goods = this.view.seats[seat];
    if (!goods) return { title: "" };
    const title = say("page-tip-points", { name: mark(seat), points: this.points(goods.points) });
    return { title, lines: [say("page-brew-tip-points", this.view.follows.sources[seat])], rule: "wb-score", people: this.people };
  }

  round(): TipText {
    const { view } = this;
    const lines = [say("page-brew-tip-round", { picks: box.game.picks }), say("page-brew-tip-ravens", { sets: box.game.sets })];
    return { title: view.round ? say("entry-round", { round: view.round }) : say("page-round-none"), lines, rule: "wb-set" };
  }
}
