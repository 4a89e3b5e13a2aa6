// Tips that all tables drawn for a game share: about whoever leads, clocks, and what is done on the stick.

import type { TableView } from "../games/game";
import type { TipText } from "../parts/tip.svelte";
import type { Facts } from "../words/bundle";
import { mark } from "../words/marked";
import type { Speech } from "../words/speech";
import { pair } from "../words/words.svelte";
import type { Person } from "./people";
import { onStick, stance, type Perch } from "./turn";

/** What a game says in its own way. */
export interface Own {
  say: (id: string, facts?: Facts) => string;
  /** Where its rules tell of being brave and cowardly, and of having to follow. */
  rules: { brave: string; cowardly: string; follow: string };
}

export abstract class SeatTips<V extends TableView> {
  abstract readonly own: Own;

  constructor(
    readonly view: V,
    readonly speech: Speech,
    readonly people: Person[],
  ) {}

  /** What a seat that decides is asked, and what it said. */
  protected abstract asked(perch: Perch): string;
  protected abstract posture(perch: Perch): string;

  /** What else is known of a seat on the stick. */
  protected knownOf(_perch: Perch): string[] {
    return [];
  }

  list(items: string[], how: "and" | "or" = "and"): string {
    return this.speech.words.listed(items, how);
  }

  points(count: number): string {
    return this.own.say("victory-points", { count });
  }

  leader(): TipText {
    const { say } = this.own;
    const title = say("page-tip-leads", { who: this.speech.who(this.view.leader), name: mark(this.view.leader) });
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
    // Who did not hold a role in a turn that is over may do so in the next round.
    const gone = before && perch.posture === "next";
    if (!gone && (!perch.asked || perch.posture !== "now")) lines.push(this.posture(perch));
    if (perch.posture === "brave" && !before) lines.push(this.after());
    if (perch.leads && !before && !view.sealed) lines.push(say("page-tip-perch-leads"));
    lines.push(...this.knownOf(perch));
    const told = { brave: rules.brave, cowardly: rules.cowardly, out: "heart-knock-out", next: "heart-next" };
    const rule = view.sealed ? "heart-pick-lock" : (told[perch.posture as keyof typeof told] ?? rules.follow);
    const by =
      perch.by === null ? "" : ` ${say("page-stick-out-by", { who: this.people[perch.by]?.you ? "you" : "other", name: mark(perch.by) })}`;
    const title = pair(mark(perch.seat), say(stance(perch)) + by);
    return { title, lines, rule, people: this.people };
  }

  /** Who has still to speak, all of them after whoever is brave now. */
  private after(): string {
    const { say } = this.own;
    const silent = this.view.said.flatMap((said, one) => (said === "silent" ? [one] : []));
    return silent.length ? say("page-tip-perch-after", { names: this.list(silent.map(mark)) }) : say("page-tip-perch-nobody");
  }
}
