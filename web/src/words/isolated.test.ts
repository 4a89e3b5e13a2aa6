import { expect, it } from "vitest";
import { letters, people } from "../table/people";
import { bare, isolated } from "./isolated";

it("a name that runs from right to left keeps its direction to itself, and others are as they are", () => {
  expect(isolated("Ada")).toBe("Ada");
  expect(isolated("李小龙 🧹")).toBe("李小龙 🧹");
  for (const name of ["עדה", "ليلى", "Ada עדה"]) {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
    expect(isolated(isolated(name))).toBe(isolated(name));
    expect(bare(isolated(name))).toBe(name);
  }
  expect(bare("Ada")).toBe("Ada");
});

it("a token has the first letter of the name itself", () => {
  expect(letters(["עדה", isolated("ליאת"), "Ada"])).toEqual(["ע", "ל", "A"]);
  expect(people([{ kind: "person", name: "עדה" }], null)[0]?.name).toBe("\u2068עדה\u2069");
});
