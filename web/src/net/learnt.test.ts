import { afterEach, expect, it } from "vitest";
import type { GameShown } from "../wire";
import { halfDone, learnt, lessonAbout, noteLesson } from "./learnt";
import { keep } from "./seats";

afterEach(() => localStorage.clear());

it("keeps where somebody is in each lesson", () => {
  noteLesson("card-game", "first", { table: "a", step: 3, of: 14, over: false });
  noteLesson("broom-service", "first", { table: "b", step: 1, of: 20, over: false });
  noteLesson("card-game", "first", { table: "a", step: 4, of: 14, over: false });
  expect(learnt("card-game", "first")).toEqual({ table: "a", step: 4, of: 14, over: false, done: false });
  expect(learnt("broom-service", "first")?.step).toBe(1);
  expect(learnt("broom-service", "clouds")).toBeUndefined();
});

it("never forgets that a lesson was learnt", () => {
  noteLesson("card-game", "first", { table: "a", step: 14, of: 14, over: true });
  noteLesson("card-game", "first", { table: "c", step: 1, of: 14, over: false });
  expect(learnt("card-game", "first")).toEqual({ table: "c", step: 1, of: 14, over: false, done: true });
});

it("takes what is broken for nothing", () => {
  for (const text of ["no", "[]", "7", '{"card-game/first": 3}', "null"]) {
    localStorage.setItem("broomstick.lessons", text);
    expect(learnt("card-game", "first")).toBeUndefined();
  }
});

it("takes up what is half done as long as the seat is there", () => {
  noteLesson("card-game", "first", { table: "a", step: 3, of: 14, over: false });
  expect(halfDone("card-game", "first")).toBe(false);
  keep({ table: "a", code: "OWLS", seat: 0, token: "secret" });
  expect(halfDone("card-game", "first")).toBe(true);
  noteLesson("card-game", "first", { table: "a", step: 14, of: 14, over: true });
  expect(halfDone("card-game", "first")).toBe(false);
});

it("offers a lesson with the rules it is about, until it was had", () => {
  const lessons = [
    { name: "first", minutes: 7 },
    { name: "clouds", minutes: 4, needs: { storm_clouds: true } },
  ];
  const game = { name: "broom-service", lessons } as unknown as GameShown;
  expect(lessonAbout(game, {})).toBeUndefined();
  expect(lessonAbout(game, { storm_clouds: true })?.name).toBe("clouds");
  noteLesson("broom-service", "clouds", { table: "b", step: 9, of: 9, over: true });
  expect(lessonAbout(game, { storm_clouds: true })).toBeUndefined();
});
