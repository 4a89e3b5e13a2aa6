// Tips that games with goods share: about whoever sits there and their cards, and what they do on the stick.

import { onStick, type Perch } from "../../table/turn";
import { SeatTips, type Own } from "../../table/seat-tips";
import { mark } from "../../words/marked";
import type { TipText } from "../tip.svelte";
import type { GoodsView } from "./goods";

interface GoodsOwn extends Own {
  /** How its messages are named: "page-broom-…". */
  name: string;
  /** What a half of a role does. */
  does: (role: string, brave: boolean) => string;
}

export abstract class GoodsTips<V extends GoodsView> extends SeatTips<V> {
  abstract override readonly own: GoodsOwn;

  get me(): number | null {
    return this.people.find((person) => person.me)?.seat ?? null;
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

  protected asked({ posture }: Perch): string {
    const { name, say } = this.own;
    if (!this.view.role) return say(`page-${name}-tip-leading`);
    return say(posture === "now" ? "page-tip-perch-now" : `page-${name}-tip-acting`);
  }

  protected posture({ posture, seat }: Perch): string {
    const { view } = this;
    const { name, say, does } = this.own;
    const { role, before } = onStick(view);
    const called = role ?? "";
    const count = view.hand_sizes[seat] ?? 0;
    if (!called || (before && posture === "wait"))
      return view.sealed ? say("page-tip-perch-picking") : say(`page-${name}-tip-later`, { count });
    if (posture === "brave") return say(before ? `page-${name}-tip-won` : `page-${name}-tip-brave`, { does: does(called, true) });
    if (posture === "cowardly") return say(`page-${name}-tip-cowardly`, { does: does(called, false) });
    if (posture === "out") return say(`page-${name}-tip-out`);
    if (posture === "next") return say(`page-${name}-tip-next`, { role: this.speech.word("role", called, "the") });
    if (!count) return say("page-tip-perch-empty");
    return say(`page-${name}-tip-wait`, { count, role: this.speech.word("role", called, "the") });
  }
}
