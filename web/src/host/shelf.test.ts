import { expect, test } from "vitest";
import { Memory, Shelf, type Change } from "./shelf";

test("rows come in the order of their keys, of one table or of all", async () => {
  const memory = new Memory();
  const changes: Change[] = [
    ["entries", ["b", 1], "b1"],
    ["entries", ["a", 10], "a10"],
    ["entries", ["a", 9], "a9"],
    ["entries", ["a", "x"], "ax"],
    ["entries", ["ab", 1], "ab1"],
    ["chat", ["a", 1], "said"],
  ];
  await memory.write(changes);
  expect((await memory.rows("entries", "a")).map(([, value]) => value)).toEqual(["a9", "a10", "ax"]);
  expect((await memory.rows("entries", "")).map(([, value]) => value)).toEqual(["a9", "a10", "ax", "ab1", "b1"]);
  await memory.write([["entries", ["a", 9], null]]);
  expect((await memory.rows("entries", "a")).map(([, value]) => value)).toEqual(["a10", "ax"]);
});

test("in memory over what is kept: new rows hide old ones, and nothing below is changed", async () => {
  const below = new Memory();
  await below.write([
    ["tables", ["a"], "old"],
    ["tables", ["b"], "other"],
  ]);
  const above = new Memory(below);
  await above.write([
    ["tables", ["a"], "new"],
    ["tables", ["b"], null],
  ]);
  expect((await above.rows("tables", "")).map(([, value]) => value)).toEqual(["new"]);
  expect((await below.rows("tables", "")).map(([, value]) => value)).toEqual(["old", "other"]);
});

test("what is taken away is all whose key begins so, also of what lies below", async () => {
  const below = new Memory();
  await below.write([
    ["entries", ["a", 1], "a1"],
    ["entries", ["a", 2], "a2"],
    ["entries", ["ab", 1], "ab1"],
  ]);
  const above = new Memory(below);
  await above.write([
    ["entries", ["a", 3], "a3"],
    ["entries", ["a"], null],
    ["entries", ["a", 1], "new"],
  ]);
  expect((await above.rows("entries", "")).map(([, value]) => value)).toEqual(["new", "ab1"]);
  await above.write([["entries", ["a", 1], null]]);
  expect(await above.rows("entries", "a")).toEqual([]);
  expect(await below.rows("entries", "a")).toHaveLength(2);
});

test("where a browser has no database, tables are kept as long as the page, and it is known", async () => {
  const shelf = await Shelf.open();
  expect(shelf.kept).toBe(false);
  await shelf.write(JSON.stringify([["tables", ["a"], { code: "OWLS" }]]));
  expect(JSON.parse(await shelf.rows("tables", "a"))).toEqual([{ code: "OWLS" }]);
  expect(JSON.parse(await shelf.rows("tables", "b"))).toEqual([]);
});
