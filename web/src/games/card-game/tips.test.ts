import { describe, expect, it } from "vitest";
import { SAMPLES, sampleTable } from "../../gallery/samples";
import type { TipText } from "../../parts/tip.svelte";
import { people } from "../../table/people";
import { perches } from "../../table/turn";
import { mark, plain } from "../../words/marked";
import { Speech } from "../../words/speech";
import { LANGUAGES, learn, speak, words, type Language } from "../../words/words.svelte";
import { loadRules } from "../rules";
import { holders, openTasks, types } from "./facts";
import table from "./table";
import { CardTips } from "./tips";
import type { CardView } from "./view";

function told(name: string, you = true): { tips: CardTips; view: CardView; text: (tip: TipText) => string; all: () => TipText[] } {
  const model = sampleTable(name);
  const view = model.picture!.view as CardView;
  const names = model.seats.map((seat) => seat.name);
  const speech = new Speech(words("card-game"), table.box, {
    names: names.map((_, seat) => mark(seat)),
    reader: you ? model.seat : null,
    you,
  });
  const tips = new CardTips(view, speech, people(model.seats, you ? model.seat : null));
  const text = (tip: TipText): string => plain([tip.title, ...(tip.lines ?? []), ...(tip.rows ?? [])].join("\n"), names);
  const all = (): TipText[] => [
    tips.round(),
    tips.pile(),
    tips.leader(),
    ...openTasks(view).map((task) => tips.task(task)),
    ...perches(view).map((perch) => tips.perch(perch)),
    ...types(view).flatMap((type) => [tips.card(type), tips.card(type, { brave: false, note: "note" }), tips.card(type, { past: "past" })]),
    ...names.flatMap((_, seat) => [tips.score(seat), tips.bravePotions(seat), tips.stock(seat), tips.person(seat), tips.clock(seat)]),
    ...names.flatMap((_, seat) => types(view).map((type) => tips.colour(seat, type))),
  ];
  return { tips, view, text, all };
}

// A message that is missing, or lacks an argument, is an error when it is said.
describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  it("everything on every sample has something to say, and the rules that it points to are there", async () => {
    await speak(language, false);
    await learn("card-game");
    const rules = (await loadRules("card-game", language)).flatMap(({ parts }) => parts.map((part) => part.rule));
    for (const name of Object.keys(SAMPLES).filter((one) => !/^(brew|broom|plain)-/.test(one))) {
      const { all, text } = told(name);
      for (const tip of all()) {
        expect(text(tip), name).toMatch(/\S/);
        expect(text(tip), name).not.toMatch(/undefined|NaN|[\u{E000}\u{E001}]/u);
        if (tip.rule) expect(rules, name).toContain(tip.rule);
      }
    }
    await speak("en", false);
    await learn("card-game");
  });
});

it("a task says what everybody lacks", () => {
  const { tips, view, text } = told("following");
  const [task] = openTasks(view);
  const display = view.displays[1]!;
  const said = text(tips.task(task!))
    .split("\n")
    .find((line) => line.startsWith("Bram:"));
  for (const [type, need] of task!.needs) {
    const lacks = need - (display.potions[type] ?? 0);
    if (lacks > 0) expect(said).toContain(`${lacks} ${type} potion`);
    else expect(said).not.toContain(type);
  }
});

it("a card says whose it is: the reader's, or that of the seat through whose eyes somebody looks", () => {
  const [own, other] = [told("following"), told("following", false)];
  const type = own.view.hand[0]!;
  expect(own.text(own.tips.card(type))).toMatch(/after you is brave.* in your stock\./s);
  const said = other.text(other.tips.card(type));
  expect(said).toMatch(/after Ada is brave.* with Ada\./s);
  expect(said).not.toMatch(/\byour?\b/);
});

it("whoever has spoken bravely is told who may still speak after", () => {
  const { tips, view, text } = told("following");
  const perch = perches(view).find(({ posture }) => posture === "brave")!;
  expect(text(tips.perch(perch))).toMatch(/Still to speak: Ada and Bram\./);
});

it("cards that are known are told of whoever has them, but of nobody to themselves", () => {
  const view = { ...told("following").view, follows: { lacks: {}, sources: {}, known: { 0: ["fire"], 2: ["fire", "sun"] } } };
  expect(holders(view, "fire", 1)).toEqual([0, 2]);
  expect(holders(view, "fire", 0)).toEqual([2]);
  expect(holders(view, "berry", 1)).toEqual([]);
});
