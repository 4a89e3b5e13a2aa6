import { expect, it } from "vitest";
import { meant, touched } from "./anchors";

it("knows what has to be touched for an action", () => {
  expect(touched(["lead fire brave"])).toEqual(expect.arrayContaining(["role:fire", "stance:brave"]));
  expect(touched(["pick fire berry water"])).toEqual(expect.arrayContaining(["ready", "role:fire", "role:berry", "role:water"]));
  expect(touched(["brave"])).toContain("stance:brave");
  expect(touched(["cowardly"])).toContain("stance:cowardly");
  expect(touched(["fly kestrel-top"])).toContain("area:kestrel-top");
  expect(touched([])).toEqual([]);
});

it("means the cards that are asked for, where picks are", () => {
  expect(meant(["dock"], ["pick fire berry"])).toEqual(["role:fire", "role:berry"]);
  expect(meant(["dock"], ["pick fire berry", "pick fire water"])).toEqual(["dock"]);
  expect(meant(["dock"], ["lead fire brave"])).toEqual(["dock"]);
  expect(meant(["stick"], [])).toEqual(["stick"]);
});
