// What everything on the table is, in words: from what the viewer is shown and from the box, and from nothing else.

import type { TipText } from "../../parts/tip.svelte";
import type { Person } from "../../table/people";
import { onStick, type Perch } from "../../table/turn";
import { mark } from "../../words/marked";
import type { Speech } from "../../words/speech";
import { pair } from "../../words/words.svelte";
import box from "./box.json";
import {
  barredNow,
  COLOURS,
  isShelf,
  lacking,
  left,
  lying,
  ravensOf,
  roleOf,
  sources,
  STACKS,
  takenOf,
  unseen,
  worth,
  type Card,
} from "./facts";
import { does, spellDoes } from "./roles";
import type { BrewView, Colour, Stack } from "./view";
import { say } from "./words";

export class BrewTips {
  constructor(
    private readonly view: BrewView,
    private readonly speech: Speech,
    private readonly people: Person[],
  ) {}

  private get me(): number | null {
    return this.people.find((person) => person.me)?.seat ?? null;
  }

  private list(items: string[]): string {
    return this.speech.words.listed(items);
  }

  private capital(text: string): string {
    return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
  }

  private points(count: number): string {
    return say("victory-points", { count });
  }

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
    const { view, me } = this;
    const lines = note ? [note] : [];
    if (past) lines.push(past);
    lines.push(say("page-brew-tip-full", { does: does(role, true) }), say("page-brew-tip-favour", { does: does(role, false) }));
    if (!past && me !== null) {
      const full = this.speech.brings(worth(view, me, role, true));
      const favour = this.speech.brings(worth(view, me, role, false));
      lines.push(say("page-brew-tip-now", { who: this.speech.who(me), name: mark(me), full, favour }));
    }
    if (barredNow(view).includes(role)) lines.push(say("page-brew-tip-barred"));
    return { title: this.capital(this.speech.word("role", role, "long")), lines, rule: this.rule(role), people: this.people };
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
    const title = this.capital(this.speech.word("potion", stack, "long"));
    const who = say("page-brew-tip-stack-role", { role: this.speech.word("role", roleOf(stack), "the") });
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
    const lines = spell ? [`${this.capital(spellDoes(spell))}.`] : [];
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
    const title = say("page-brew-ravens", { count: view.ravens, most: box.ravens });
    const own = seat === undefined ? rows : [rows[seat] ?? ""];
    return { title, lines: [say("page-brew-tip-ravens", { sets: box.sets })], rows: own, rule: "wb-end", people: this.people };
  }

  barred(): TipText {
    const roles = this.list(barredNow(this.view).map((role) => this.speech.word("role", role, "the")));
    return { title: say("page-brew-barred"), lines: [roles, say("page-brew-tip-barred")], rule: "wb-barred" };
  }

  ingredient(seat: number, colour: Colour): TipText {
    const count = this.view.seats[seat]?.ingredients[colour] ?? 0;
    const title = pair(mark(seat), this.speech.word("ingredient", colour, "counted", { count }));
    const lines = [this.capital(this.speech.word("ingredient", colour, "long")) + ".", say("page-brew-tip-ingredient")];
    return { title, lines, rule: "wb-brewer-full", people: this.people };
  }

  gold(seat: number): TipText {
    const count = this.view.seats[seat]?.gold ?? 0;
    const lines = [say("page-brew-tip-gold", { more: box.brewer_gold })];
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
      pair(this.capital(this.speech.word("potion", stack, "long")), String(takenOf(goods!, stack))),
    );
    const title = say("page-brew-tip-potions", { name: mark(seat) });
    return { title, lines: rows.length ? [] : [say("page-brew-no-potions")], rows, rule: "wb-score", people: this.people };
  }

  score(seat: number): TipText {
    const goods = this.view.seats[seat];
    if (!goods) return { title: "" };
    const title = say("page-tip-points", { name: mark(seat), points: this.points(goods.points) });
    return { title, lines: [say("page-brew-tip-points", sources(goods))], rule: "wb-score", people: this.people };
  }

  person(seat: number): TipText {
    const person = this.people[seat];
    const bot = say("page-tip-person-bot", { bot: person?.bot ?? "" });
    const here = say(person?.here ? "page-tip-person-here" : "page-tip-person-away");
    return { title: mark(seat), lines: [person?.kind === "bot" ? bot : here, ...this.hand(seat)], people: this.people };
  }

  /** What everybody knows of a seat's hidden cards. */
  hand(seat: number): string[] {
    return this.view.sealed === "picks" ? [] : [say("page-tip-stock-hand", { count: this.view.hand_sizes[seat] ?? 0 })];
  }

  leader(): TipText {
    const title = say("page-tip-leads", { name: mark(this.view.leader) });
    return { title, lines: [say("page-tip-leads-why")], rule: "heart-next-round-leader", people: this.people };
  }

  clock(seat: number): TipText {
    const title = say("page-tip-clock", { name: mark(seat) });
    return { title, lines: [say("page-tip-clock-how")], rule: "heart-default-play", people: this.people };
  }

  round(): TipText {
    const { view } = this;
    const lines = [say("page-brew-tip-round", { picks: box.picks }), say("page-brew-tip-ravens", { sets: box.sets })];
    return { title: view.round ? say("entry-round", { round: view.round }) : say("page-round-none"), lines, rule: "wb-set" };
  }

  /** A seat on the stick: what it said, and what it may still do. */
  perch(perch: Perch): TipText {
    const { view } = this;
    const { before } = onStick(view);
    const lines = perch.asked ? [this.asked(perch)] : [];
    if (!perch.asked || perch.posture !== "now") lines.push(this.posture(perch));
    if (perch.posture === "brave" && !before) lines.push(this.after(perch));
    if (perch.leads && !before && !view.sealed) lines.push(say("page-tip-perch-leads"));
    const rules = { brave: "wb-leader-full", cowardly: "wb-favour-at-once", out: "heart-knock-out", next: "heart-next" };
    const rule = view.sealed ? "heart-pick-lock" : (rules[perch.posture as keyof typeof rules] ?? "wb-full-or-favour");
    const by = perch.by === null ? "" : ` ${say("page-stick-out-by", { name: mark(perch.by) })}`;
    const title = pair(mark(perch.seat), say(`page-stick-${perch.posture}`) + by);
    return { title, lines, rule, people: this.people };
  }

  private asked({ posture }: Perch): string {
    if (!this.view.role) return say("page-brew-tip-leading");
    return say(posture === "now" ? "page-tip-perch-now" : "page-brew-tip-acting");
  }

  private posture({ posture, seat }: Perch): string {
    const { view } = this;
    const { role, before } = onStick(view);
    const called = role ?? "";
    const count = view.hand_sizes[seat] ?? 0;
    if (!called) return view.sealed ? say("page-tip-perch-picking") : say("page-brew-tip-later", { count });
    if (posture === "brave") return say(before ? "page-brew-tip-won" : "page-brew-tip-brave", { does: does(called, true) });
    if (posture === "cowardly") return say("page-brew-tip-cowardly", { does: does(called, false) });
    if (posture === "out") return say("page-brew-tip-out");
    if (posture === "next") return say("page-brew-tip-next", { role: this.speech.word("role", called, "the") });
    if (!count) return say("page-tip-perch-empty");
    return say("page-brew-tip-wait", { count, role: this.speech.word("role", called, "the") });
  }

  private after({ seat }: Perch): string {
    const { view } = this;
    const place = (one: number): number => (one - view.leader + view.players) % view.players;
    const silent = view.said.flatMap((said, one) => (said === "silent" && place(one) > place(seat) ? [one] : []));
    return silent.length ? say("page-tip-perch-after", { names: this.list(silent.map(mark)) }) : say("page-tip-perch-nobody");
  }
}
