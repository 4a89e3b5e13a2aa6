import { beforeAll, describe, expect, it } from "vitest";
import { sampleTable } from "../../gallery/samples";
import back from "../../sample/maps/back.json";
import front from "../../sample/maps/front.json";
import type { Person } from "../../table/people";
import { Speech } from "../../words/speech";
import { learn, speak, words } from "../../words/words.svelte";
import box from "./box.json";
import { jumpFrom, toCome } from "./facts";
import { Ground } from "./map";
import table from "./table";
import { BroomTips } from "./tips";
import { moments } from "./moments";
import type { BroomView } from "./view";

const ground = new Ground(front);
const island = new Ground(back);
const groundOf = (name: string, view: BroomView): Ground => (name.startsWith("broom-back-") ? island : ground).on(view);

beforeAll(async () => {
  await speak("en", false);
  await learn("broom-service");
});

/** A sample's view, and the texts of what the viewer can choose there. */
function at(name: string): { view: BroomView; texts: string[] } {
  const { picture } = sampleTable<BroomView>(name);
  if (!picture) throw new Error(name);
  return { view: picture.view, texts: (picture.choices?.actions ?? []).map(({ text }) => text) };
}

describe("on the back", () => {
  it("where a turbo broom leads is what the engine says, and so is what it strands", () => {
    for (const name of ["broom-back-turbo", "broom-back-stranded", "broom-back-wind", "broom-back-anywhere"]) {
      const { picture } = sampleTable<BroomView>(name);
      const view = picture!.view;
      const here = groundOf(name, view);
      for (const { text, brings } of picture?.choices?.actions ?? []) {
        if (!text.startsWith("fly ")) continue;
        const to = text.split(" ")[2] ?? "";
        const jump = jumpFrom(view, here, to);
        expect(jump?.circles.map((circle) => circle.name) ?? null, text).toEqual(brings.circles ?? null);
      }
    }
    expect(island.shown.circles.map(({ name }) => name)).toEqual(["a", "b", "c", "d"]);
    expect(island.lands.filter(({ name }) => island.alone(name)).map(({ name }) => name)).toEqual(["lost-isle"]);
  });

  it("the tower on a hill tile stands where the tile lies, for this game alone", () => {
    const { view } = at("broom-back-turbo");
    const laid = { ...view, hill_tiles: { ...view.hill_tiles, "comet-hill": "orange" } };
    const here = island.on(laid);
    expect(here.on(laid)).toBe(here);
    expect(island.on(laid)).toBe(here);
    expect(here.towersAt("comet-hill").map(({ name }) => name)).toContain("orange-tile");
    expect(here.towers.get("orange-tile")).toMatchObject({ colour: "orange", shape: "square", points: box["hill-tile"].orange.points });
    expect(island.on({ ...view, hill_tiles: { "comet-hill": "turbo-ab" } })).toBe(island);
  });
});

describe("whatever cannot be done says why", () => {
  const people = [0, 1, 2, 3].map((seat) => ({ seat, name: `${seat}` }) as unknown as Person);

  it.each([
    ["broom-flying", "fly", "area", ground.lands],
    ["broom-delivering", "deliver", "tower", front.towers],
    ["broom-lifting", "lift", "cloud", front.clouds],
  ] as const)("%s", (name, word, kind, places) => {
    const { view, texts } = at(name);
    const refused = sampleTable<BroomView>(name).picture?.choices?.refused ?? [];
    const speech = new Speech(words("broom-service"), table.box, { names: ["Ada", "Bram", "Lin", "Kit"], reader: 0, you: true }, ground);
    const tips = new BroomTips(view, speech, people, ground);
    for (const place of places) {
      const drawn = kind === "cloud" ? view.clouds[place.name] : kind === "area" || !ground.shut(view, place.name);
      const legal = texts.some((text) => text.startsWith(`${word} `) && text.endsWith(` ${place.name}`));
      if (!drawn || legal) continue;
      const asked = tips[kind](place.name, { words: [word], from: "", refused });
      expect(asked.lines, place.name).not.toEqual(tips[kind](place.name).lines);
    }
  });
});

describe("what happened", () => {
  it.each(["broom-end", "broom-back-end"])("is told in its order: who flies, what changes: %s", (name) => {
    const { journal, picture } = sampleTable<BroomView>(name);
    const told = moments(journal, 0, picture!.view);
    const flown = journal.filter(({ what }) => /^(flies|jumps) /.test(what)).length;
    const moved = journal.filter(({ what }) => /^(finds|draws|puts-away) /.test(what)).length;
    expect(told.filter(({ kind }) => kind === "moves")).toHaveLength(moved);
    expect(told.filter(({ kind }) => kind === "flies")).toHaveLength(flown);
    const last = told.findLast((one) => one.kind === "change" && one.seat === 0 && one.goods.points);
    expect(last?.kind === "change" && last.goods.points?.[1]).toBe(picture!.view.seats[0]?.points);
  });
});

it("what is still to come is what the rules say of bolts, amulets, cards and sets, and is none where it has been counted", () => {
  const { view } = at("broom-back-watching");
  const seats = Object.entries(view.follows.worth);
  expect(seats.length).toBeGreaterThan(0);
  for (const [seat, { bolts = 0, amulets = 0, cards = 0, sets = 0 }] of seats)
    expect(toCome(view, Number(seat))).toBe(bolts + amulets + cards + sets);
  expect(seats.some(([seat]) => toCome(view, Number(seat)) > 0)).toBe(true);
  expect(toCome(at("broom-end").view, 0)).toBe(0);
});
