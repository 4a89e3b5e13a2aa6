import { beforeEach, expect, it } from "vitest";
import { fits } from "../table/fair";
import { sha256Of } from "../table/sha256";
import { dealt, draw, noteCommits, noteOf, sharesAt } from "./shares";
import { firstSeal } from "./seals";

const SEAL = "5ea1".repeat(16);
const OPENED = { table: "t", code: "BCDF", seat: 0, token: "secret", others: [{ seat: 2, token: "another" }], seal: SEAL };

beforeEach(() => localStorage.clear());

it("a share is drawn for each seat of the device, after the seal is there, and told by its hash", async () => {
  await draw(OPENED, false);
  expect(firstSeal("t")).toBe(SEAL);
  const drawn = sharesAt("t", [0, 1, 2]);
  expect(drawn.map((one) => one.seat)).toEqual([0, 2]);
  expect(new Set(drawn.map((one) => one.value)).size).toBe(2);
  for (const { value, commit } of drawn) {
    expect(fits({ commit }, value)).toBe("good");
    expect(value).toMatch(/^[0-9a-f]{32}$/);
  }
});

it("where nobody else plays its hash is not needed", async () => {
  await draw(OPENED, true);
  expect(sharesAt("t", [0])[0]).toMatchObject({ alone: true, commit: "" });
});

it("without a seal nothing is drawn: the cards are dealt already", async () => {
  await draw({ ...OPENED, seal: "" }, false);
  expect(noteOf("t")).toBeUndefined();
});

it("another seat of the same table is added, and what was drawn stays", async () => {
  await draw({ ...OPENED, others: [] }, false);
  const [first] = sharesAt("t", [0]);
  await draw({ ...OPENED, seat: 1, others: [] }, false);
  await draw({ ...OPENED, others: [] }, false);
  expect(sharesAt("t", [0, 1, 2]).map((one) => one.seat)).toEqual([0, 1]);
  expect(sharesAt("t", [0])[0]).toEqual(first);
});

it("what everybody had committed to is noted once, and after the deal nothing is sent any more", async () => {
  await draw(OPENED, false);
  noteCommits("t", [sha256Of("a"), null]);
  noteCommits("t", ["another", null]);
  expect(noteOf("t")?.told).toEqual([sha256Of("a"), null]);
  dealt("t");
  expect(sharesAt("t", [0, 2])).toEqual([]);
  expect(noteOf("t")?.shares).toHaveLength(2);
});
