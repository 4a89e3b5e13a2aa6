import { beforeAll, describe, expect, it } from "vitest";
import { sampleTable } from "../../gallery/samples";
import back from "../../sample/maps/back.json";
import front from "../../sample/maps/front.json";
import { speak } from "../../words/words.svelte";
import box from "./box.json";
import { course } from "./course";
import { bestAt, cloudOf, deliveries, final, flights, jumpFrom, landscapesOf, lifts, sets, sources, total, within } from "./facts";
import { Ground } from "./map";
import { changed, moments } from "./moments";
import type { BroomView, Goods } from "./view";
import { askedRole, whyNotArea, whyNotCloud, whyNotTower } from "./why";

const ground = new Ground(front);
const island = new Ground(back);
const groundOf = (name: string, view: BroomView): Ground => (name.startsWith("broom-back-") ? island : ground).on(view);

beforeAll(() => speak("en", false));

/** A sample's view, and the texts of what the viewer can choose there. */
function at(name: string): { view: BroomView; texts: string[] } {
  const { picture } = sampleTable<BroomView>(name);
  if (!picture) throw new Error(name);
  return { view: picture.view, texts: (picture.choices?.actions ?? []).map(({ text }) => text) };
}

describe("what can be done on the map is what the engine offers", () => {
  it.each(["broom-flying", "broom-two"])("flights: %s", (name) => {
    const { view, texts } = at(name);
    const found = flights(view, ground, 0, landscapesOf(askedRole(view))).map(({ from, to }) => `fly ${from} ${to}`);
    expect(found.sort()).toEqual(texts.filter((text) => text.startsWith("fly ")).sort());
    expect(found.length).toBeGreaterThan(0);
  });

  it("flights that a tile grants go anywhere", () => {
    const { view, texts } = at("broom-chain");
    expect(askedRole(view)).toBeNull();
    const found = flights(view, ground, 0, box.landscapes).map(({ from, to }) => `fly ${from} ${to}`);
    expect(found.sort()).toEqual(texts.filter((text) => text.startsWith("fly ")).sort());
  });

  it("deliveries", () => {
    const { view, texts } = at("broom-delivering");
    const found = deliveries(view, ground, 0, landscapesOf(view.role)).map(({ area, tower }) => `deliver ${area} ${tower.name}`);
    expect(found.sort()).toEqual(texts.filter((text) => text.startsWith("deliver ")).sort());
  });

  it("clouds", () => {
    const { view, texts } = at("broom-lifting");
    const found = lifts(view, ground, 0).map((cloud) => `lift ${cloud}`);
    expect(found.sort()).toEqual(texts.filter((text) => text.startsWith("lift ")).sort());
    expect(within(view, ground, 0, "weather-fairy")).toEqual(lifts(view, ground, 0).map((cloud) => `cloud:${cloud}`));
  });
});

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
        expect(
          whyNotArea(view, here, { seat: 0, words: ["fly"], from: text.split(" ")[1] ?? "" }, to).map(({ code }) => code),
        ).not.toContain("under-cloud");
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
    expect(here.towers.get("orange-tile")).toMatchObject({ colour: "orange", shape: "square", points: box.orange_points });
    expect(island.on({ ...view, hill_tiles: { "comet-hill": "turbo-ab" } })).toBe(island);
  });
});

describe("whatever cannot be done says why", () => {
  const asked = (words: string[], from = "") => ({ seat: 0, words, from });

  it("areas: those that can be reached have no reason, all others at least one, or are where the pawn stands", () => {
    const { view, texts } = at("broom-flying");
    for (const { name } of front.areas) {
      const legal = texts.some((text) => text.startsWith("fly ") && text.endsWith(` ${name}`));
      const reasons = whyNotArea(view, ground, asked(["fly"]), name);
      if (legal) expect(reasons.filter(({ code }) => code !== "not-adjacent")).toEqual([]);
      else expect(reasons.length, name).toBeGreaterThan(0);
    }
    expect(whyNotArea(view, ground, asked(["fly"]), "seal-fjord")).toEqual([{ code: "water", facts: {} }]);
    expect(whyNotArea(view, ground, asked(["fly"]), "drum-hill")).toEqual([{ code: "under-cloud", facts: { area: "drum-hill" } }]);
    expect(whyNotArea(view, ground, asked(["fly"], "salt-prairie"), "kettle-hill")).toEqual([
      { code: "not-adjacent", facts: { area: "kettle-hill", from: "salt-prairie" } },
    ]);
  });

  it("towers", () => {
    const { view, texts } = at("broom-delivering");
    for (const { name } of front.towers) {
      const legal = texts.some((text) => text.startsWith("deliver ") && text.endsWith(` ${name}`));
      const reasons = whyNotTower(view, ground, asked(["deliver"]), name);
      expect(reasons.length > 0, name).toBe(!legal);
    }
  });

  it("square towers once in a play", () => {
    const { view } = at("broom-delivering");
    const tower = front.towers.find(({ shape }) => shape === "square");
    const rich = { orange: 1, green: 1, purple: 1, wand: 0 };
    const seats = view.seats.map((seat) => ({ ...seat, pawns: [tower?.areas[0] ?? "", ...seat.pawns.slice(1)], resources: rich }));
    const name = tower?.name ?? "";
    const free = { ...view, agenda: ["follow", "free-delivery 0"], seats };
    expect(whyNotTower(free, ground, asked(["deliver"]), name)).toEqual([]);
    expect(whyNotTower({ ...free, square_served: true }, ground, asked(["deliver"]), name)).toEqual([
      { code: "square-once", facts: { tower: name } },
    ]);
  });

  it("no card leads off the lost isle", () => {
    const { view } = at("broom-back-jump");
    const isle = back.circles.find(({ area }) => island.alone(area))?.area ?? "";
    const seats = view.seats.map((seat) => ({ ...seat, pawns: [isle, isle] }));
    const homing = { ...view, agenda: ["follow", "put-away 0 homing", "effect 0 homing"], seats };
    const castle = back.areas.find(({ name }) => island.isCastle(name))?.name ?? "";
    expect(whyNotArea(homing, island, asked(["fly"]), castle)[0]).toEqual({ code: "lost-isle", facts: { area: isle } });
  });

  it("clouds", () => {
    const { view, texts } = at("broom-lifting");
    for (const { name } of front.clouds) {
      if (!view.clouds[name]) continue;
      expect(whyNotCloud(view, ground, asked(["lift"]), name).length > 0, name).toBe(!texts.includes(`lift ${name}`));
    }
    const poor = { ...view, seats: view.seats.map((goods) => ({ ...goods, resources: { ...goods.resources, wand: 0 } })) };
    const [near = ""] = texts.filter((text) => text.startsWith("lift ")).map((text) => text.slice(5));
    expect(whyNotCloud(poor, ground, asked(["lift"]), near)[0]?.code).toBe("too-few-wands");
  });

  it("nothing is said of what is not asked", () => {
    const { view } = at("broom-flying");
    expect(whyNotTower(view, ground, asked(["fly"]), "beacon")).toEqual([]);
    expect(whyNotCloud(view, ground, asked(["fly"]), "drum-hill")).toEqual([]);
  });
});

describe("points", () => {
  it.each(["broom-end", "broom-back-end"])("come from where everybody was told, and add up: %s", (name) => {
    const model = sampleTable<BroomView>(name);
    const view = model.picture?.view;
    const all = sources(model.journal, 4);
    expect(all.map((one) => Object.values(one).reduce((sum, points) => sum + points, 0))).toEqual(view?.seats.map(({ points }) => points));
    expect(course(model.journal, 4).map((line) => line.at(-1))).toEqual(view?.seats.map(({ points }) => points));
    expect(course(model.journal, 4).every((line) => line[0] === box.start_points && line.length === box.rounds + 1)).toBe(true);
    // What things are worth at the end is what the end has brought.
    view?.seats.forEach((goods, seat) => {
      const { bolts, amulets, sets, cards } = all[seat]!;
      expect(final(goods)).toEqual({ bolts, amulets, sets, cards });
    });
  });

  it("sets are counted from the rarest resource", () => {
    const goods = { resources: { orange: 3, green: 1, purple: 2, wand: 5 } } as Goods;
    expect(sets(goods)).toEqual([1, 1]);
    expect(total(goods)).toBe(11);
  });

  it("the best delivery counts storm clouds beside it", () => {
    const { view } = at("broom-flying");
    const rich = { ...view, seats: view.seats.map((goods) => ({ ...goods, resources: { orange: 9, green: 9, purple: 9, wand: 9 } })) };
    const cloudy = { ...rich, clouds: { ...view.clouds, "star-prairie": "storm-bonus" } };
    const none = { ...rich, clouds: { ...view.clouds, "star-prairie": "heavy-1" } };
    expect(bestAt(cloudy, ground, 0, "gale-hill") - bestAt(none, ground, 0, "gale-hill")).toBe(cloudOf("storm-bonus").points);
  });
});

describe("what happened", () => {
  it.each(["broom-end", "broom-back-end"])("leads from what everybody had to what they have: %s", (name) => {
    const model = sampleTable<BroomView>(name);
    const view = model.picture!.view;
    const ground = groundOf(name, view);
    const own = view.seats.map(() => ({ orange: 0, green: 0, purple: 0, wand: 0, bolts: 0, amulets: 0, points: 0 }));
    for (const { seat, what } of model.journal) if (seat !== null) own[seat] = changed(own[seat]!, what, 1, ground);
    // Whoever began with something less than the others is the same throughout.
    own.forEach((had, seat) => {
      const goods = view.seats[seat]!;
      expect(goods.points - had.points).toBe(box.start_points);
      expect(goods.bolts).toBe(had.bolts);
      expect(goods.amulets.length).toBe(had.amulets);
      for (const potion of ["orange", "green", "purple"] as const) expect(goods.resources[potion] - had[potion]).toBe(1);
      expect([1, 2]).toContain(goods.resources.wand - had.wand);
    });
  });

  it.each(["broom-end", "broom-back-end"])("is told in its order: who flies, what changes: %s", (name) => {
    const { journal, picture } = sampleTable<BroomView>(name);
    const told = moments(journal, 0, picture!.view, groundOf(name, picture!.view));
    const flown = journal.filter(({ what }) => /^(flies|jumps) /.test(what)).length;
    const moved = journal.filter(({ what }) => /^(finds|draws|puts-away) /.test(what)).length;
    expect(told.filter(({ kind }) => kind === "moves")).toHaveLength(moved);
    expect(told.filter(({ kind }) => kind === "flies")).toHaveLength(flown);
    const last = told.findLast((one) => one.kind === "change" && one.seat === 0 && one.goods.points);
    expect(last?.kind === "change" && last.goods.points?.[1]).toBe(picture!.view.seats[0]?.points);
  });
});
