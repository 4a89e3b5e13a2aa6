import { expect, test } from "vitest";
import { named } from "./typed";

const ROLES = ["forest witch", "hill witch", "hill", "Fée"].map((typed) => ({ typed }));

test("numbers and words, several in one line and mixed", () => {
  expect(named("1 3", ROLES)).toEqual([0, 2]);
  expect(named("hill witch, forest witch", ROLES)).toEqual([1, 0]);
  expect(named("hill 1 fee", ROLES)).toEqual([2, 0, 3]);
  expect(named("2 2", ROLES)).toEqual([1]);
});

test("a line of which some means nothing names nothing", () => {
  expect(named("1 dragon", ROLES)).toBeNull();
  expect(named("9", ROLES)).toBeNull();
  expect(named(" ", ROLES)).toBeNull();
});

test("what is called by a long name and by a short one may be called by either", () => {
  const options = [
    { typed: "wolf keeper", also: "wolf" },
    { typed: "herb gatherer", also: "herb" },
  ];
  expect(named("wolf herb gatherer", options)).toEqual([0, 1]);
  expect(named("wolf keeper, herb", options)).toEqual([0, 1]);
});
