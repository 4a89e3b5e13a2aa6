import { describe, expect, it } from "vitest";
import { SAMPLES, sampleTable } from "../../gallery/samples";
import front from "../../sample/maps/front.json";
import { people } from "../../table/people";
import { story } from "../../table/story";
import { perches } from "../../table/turn";
import { mark, plain } from "../../words/marked";
import { Speech } from "../../words/speech";
import { LANGUAGES, learn, speak, words, type Language } from "../../words/words.svelte";
import { GAMES } from "../list";
import { loadRules } from "../rules";
import box from "./box.json";
import { RESOURCES } from "./facts";
import { areaLines, deedsAt } from "./listed";
import { Ground } from "./map";
import { owed } from "./owed";
import { readDeed } from "./play.svelte";
import { questionOf } from "./question";
import table from "./table";
import { broken, does, doesShort, eventDoes, stormDoes, tileDoes } from "./texts";
import { BroomTips } from "./tips";
import type { BroomView } from "./view";

const NAMES = Object.keys(SAMPLES).filter((name) => name.startsWith("broom-"));
const ground = new Ground(front);
const shown = (name: string) => {
  const model = sampleTable<BroomView>(name);
  return { model, view: model.picture!.view, deeds: (model.picture!.choices?.actions ?? []).map(readDeed) };
};

it("the list of games says what the box says", () => {
  const listed = GAMES.find((game) => game.name === box.game);
  expect([listed?.fewest, listed?.most]).toEqual(box.players);
  expect(listed?.numbers?.map(({ least, most }) => [least, most])).toEqual([box.heavy]);
});

it("what is owed is a list that shrinks, the next thing first", async () => {
  await speak("en", false);
  await learn("broom-service");
  const { view } = shown("broom-chain");
  const speech = new Speech(words("broom-service"), table.box, { names: ["Ada", "Bram", "Lin", "Kit"], reader: 0, you: true }, ground);
  const chain = owed(view, speech);
  expect(chain.length).toBeGreaterThan(1);
  expect(chain[0]?.text).toBe(speech.step(view.agenda.at(-1) ?? ""));
  const later = { ...view, agenda: view.agenda.slice(0, -1) };
  expect(owed(later, speech)).toEqual(chain.slice(1));
  // One plain action is no chain.
  expect(owed({ ...view, agenda: ["follow", "cowardly 0"] }, speech)).toEqual([]);
});

it("everything that can be done on the map is somewhere in the list of areas", () => {
  for (const name of NAMES) {
    const { deeds } = shown(name);
    const onMap = deeds.filter(({ target }) => target);
    const listed = front.areas.flatMap((area) => deedsAt(ground, onMap, area.name));
    expect(listed.map(({ text }) => text).sort()).toEqual(onMap.map(({ text }) => text).sort());
  }
});

// A message that is missing, or lacks an argument, is an error when it is said.
describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  it("everything on every sample has something to say, and the rules that it points to are there", async () => {
    await speak(language, false);
    await learn("broom-service");
    const rules = (await loadRules("broom-service", language)).flatMap(({ parts }) => parts.map((part) => part.rule));
    for (const name of NAMES) {
      const { model, view, deeds } = shown(name);
      const names = model.seats.map((seat) => seat.name);
      const cast = { names: names.map((_, seat) => mark(seat)), reader: model.seat, you: true };
      const speech = new Speech(words("broom-service"), table.box, cast, ground);
      const tips = new BroomTips(view, speech, people(model.seats, model.seat), ground);
      const asked = [null, { seat: 0, words: ["fly", "deliver", "lift"], from: "" }];
      const all = [
        tips.round(),
        tips.leader(),
        tips.event(),
        tips.bewitched(),
        tips.owed(),
        ...perches(view, model.journal).map((perch) => tips.perch(perch)),
        ...box.roles.flatMap((role) => [tips.role(role), tips.role(role, { past: "past", note: "note" })]),
        ...asked.flatMap((one) => [
          ...front.areas.map((area) => tips.area(area.name, one)),
          ...front.towers.map((tower) => tips.tower(tower.name, one)),
          ...front.clouds.filter((cloud) => view.clouds[cloud.name]).map((cloud) => tips.cloud(cloud.name, one)),
        ]),
        ...Object.keys(view.tiles).map((area) => tips.tile(area)),
        ...front.castles.map(({ area }) => tips.castle(area)),
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
      for (const { name: area } of front.areas) expect(areaLines(view, ground, speech, tips.people, area).join(" ")).toMatch(/\S/);
      if (deeds.length) expect(questionOf(view, speech, deeds, { who: "you", name: "Ada" }, model.seat ?? 0)).toMatch(/\S/);
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
      ...box.events.map(eventDoes),
      ...Object.keys(box.clouds)
        .filter((kind) => kind.startsWith("storm"))
        .map(stormDoes),
      ...Object.keys(box.tiles).map(tileDoes),
    ];
    for (const text of all) expect(text).toMatch(/^(?!.*(undefined|NaN))\S.*\S$/);
    expect(stormDoes("heavy-1")).toBe("");
  });
});
