import { expect, it } from "vitest";
import { sampleTable } from "../../gallery/samples";
import { near, openTasks, worth } from "./facts";
import type { Offer } from "./view";

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
