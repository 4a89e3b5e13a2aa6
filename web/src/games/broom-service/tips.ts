// What everything on the table is, in words: from what the viewer is shown, from the map and from the box.

import { GoodsTips } from "../../parts/goods/tips";
import type { TipText } from "../../parts/tip.svelte";
import type { Person } from "../../table/people";
import { mark } from "../../words/marked";
import type { Speech } from "../../words/speech";
import box from "./box.json";
import { bewitchedNow, cloudOf, eventNow, standsIn, total, worth } from "./facts";
import type { Ground } from "./map";
import type { Asked } from "./play.svelte";
import { pieceLines } from "./tips-pieces";
import { does, eventDoes, eventNumbers, stormDoes, tileDoes } from "./texts";
import type { BroomView, Resource } from "./view";
import { capital, number, pair, say, signed } from "./words";

const RULES = { brave: "heart-last-brave-acts", cowardly: "heart-cowardly-at-once", follow: "heart-follow" };

export class BroomTips extends GoodsTips<BroomView> {
  readonly own = { name: "broom", say, does, rules: RULES };

  constructor(
    view: BroomView,
    speech: Speech,
    people: Person[],
    readonly ground: Ground,
  ) {
    super(view, speech, people);
  }

  /** Why something on the map cannot be chosen, where something like it can. */
  private reasons(of: string, name: string, asked: Asked | null): string[] {
    const found = asked?.refused.filter((one) => one.of === of && one.names.includes(name)) ?? [];
    return found
      .filter(({ pawn }) => !pawn || !asked?.from || pawn === asked.from)
      .map(({ code, facts }) => this.speech.refusal(code, { [of]: name, ...facts }, ""));
  }

  place(area: string): string {
    return this.ground.called(this.speech, "area", area);
  }

  areaTitle(area: string): string {
    return `${this.place(area)} · ${say(`landscape-${this.ground.landscape(area)}`)}`;
  }

  towerTitle(tower: string): string {
    const called = (form: string): string => this.ground.called(this.speech, "tower", tower, form);
    return `${capital(called("long"))} · ${called("looks")}`;
  }

  cloudTitle(space: string): string {
    return capital(`${say(`kind-${this.view.clouds[space] ?? "heavy-1"}`)} ${this.ground.called(this.speech, "cloud", space, "over")}`);
  }

  tileTitle(area: string): string {
    return say("page-broom-tile", { tile: say(`tile-${this.view.tiles[area] ?? "moves"}`), area: this.place(area) });
  }

  /** An area; `asked` is what may be done there now. */
  area(area: string, asked: Asked | null = null, legal = false): TipText {
    const { view, ground } = this;
    const landscape = ground.landscape(area);
    const lines = legal ? [] : this.reasons("area", area, asked);
    if (landscape === "water" && asked?.words.includes("fly")) lines.push(say("page-broom-water"));
    const said = !legal && asked?.refused.some(({ code, names }) => code === "under-cloud" && names.includes(area));
    if (ground.covered(view, area) && !said)
      lines.push(say(landscape === "water" ? "page-broom-tip-water-covered" : "page-broom-tip-covered"));
    else if (landscape === "water") lines.push(say("page-broom-tip-water"));
    const bound = this.bound(landscape);
    if (bound) lines.push(bound);
    lines.push(...pieceLines(this, area));
    const best = view.follows.best?.[area];
    if (best) lines.push(say("page-broom-tip-best", { points: this.points(best) }));
    const rows = view.seats.flatMap((goods, one) => {
      const count = goods.pawns.filter((pawn) => pawn === area).length;
      return count ? [say("page-broom-tip-pawns", { name: mark(one), count })] : [];
    });
    return { title: this.areaTitle(area), lines, rows, rule: landscape === "water" ? "bs-adjacent" : "bs-move", people: this.people };
  }

  /** What the event of this round means for pawns on a landscape. */
  private bound(landscape: string): string {
    const event = eventNow(this.view);
    const points = eventNumbers(event)[landscape];
    return points ? say("page-broom-tip-bound", { event: say(`event-${event}`), points: signed(points) }) : "";
  }

  tower(name: string, asked: Asked | null = null, legal = false): TipText {
    const { view, ground } = this;
    const tower = ground.towers.get(name);
    if (!tower) return { title: name };
    const lines = legal ? [] : this.reasons("tower", name, asked);
    const worth = [this.points(tower.points), ...(tower.wands ? [say("resource-wand.counted", { count: tower.wands })] : [])];
    const potion = this.speech.word("tower", name, "potion");
    lines.push(
      say("page-broom-tip-tower", {
        potion,
        worth: this.list(worth),
        areas: this.list(
          tower.areas.map((area) => this.place(area)),
          "or",
        ),
      }),
    );
    if (view.occupied.includes(name)) lines.push(say("page-broom-tip-occupied"));
    else lines.push(say(`page-broom-tip-${tower.shape}-tower`));
    const rule = tower.shape === "round" ? "bs-round-tower" : "bs-square-tower";
    return { title: this.towerTitle(name), lines, rule };
  }

  cloud(space: string, asked: Asked | null = null, legal = false): TipText {
    const { view, ground } = this;
    const kind = view.clouds[space] ?? "";
    const { cost, bolts } = cloudOf(kind);
    const lines = legal ? [] : this.reasons("cloud", space, asked);
    const wands = say("resource-wand.counted", { count: cost });
    lines.push(say("page-broom-tip-cloud", { wands, bolts: say("bolts-counted", { count: bolts }) }));
    const storm = stormDoes(kind);
    if (storm) lines.push(`${capital(storm)}.`);
    const water = ground.landscape(ground.clouds.get(space)?.area ?? "") === "water";
    lines.push(say(water ? "page-broom-tip-water-covered" : "page-broom-tip-covered"));
    return { title: this.cloudTitle(space), lines, rule: storm ? this.stormRule(kind) : "bs-clouds" };
  }

  private stormRule(kind: string): string {
    return (
      { "storm-bonus": "bs-storm-bonus", "storm-move": "bs-storm-move", "storm-delivery": "bs-storm-delivery" }[kind] ?? "bs-storm-hoard"
    );
  }

  pawn(seat: number, area: string): TipText {
    const count = this.view.seats[seat]?.pawns.filter((pawn) => pawn === area).length ?? 0;
    const lines = [say("page-broom-tip-stands", { area: this.place(area) })];
    if (count > 1) lines.push(say("page-broom-tip-alike"));
    return { title: say("page-broom-tip-pawns", { name: mark(seat), count }), lines, rule: "bs-castles", people: this.people };
  }

  castle(area: string): TipText {
    const title = say("page-broom-castle", { area: this.place(area) });
    return { title, lines: [say("page-broom-tip-castle")], rule: "bs-castles" };
  }

  tile(area: string): TipText {
    const { view } = this;
    const tile = view.tiles[area] ?? "";
    const rows = view.seats.map((goods, seat) => {
      const has = goods.amulets.includes(area);
      return say(has ? "page-broom-tip-amulet-has" : "page-broom-tip-amulet-not", { name: mark(seat) });
    });
    const lines = [`${capital(tileDoes(tile))}.`, say("page-broom-tip-tile")];
    const rule = tile === "points" ? "bs-tile-points" : "bs-tile";
    return { title: this.tileTitle(area), lines, rows, rule, people: this.people };
  }

  event(): TipText {
    const event = eventNow(this.view);
    if (!event)
      return { title: say("page-broom-no-event"), lines: [say("page-broom-tip-events", { rounds: box.game.rounds })], rule: "bs-events" };
    const lines = [`${pair(capital(say(`event-${event}.when`)), eventDoes(event))}.`, ...this.eventNote(event), this.coming()];
    return { title: say(`event-${event}`), lines, rule: this.eventRule(event), people: this.people };
  }

  /** What the event means for the viewer as things stand. */
  eventNote(event: string): string[] {
    const { view, me } = this;
    const goods = me === null ? undefined : view.seats[me];
    if (!goods) return [];
    if (event === "empty-handed") {
      const fewest = Math.min(...view.seats.map(total));
      return [say("page-broom-now-resources", { count: total(goods), fewest })];
    }
    const { event: points } = view.follows;
    return points === undefined ? [] : [say("page-broom-now-points", { points: signed(points) })];
  }

  private eventRule(event: string): string {
    return { "the-upper-hand": "bs-upper-hand-fist", "the-works": "bs-works" }[event] ?? `bs-${event}`;
  }

  /** Events that have not been turned, and how many of them will be. */
  private coming(): string {
    const { view } = this;
    const left = box.game.rounds - view.round;
    if (left <= 0) return say("page-broom-last-round");
    const open = Object.keys(box.events).filter((event) => !view.events.includes(event));
    return say("page-broom-tip-coming", {
      count: left,
      events: this.list(
        open.map((event) => say(`event-${event}`)),
        "or",
      ),
    });
  }

  bewitched(): TipText {
    const roles = bewitchedNow(this.view).map((role) => this.speech.word("role", role, "the"));
    const lines = roles.length ? [`${capital(this.list(roles))}.`, say("page-broom-tip-bewitched", { points: box.bewitched.points })] : [];
    if (!roles.length) lines.push(say("page-broom-tip-unbewitched"));
    return { title: say("page-broom-bewitched"), lines, rule: "bs-bewitched" };
  }

  owed(): TipText {
    return { title: say("page-broom-owed"), lines: [say("page-broom-tip-owed")], rule: "bs-chain" };
  }

  resource(seat: number, resource: Resource): TipText {
    const goods = this.view.seats[seat];
    const title = pair(mark(seat), this.speech.word("resource", resource, "counted", { count: goods?.resources[resource] ?? 0 }));
    const lines = [
      say(resource === "wand" ? "page-broom-tip-wand" : "page-broom-tip-potion", {
        potion: this.speech.word("resource", resource, "long"),
      }),
    ];
    const { fours, threes, sets } = worth(this.view, seat);
    lines.push(say("page-broom-tip-sets", { fours, threes, points: this.points(sets) }));
    return { title, lines, rule: "bs-resources", people: this.people };
  }

  bolts(seat: number): TipText {
    const goods = this.view.seats[seat];
    const title = pair(mark(seat), say("bolts-counted", { count: goods?.bolts ?? 0 }));
    const last = box.end.bolts.length - 1;
    const scale = box.end.bolts
      .map((points, count) => `${count === last ? say("page-broom-or-more", { count }) : count} → ${points}`)
      .slice(1)
      .join(", ");
    const lines = [
      say("page-broom-tip-worth", { points: this.points(worth(this.view, seat).bolts) }),
      say("page-broom-tip-bolts", { scale }),
    ];
    return { title, lines, rule: "bs-end-bolts", people: this.people };
  }

  amulets(seat: number): TipText {
    const goods = this.view.seats[seat];
    const title = pair(mark(seat), say("amulets-counted", { count: goods?.amulets.length ?? 0 }));
    const scale = box.end.amulets
      .map((points, count) => `${count} → ${points}`)
      .slice(1)
      .join(", ");
    const lines = [
      say("page-broom-tip-worth", { points: this.points(worth(this.view, seat).amulets) }),
      say("page-broom-tip-amulets", { scale }),
    ];
    const found = goods?.amulets ?? [];
    if (found.length) lines.push(say("page-broom-tip-found", { areas: this.list(found.map((area) => this.place(area))) }));
    return { title, lines, rule: "bs-end-amulets", people: this.people };
  }

  score(seat: number): TipText {
    const goods = this.view.seats[seat];
    if (!goods) return { title: "" };
    const title = say("page-broom-tip-points", { name: mark(seat), points: number(goods.points) });
    if (this.view.over) return { title, rule: "bs-points", people: this.people };
    const { bolts, amulets, sets, cards } = worth(this.view, seat);
    const points = number(goods.points + bolts + amulets + sets + cards);
    const lines = [say("page-broom-tip-ended", { points, bolts, amulets, sets })];
    if (goods.cards) lines.push(say("page-broom-tip-ended-cards", { points: this.points(cards) }));
    lines.push(say("page-broom-tip-negative"));
    return { title, lines, rule: "bs-points", people: this.people };
  }

  protected override besides(seat: number): string[] {
    return [say("page-broom-tip-stands", { area: this.list(standsIn(this.view, seat).map((area) => this.place(area))) })];
  }

  round(): TipText {
    const { view } = this;
    const lines = [say("page-broom-tip-round", { picks: box.game.picks, rounds: box.game.rounds })];
    if (view.round) {
      const event = eventNow(view);
      if (event) lines.push(`${pair(say(`event-${event}`), eventDoes(event))}.`);
      const roles = bewitchedNow(view).map((role) => this.speech.word("role", role, "the"));
      if (roles.length) lines.push(say("page-broom-bewitched-are", { roles: this.list(roles) }));
      lines.push(this.coming());
    }
    return {
      title: view.round ? say("page-round", { round: view.round, rounds: box.game.rounds }) : say("page-round-none"),
      lines,
      rule: "bs-rounds",
    };
  }

  /** A role: its two halves, and what it costs if it is bewitched. */
  role(role: string, { past = "", note = "" }: { past?: string; note?: string } = {}): TipText {
    const lines = note ? [note] : [];
    if (past) lines.push(past);
    lines.push(
      say("page-broom-tip-brave-half", { does: does(role, true) }),
      say("page-broom-tip-cowardly-half", { does: does(role, false) }),
    );
    if (bewitchedNow(this.view).includes(role)) lines.push(say("page-broom-tip-bewitched", { points: box.bewitched.points }));
    const rule = role.endsWith("-witch")
      ? "bs-witch"
      : role.endsWith("-druid")
        ? "bs-druid"
        : role === "weather-fairy"
          ? "bs-fairy"
          : "bs-gatherer-brave";
    return { title: capital(this.speech.word("role", role, "long")), lines, rule, people: this.people };
  }
}
