import { describe, expect, it } from "vitest";
import { SAMPLES, sampleTable } from "../../gallery/samples";
import back from "../../sample/maps/back.json";
import front from "../../sample/maps/front.json";
import { people } from "../../table/people";
import { story } from "../../table/story";
import { perches } from "../../table/turn";
import { mark, plain } from "../../words/marked";
import { Speech } from "../../words/speech";
import { LANGUAGES, learn, speak, words, type Language } from "../../words/words.svelte";
import { loadRules } from "../rules";
import box from "./box.json";
import { owed, RESOURCES } from "./facts";
import { insteadTold } from "./instead";
import { areaLines, besideLines, deedsAt } from "./listed";
import { Ground } from "./map";
import { readDeed } from "./play.svelte";
import { questionOf } from "./question";
import table from "./table";
import { broken, cardDoes, does, doesShort, eventDoes, forestDoes, hillDoes, stormDoes, tileDoes } from "./texts";
import { BroomTips } from "./tips";
import { circleTip, forestTip, heldTip, hillTip, keptTip, pileTip, unseen, warning } from "./tips-pieces";
import type { BroomView } from "./view";

const NAMES = Object.keys(SAMPLES).filter((name) => name.startsWith("broom-"));
const FRONT = new Ground(front);
const BACK = new Ground(back);
const shown = (name: string) => {
  const model = sampleTable<BroomView>(name);
  const { view, choices } = model.picture!;
  const ground = (name.startsWith("broom-back-") ? BACK : FRONT).on(view);
  return { model, view, ground, deeds: (choices?.actions ?? []).map(readDeed) };
};

it("what is owed is a list that shrinks, the next thing first", async () => {
  await speak("en", false);
  await learn("broom-service");
  const { view, ground } = shown("broom-chain");
  const speech = new Speech(words("broom-service"), table.box, { names: ["Ada", "Bram", "Lin", "Kit"], reader: 0, you: true }, ground);
  const chain = owed(view, speech);
  expect(chain.length).toBeGreaterThan(1);
  expect(chain[0]?.text).toBe(speech.step(view.agenda.at(-1) ?? ""));
  const later = { ...view, follows: { ...view.follows, owed: view.follows.owed?.slice(1) ?? [] } };
  expect(owed(later, speech)).toEqual(chain.slice(1));
  expect(owed(shown("broom-lifting").view, speech)).toEqual([]);
});

it("everything that can be done on the map is somewhere in the list of areas", () => {
  for (const name of NAMES) {
    const { deeds, ground } = shown(name);
    const onMap = deeds.filter(({ target }) => target);
    const listed = ground.shown.areas.flatMap((area) => deedsAt(ground, onMap, area.name));
    expect(listed.map(({ text }) => text).sort()).toEqual(onMap.map(({ text }) => text).sort());
  }
});

it("a forced jump to where nobody comes away from is warned of, and no other flight", async () => {
  await speak("en", false);
  await learn("broom-service");
  const { model, view, ground, deeds } = shown("broom-back-stranded");
  const speech = new Speech(words("broom-service"), table.box, { names: ["Ada", "Bram", "Lin"], reader: 0, you: true }, ground);
  const tips = new BroomTips(view, speech, people(model.seats, model.seat), ground);
  for (const deed of deeds) {
    const forced = deed.offer.brings.circles?.join() === "d";
    expect(warning(tips, deed) !== "", deed.text).toBe(forced);
    if (forced) expect(warning(tips, deed)).toContain("Lost Isle");
  }
  expect(deeds.some((deed) => warning(tips, deed))).toBe(true);
});

it("what is in the piles and has been seen, is held or is not seen yet are all the cards there are", () => {
  for (const name of NAMES.filter((one) => one.startsWith("broom-back-"))) {
    const { view } = shown(name);
    const hidden = Object.values(view.piles ?? {})
      .flat()
      .filter((card) => card === null).length;
    expect(unseen(view)).toHaveLength(hidden);
  }
});

// A message that is missing, or lacks an argument, is an error when it is said.
describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  it("everything on every sample has something to say, and the rules that it points to are there", async () => {
    await speak(language, false);
    await learn("broom-service");
    const rules = (await loadRules("broom-service", language)).flatMap(({ parts }) => parts.map((part) => part.rule));
    for (const name of NAMES) {
      const { model, view, ground, deeds } = shown(name);
      const map = ground.shown;
      const names = model.seats.map((seat) => seat.name);
      const cast = { names: names.map((_, seat) => mark(seat)), reader: model.seat, you: true };
      const speech = new Speech(words("broom-service"), table.box, cast, ground);
      const tips = new BroomTips(view, speech, people(model.seats, model.seat), ground);
      const asked = [null, { words: ["fly", "deliver", "lift"], from: "", refused: model.picture?.choices?.refused ?? [] }];
      const all = [
        tips.round(),
        tips.leader(),
        tips.event(),
        tips.bewitched(),
        tips.owed(),
        ...perches(view).map((perch) => tips.perch(perch)),
        ...box.roles.flatMap((role) => [tips.role(role), tips.role(role, { past: "past", note: "note" })]),
        ...asked.flatMap((one) => [
          ...map.areas.map((area) => tips.area(area.name, one)),
          ...map.towers.map((tower) => tips.tower(tower.name, one)),
          ...map.clouds.filter((cloud) => view.clouds[cloud.name]).map((cloud) => tips.cloud(cloud.name, one)),
        ]),
        ...Object.keys(view.tiles).map((area) => tips.tile(area)),
        ...map.castles.map(({ area }) => tips.castle(area)),
        ...Object.keys(view.forest_tiles ?? {}).map((area) => forestTip(tips, area)),
        ...Object.keys(view.hill_tiles ?? {}).map((area) => hillTip(tips, area)),
        ...map.circles.map((circle) =>
          circleTip(
            tips,
            circle,
            deeds.find(({ target }) => target === `circle:${circle.name}`),
          ),
        ),
        ...Object.keys(view.piles ?? {}).map((pile) =>
          pileTip(
            tips,
            pile,
            deeds.find(({ thing }) => thing === `pile:${pile}`),
          ),
        ),
        ...view.seats.flatMap((goods, seat) => [
          ...(goods.forest_tiles ?? []).map((tile) =>
            keptTip(
              tips,
              seat,
              tile,
              deeds.find(({ thing }) => thing === `kept:${tile}`),
            ),
          ),
          ...(goods.cards ?? []).map((card) =>
            heldTip(
              tips,
              seat,
              card,
              deeds.find(({ thing }) => thing === `held:${card}`),
            ),
          ),
        ]),
        ...view.seats.flatMap((goods, seat) => goods.pawns.map((area) => tips.pawn(seat, area))),
        ...names.flatMap((_, seat) => [
          tips.score(seat),
          tips.bolts(seat),
          tips.amulets(seat),
          tips.person(seat),
          tips.clock(seat),
          ...RESOURCES.map((resource) => tips.resource(seat, resource)),
        ]),
      ];
      for (const tip of all) {
        const text = plain([tip.title, ...(tip.lines ?? []), ...(tip.rows ?? [])].join("\n"), names);
        expect(text, name).toMatch(/\S/);
        expect(text, name).not.toMatch(/undefined|NaN|[\u{E000}\u{E001}]|\.\./u);
        if (tip.rule?.startsWith("bs-") && rules.length) expect(rules, tip.rule).toContain(tip.rule);
      }
      for (const { name: area } of map.areas) expect(areaLines(view, ground, speech, tips.people, area).join(" ")).toMatch(/\S/);
      if (deeds.length) expect(questionOf(view, speech, deeds, { who: "you", name: "Ada", seat: model.seat ?? 0 })).toMatch(/\S/);
      for (const line of besideLines(view, speech, tips.people)) expect(line).toMatch(/^(?!.*(undefined|NaN))\S.*\S$/);
      for (const deed of deeds) expect(warning(tips, deed)).not.toMatch(/undefined|NaN/);
      for (const { offer } of deeds) expect(speech.brings(offer.brings)).not.toMatch(/undefined|NaN/);
      expect(table.title(view, speech) + table.when(view, speech)).toMatch(/\S/);
      expect(story(model.journal, speech, table).flatMap((chapter) => chapter.lines).length).toBeGreaterThan(3);
    }
  });

  it("says what roles, events, clouds and tiles do", async () => {
    await speak(language, false);
    await learn("broom-service");
    const all = [
      ...box.roles.flatMap((role) => [does(role, true), does(role, false), doesShort(role, true), doesShort(role, false), broken(role)]),
      ...Object.keys(box.events).map(eventDoes),
      ...Object.keys(box["storm-cloud"]).map(stormDoes),
      ...Object.keys(box["mountain-tile"]).map(tileDoes),
      ...Object.keys(box["forest-tile"]).map((tile) => forestDoes(tile)),
      ...Object.keys(box["hill-tile"]).map(hillDoes),
      ...Object.keys(box["expansion-card"]).map((card) => cardDoes(card)),
    ];
    for (const text of all) expect(text).toMatch(/^(?!.*(undefined|NaN))\S.*\S$/);
    expect(stormDoes("heavy-1")).toBe("");
  });
});

it("what a cowardly play may be used for in place of its action is told in words too", async () => {
  await speak("en", false);
  await learn("broom-service");
  const { view, ground, model } = shown("broom-back-following");
  const speech = new Speech(words("broom-service"), table.box, { names: ["Ada", "Bram", "Lin", "Kit"], reader: 0, you: true }, ground);
  const [brave, cowardly] = ["brave", "cowardly"].map(
    (text) => model.picture!.choices!.actions!.find((offer) => offer.text === text)!.brings,
  );
  const during = (event: string): BroomView => ({ ...view, events: [...view.events.slice(0, -1), event] });
  const quiet = insteadTold(cowardly!, during("brave-heart"), speech);
  expect(quiet).toMatch(/^Instead of the action: (Take|Use) “/);
  expect(insteadTold(cowardly!, during("black-market"), speech)).toBe(`${quiet.replace(/ or ([^,]*)$/, ", $1")} or +3 VP`);
  expect(insteadTold(cowardly!, during("black-distillery"), speech)).toContain("any 1 resource");
  expect(insteadTold(brave!, during("black-market"), speech)).toBe("");
});
