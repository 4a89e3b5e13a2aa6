import { expect, it } from "vitest";
import { SAMPLES, sampleTable } from "../../gallery/samples";
import { course } from "./course";
import { near, openTasks, sources, worth } from "./facts";
import type { Offer } from "./view";

it("ends with the points that the server counts", () => {
  const model = sampleTable("end");
  const displays = model.picture?.view.displays ?? [];
  const curves = course(model.journal, displays.length);
  expect(curves.map((curve) => curve.length)).toEqual(displays.map(() => 5));
  expect(curves.map((curve) => curve.at(-1))).toEqual(displays.map((display) => display.points));
});

it.each(Object.keys(SAMPLES))("%s: points by source add up to the points", (name) => {
  for (const display of sampleTable(name).picture?.view.displays ?? []) {
    expect(sources(display).reduce((sum, source) => sum + source.points, 0)).toBe(display.points);
  }
});

it.each(["leading", "following", "three", "six"])("%s: a card is worth what the engine's preview says", (name) => {
  const { view, choices } = sampleTable(name).picture ?? {};
  const offers: Offer[] = choices?.actions ?? [];
  expect(offers.length).toBeGreaterThan(1);
  for (const { text, brings } of offers) {
    const own = worth(view!, brings.potion ?? "", text.includes("brave"));
    expect(brings).toMatchObject(own);
  }
});

it("a task is as near as the potions say that it wants and somebody has", () => {
  const view = sampleTable("following").picture!.view;
  for (const task of openTasks(view)) {
    view.displays.forEach(({ potions }, seat) => {
      const has = task.needs.map(([type, need]) => Math.min(need, potions[type] ?? 0));
      expect(near(view, seat, task)).toBe(has.reduce((sum, count) => sum + count, 0));
    });
  }
});
