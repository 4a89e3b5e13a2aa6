// What everything on the table is, in words: from what the viewer is shown and from the box, and from nothing else.

import { botName } from "../../net/offered.svelte";
import type { TipText } from "../../parts/tip.svelte";
import { SeatTips } from "../../table/seat-tips";
import { onStick, type Perch } from "../../table/turn";
import { mark } from "../../words/marked";
import type { Facts } from "../../words/bundle";
import { capital, pair, say } from "./words";
import box from "./box.json";
import { colourPoints, holders, known, lacks, near, openTasks, worth, type Task } from "./facts";
import type { CardView } from "./view";

const RULES = { brave: "heart-last-brave-acts", cowardly: "heart-cowardly-at-once", follow: "heart-follow" };

export class CardTips extends SeatTips<CardView> {
  readonly own = { say, rules: RULES };

  /** Whose cards are shown: the reader's own, or those of the seat through whose eyes somebody looks. */
  private get me(): number | null {
    return this.view.viewer;
  }

  /** That seat in a sentence: "you", or its name. */
  private get self(): Facts {
    return { who: this.speech.who(this.me ?? -1), name: mark(this.me ?? 0) };
  }

  private potions(counts: [type: string, count: number][]): string {
    return this.list(counts.map(([type, count]) => this.speech.word("role", type, "potions", { count })));
  }

  private role(type: string, form: string): string {
    return this.speech.word("role", type, form);
  }

  /** A card: what it brings now and in general, how many there are, who is known to have one. */
  card(type: string, { past = "", note = "", brave = true }: { past?: string; note?: string; brave?: boolean } = {}): TipText {
    const { view, me } = this;
    const lines = note ? [note] : [];
    if (past) lines.push(past);
    else if (me !== null) {
      if (brave) lines.push(say("page-tip-card-brave", { ...this.self, gain: this.speech.brings(worth(view, type, true)) }));
      lines.push(say("page-tip-card-cowardly", { gain: this.speech.brings(worth(view, type, false)) }));
    }
    lines.push(
      say("page-tip-card-always", { cowardly: box.play.cowardly_potions, brave: box.play.brave_potions, extra: box.play.brave_extra }),
    );
    const count = box.witch[type as keyof typeof box.witch]?.copies ?? 0;
    lines.push(
      me === null
        ? say("page-tip-card-copies-all", { count })
        : say("page-tip-card-copies", { ...this.self, count, own: view.stock[type] ?? 0 }),
    );
    const others = holders(view, type, me);
    lines.push(others.length ? say("page-tip-card-known", { names: this.list(others.map(mark)) }) : say("page-tip-card-unknown"));
    return { title: capital(this.role(type, "long")), lines, rule: "cg-brave-potions", people: this.people };
  }

  /** A task: what it wants, what it gives, how near everybody is and what they lack. */
  task(task: Task): TipText {
    const rows = this.view.displays.map((_, seat) => {
      const missing = Object.entries(lacks(this.view, seat, task));
      if (!missing.length) return say("page-tip-task-full", { name: mark(seat) });
      return say("page-tip-task-missing", {
        name: mark(seat),
        have: near(this.view, seat, task),
        size: task.size,
        missing: this.potions(missing),
      });
    });
    const wants = say("page-tip-task-wants", { potions: this.potions(task.needs), points: this.points(task.points) });
    return { title: say("page-task", { task: task.number }), lines: [wants], rows, rule: "cg-task-check", people: this.people };
  }

  /** The potions of one colour in somebody's display. */
  colour(seat: number, type: string): TipText {
    const count = this.view.displays[seat]?.potions[type] ?? 0;
    const now = colourPoints(count);
    const lines = [
      say("page-tip-potions-worth", { points: this.points(now), more: this.points(colourPoints(count + 1) - now) }),
      say("page-tip-potions-scale", { scale: box.score.colour.slice(1).join(", "), more: box.score.colour_more }),
    ];
    const wanted = openTasks(this.view).filter((task) => task.needs.some(([wants]) => wants === type));
    for (const task of wanted) {
      const need = task.needs.find(([wants]) => wants === type)?.[1] ?? 0;
      const have = need - (lacks(this.view, seat, task)[type] ?? 0);
      lines.push(pair(say("page-task", { task: task.number }), say("page-pick-count", { have, count: need })));
    }
    const title = pair(mark(seat), this.speech.word("role", type, "potions", { count }));
    return { title, lines, rule: "cg-score-colours", people: this.people };
  }

  bravePotions(seat: number): TipText {
    const count = this.view.displays[seat]?.brave_potions ?? 0;
    const worth = say("page-tip-brave-worth", { points: this.points(count * box.score.brave), each: this.points(box.score.brave) });
    return { title: pair(mark(seat), say("brave-potions", { count })), lines: [worth], rule: "cg-score-brave", people: this.people };
  }

  score(seat: number): TipText {
    const display = this.view.displays[seat];
    if (!display) return { title: "" };
    return {
      title: say("page-tip-points", { name: mark(seat), points: this.points(display.points) }),
      lines: [say("page-tip-points-from", this.view.follows.sources[seat])],
      rule: "cg-score-total",
      people: this.people,
    };
  }

  /** A player's hidden cards, and what everybody knows of them. */
  stock(seat: number): TipText {
    const { view } = this;
    const lines = [
      say("page-tip-stock-size", { count: view.stock_sizes[seat] ?? 0 }),
      say("page-tip-stock-hand", { count: view.hand_sizes[seat] ?? 0 }),
    ];
    const seen = this.cards(known(view, seat));
    if (seen) lines.push(say("page-tip-stock-known", { cards: seen }));
    return { title: say("page-tip-stock", { name: mark(seat) }), lines, rule: "cg-hidden", people: this.people };
  }

  /** One card of some types each, as a list; empty where there are none. */
  private cards(shown: string[]): string {
    return shown.length ? this.list(shown.map((type) => this.speech.word("role", type, "cards", { count: 1 }))) : "";
  }

  person(seat: number): TipText {
    const person = this.people[seat];
    const bot = say("page-tip-person-bot", { bot: botName(person?.bot ?? "") });
    const here = say(person?.here ? "page-tip-person-here" : "page-tip-person-away");
    const who = person?.kind === "open" ? say("page-seat-empty") : person?.kind === "bot" ? bot : here;
    return { title: mark(seat), lines: [who, ...(this.stock(seat).lines ?? [])], people: this.people };
  }

  round(): TipText {
    const { view } = this;
    const title = view.round ? say("page-round", { round: view.round, rounds: box.game.rounds }) : say("page-round-none");
    const lines = [
      say("page-tip-round-picks", { picks: box.game.picks }),
      say("page-tip-pile", { count: view.pile_size }),
      say("page-tip-pile-draw", { draw: box.game.draw }),
    ];
    return { title, lines, rule: "cg-draw-three" };
  }

  pile(): TipText {
    const lines = [say("page-tip-pile-draw", { draw: box.game.draw })];
    return { title: say("page-tip-pile", { count: this.view.pile_size }), lines, rule: "cg-draw-three" };
  }

  protected override knownOf({ posture, seat }: Perch): string[] {
    const seen = posture === "wait" ? this.cards(known(this.view, seat)) : "";
    return seen ? [say("page-tip-stock-known", { cards: seen })] : [];
  }

  protected asked(): string {
    if (!this.view.round) return say("page-tip-perch-first");
    return say(this.view.role ? "page-tip-perch-now" : "page-tip-perch-leading");
  }

  protected posture({ posture, seat }: Perch): string {
    const { view } = this;
    const { role, before } = onStick(view);
    const type = role ?? "";
    const count = view.hand_sizes[seat] ?? 0;
    if (!view.round) return say("page-tip-perch-first");
    if (posture === "brave" && before) return say("page-tip-perch-won", { potions: this.brewed(type) });
    if (posture === "brave") return say("page-tip-perch-brave", { gain: this.speech.brings(view.follows.hopes ?? {}) });
    if (posture === "cowardly") return say("page-tip-perch-cowardly", { potions: this.potions([[type, box.play.cowardly_potions]]) });
    if (posture === "out") return say("page-tip-perch-out");
    if (posture === "next") return say("page-tip-perch-next", { role: this.role(type, "the") });
    if (view.sealed) return say("page-tip-perch-picking");
    if (!count) return say("page-tip-perch-empty");
    return view.role ? say("page-tip-perch-wait", { count, role: this.role(type, "the") }) : say("page-tip-perch-later", { count });
  }

  /** What a brave card brings that stands to the end. */
  private brewed(type: string): string {
    return this.list([this.potions([[type, box.play.brave_potions]]), say("brave-potions", { count: box.play.brave_extra })]);
  }
}
