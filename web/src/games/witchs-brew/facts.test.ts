import { describe, expect, it } from "vitest";
import { SAMPLES, sampleTable } from "../../gallery/samples";
import { people } from "../../table/people";
import { perches } from "../../table/turn";
import { story } from "../../table/story";
import { mark, plain } from "../../words/marked";
import { Speech } from "../../words/speech";
import { LANGUAGES, learn, speak, words, type Language } from "../../words/words.svelte";
import { loadRules } from "../rules";
import box from "./box.json";
import { COLOURS, lacking, left, ownerOf, cardsOf, ravensOf, STACKS, total, unseen } from "./facts";
import { moments } from "./moments";
import { questionOf } from "./question";
import { breakable, does, doesInShort } from "./texts";
import table from "./table";
import { BrewTips } from "./tips";
import type { BrewView } from "./view";

const NAMES = Object.keys(SAMPLES).filter((name) => name.startsWith("brew-"));
const shown = (name: string) => {
  const model = sampleTable<BrewView>(name);
  return { model, view: model.picture!.view, offers: model.picture!.choices?.actions ?? [] };
};

it("what a half would bring is the same for a role in hand and for one that is asked about", () => {
  let seen = 0;
  for (const { view, offers } of NAMES.map(shown)) {
    for (const { text, brings } of offers) {
      const [word = "", role = ""] = text.split(" ");
      if (!["lead", "brave", "cowardly"].includes(word)) continue;
      const halves = view.follows.halves?.[word === "lead" ? role : (view.role ?? "")];
      expect(brings, text).toMatchObject(halves?.[word === "cowardly" ? "favour" : "full"] ?? { missing: "halves" });
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(10);
});

it("every card is in its stack or has an owner, and points are those of cards and vials", () => {
  for (const { view } of NAMES.map(shown)) {
    for (const stack of STACKS) {
      const gone = cardsOf(stack).filter((card) => ownerOf(view, card) >= 0);
      expect(gone.length + left(view, stack).length).toBe(cardsOf(stack).length);
    }
    expect(view.seats.map((goods) => ravensOf(goods)).reduce((a, b) => a + b, 0)).toBe(view.ravens);
    expect(unseen(view).length).toBe(view.books.filter((book) => book === null).length);
  }
});

it("a shelf lacks what its card wants and does not lie there", () => {
  const { view } = shown("brew-gold");
  expect(lacking(view, "gold-shelf")).toBe(left(view, "gold-shelf")[0]!.price - view.on_gold_shelf);
  expect(total({ red: 2, white: 1 })).toBe(3);
});

it("what moved leads from nothing to what lies there, for everybody", () => {
  const { model, view } = shown("brew-end");
  const told = moments(model.journal, 0, view);
  const now = view.seats.map(() => ({ red: 1, green: 1, white: 1, gold: 2, vials: 0, points: 0 }));
  for (const moment of told) {
    if (moment.kind === "taken") {
      expect(moment.points?.[0]).toBe(now[moment.seat]!.points);
      now[moment.seat]!.points = moment.points?.[1] ?? 0;
    }
    if (moment.kind !== "change") continue;
    for (const [good, [before, after] = [0, 0]] of Object.entries(moment.goods)) {
      expect(before).toBe(now[moment.seat]![good as "red"]);
      now[moment.seat]![good as "red"] = after;
    }
  }
  expect(now).toEqual(view.seats.map(({ ingredients, gold, vials, points }) => ({ ...ingredients, gold, vials, points })));
});

// A message that is missing, or lacks an argument, is an error when it is said.
describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  it("everything on every sample has something to say, and the rules that it points to are there", async () => {
    await speak(language, false);
    await learn("witchs-brew");
    const rules = (await loadRules("witchs-brew", language)).flatMap(({ parts }) => parts.map((part) => part.rule));
    for (const role of box.roles) {
      for (const full of [true, false]) expect(does(role, full) + doesInShort(role, full, "Copia")).not.toMatch(/undefined|NaN/);
      const name = words("witchs-brew").say(`role-${role}.long`);
      expect(breakable(name).replaceAll("\u00AD", "")).toBe(name);
    }
    for (const name of NAMES) {
      const { model, view, offers } = shown(name);
      const names = model.seats.map((seat) => seat.name);
      const speech = new Speech(words("witchs-brew"), table.box, {
        names: names.map((_, seat) => mark(seat)),
        reader: model.seat,
        you: true,
      });
      const tips = new BrewTips(view, speech, people(model.seats, model.seat));
      const all = [
        tips.round(),
        tips.leader(),
        tips.ravens(),
        tips.book(),
        ...STACKS.map((stack) => tips.stack(stack)),
        ...perches(view).map((perch) => tips.perch(perch)),
        ...box.roles.flatMap((role) => [tips.role(role), tips.role(role, { past: "past" })]),
        ...names.flatMap((_, seat) => [
          tips.score(seat),
          tips.gold(seat),
          tips.vials(seat),
          tips.ravens(seat),
          tips.potions(seat),
          tips.person(seat),
          tips.clock(seat),
        ]),
        ...names.flatMap((_, seat) => COLOURS.map((colour) => tips.ingredient(seat, colour))),
      ];
      for (const tip of all) {
        const text = plain([tip.title, ...(tip.lines ?? []), ...(tip.rows ?? [])].join("\n"), names);
        expect(text, name).toMatch(/\S/);
        expect(text, name).not.toMatch(/undefined|NaN|[\u{E000}\u{E001}]/u);
        if (tip.rule?.startsWith("wb-") && rules.length) expect(rules, tip.rule).toContain(tip.rule);
      }
      if (offers.length) {
        const question = questionOf(view, speech, offers, { who: "you", name: "Ada", seat: model.seat ?? 0 }, names);
        expect(question).toMatch(/\S/);
        expect(question).not.toMatch(/undefined|NaN|[\u{E000}\u{E001}]/u);
      }
      expect(table.title(view, speech) + table.when(view, speech)).toMatch(/\S/);
      expect(story(model.journal, speech, table).flatMap((chapter) => chapter.lines).length).toBeGreaterThan(3);
    }
  });
});
