// Tips that games with goods share: about whoever sits there, their cards and clock, and what they do on the stick.

import { onStick, type Perch } from "../../table/turn";
import type { Person } from "../../table/people";
import type { Facts } from "../../words/bundle";
import { mark } from "../../words/marked";
import type { Speech } from "../../words/speech";
import { pair } from "../../words/words.svelte";
import type { TipText } from "../tip.svelte";
import type { GoodsView } from "./goods";

/** What a game says in its own way. */
export interface Own {
  /** How its messages are named: "page-broom-…". */
  name: string;
  say: (id: string, facts?: Facts) => string;
  /** What a half of a role does. */
  does: (role: string, brave: boolean) => string;
  /** Where its rules tell of being brave and cowardly, and of having to follow. */
  rules: { brave: string; cowardly: string; follow: string };
}

export abstract class GoodsTips<V extends GoodsView> {
  abstract readonly own: Own;

  constructor(
    readonly view: V,
    readonly speech: Speech,
    readonly people: Person[],
  ) {}

  get me(): number | null {
    return this.people.find((person) => person.me)?.seat ?? null;
  }

  list(items: string[], how: "and" | "or" = "and"): string {
    return this.speech.words.listed(items, how);
  }

  points(count: number): string {
    return this.own.say("victory-points", { count });
  }

  person(seat: number): TipText {
    const { say } = this.own;
    const person = this.people[seat];
    const bot = say("page-tip-person-bot", { bot: person?.bot ?? "" });
    const here = say(person?.here ? "page-tip-person-here" : "page-tip-person-away");
    const lines = [person?.kind === "bot" ? bot : here, ...this.besides(seat), ...this.hand(seat)];
    return { title: mark(seat), lines, people: this.people };
  }

  /** What a game has to say of a seat. */
  protected besides(_seat: number): string[] {
    return [];
  }

  /** What everybody knows of a seat's hidden cards. */
  hand(seat: number): string[] {
    return this.view.sealed === "picks" ? [] : [this.own.say("page-tip-stock-hand", { count: this.view.hand_sizes[seat] ?? 0 })];
  }

  leader(): TipText {
    const { say } = this.own;
    const title = say("page-tip-leads", { name: mark(this.view.leader) });
    return { title, lines: [say("page-tip-leads-why")], rule: "heart-next-round-leader", people: this.people };
  }

  clock(seat: number): TipText {
    const { say } = this.own;
    const title = say("page-tip-clock", { name: mark(seat) });
    return { title, lines: [say("page-tip-clock-how")], rule: "heart-default-play", people: this.people };
  }

  /** A seat on the stick: what it said, and what it may still do. */
  perch(perch: Perch): TipText {
    const { view } = this;
    const { say, rules } = this.own;
    const { before } = onStick(view);
    const lines = perch.asked ? [this.asked(perch)] : [];
    if (!perch.asked || perch.posture !== "now") lines.push(this.posture(perch));
    if (perch.posture === "brave" && !before) lines.push(this.after(perch));
    if (perch.leads && !before && !view.sealed) lines.push(say("page-tip-perch-leads"));
    const told = { brave: rules.brave, cowardly: rules.cowardly, out: "heart-knock-out", next: "heart-next" };
    const rule = view.sealed ? "heart-pick-lock" : (told[perch.posture as keyof typeof told] ?? rules.follow);
    const by = perch.by === null ? "" : ` ${say("page-stick-out-by", { name: mark(perch.by) })}`;
    const title = pair(mark(perch.seat), say(`page-stick-${perch.posture}`) + by);
    return { title, lines, rule, people: this.people };
  }

  private asked({ posture }: Perch): string {
    const { name, say } = this.own;
    if (!this.view.role) return say(`page-${name}-tip-leading`);
    return say(posture === "now" ? "page-tip-perch-now" : `page-${name}-tip-acting`);
  }

  private posture({ posture, seat }: Perch): string {
    const { view } = this;
    const { name, say, does } = this.own;
    const { role, before } = onStick(view);
    const called = role ?? "";
    const count = view.hand_sizes[seat] ?? 0;
    if (!called) return view.sealed ? say("page-tip-perch-picking") : say(`page-${name}-tip-later`, { count });
    if (posture === "brave") return say(before ? `page-${name}-tip-won` : `page-${name}-tip-brave`, { does: does(called, true) });
    if (posture === "cowardly") return say(`page-${name}-tip-cowardly`, { does: does(called, false) });
    if (posture === "out") return say(`page-${name}-tip-out`);
    if (posture === "next") return say(`page-${name}-tip-next`, { role: this.speech.word("role", called, "the") });
    if (!count) return say("page-tip-perch-empty");
    return say(`page-${name}-tip-wait`, { count, role: this.speech.word("role", called, "the") });
  }

  private after({ seat }: Perch): string {
    const { view } = this;
    const { say } = this.own;
    const place = (one: number): number => (one - view.leader + view.players) % view.players;
    const silent = view.said.flatMap((said, one) => (said === "silent" && place(one) > place(seat) ? [one] : []));
    return silent.length ? say("page-tip-perch-after", { names: this.list(silent.map(mark)) }) : say("page-tip-perch-nobody");
  }
}
