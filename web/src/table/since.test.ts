import { beforeEach, describe, expect, it } from "vitest";
import type { Entry } from "../words/speech";
import { changed, decidedAt, lastRound, noteDecided } from "./since";

const JOURNAL = [
  { seat: null, what: "round 1" },
  { seat: 0, what: "delivers crow-hill beacon", brings: { orange: -1, points: 3 } },
  { seat: 1, what: "takes wand", brings: { wand: 2 } },
  { seat: 1, what: "pays", brings: { wand: -1, points: -2 } },
  { seat: null, what: "round 2" },
  { seat: 1, what: "lifts ember-wood-1 fog", brings: { points: 1 } },
] as unknown as Entry[];

beforeEach(() => localStorage.clear());

describe("since one last decided", () => {
  it("goods are added up by seat, and deeds told as the journal tells them", () => {
    const found = changed(JOURNAL, 2);
    expect(found.goods[0]).toBeUndefined();
    expect(found.goods[1]).toEqual({ wand: 1, points: -1 });
    expect(found.done.map(({ what }) => what)).toEqual(["takes wand", "pays", "lifts ember-wood-1 fog"]);
  });

  it("nothing is new behind the end, nor after something was taken back", () => {
    expect(changed(JOURNAL, JOURNAL.length)).toEqual({ goods: [], done: [] });
    expect(changed(JOURNAL, 99)).toEqual({ goods: [], done: [] });
  });

  it("a round that is over is accounted for, the first has none before it", () => {
    expect(lastRound(JOURNAL, 2, 3)).toEqual([3, -2, 0]);
    expect(lastRound(JOURNAL, 1, 3)).toBeNull();
    expect(lastRound(JOURNAL.slice(3), 2, 3)).toBeNull();
  });

  it("where one decided is remembered by table and seat", () => {
    expect(decidedAt("a 0")).toBeNull();
    noteDecided("a 0", 7);
    noteDecided("b 1", 9);
    noteDecided("a 0", 8);
    expect([decidedAt("a 0"), decidedAt("b 1")]).toEqual([8, 9]);
    localStorage.setItem("broomstick.decided", "{");
    expect(decidedAt("a 0")).toBeNull();
  });
});
