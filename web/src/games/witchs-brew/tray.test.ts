import { expect, it } from "vitest";
import { added, mayAdd, missing, payments, room, settled, size } from "./tray";

const offer = (text: string) => ({ text, brings: {} });
const PAY = payments(["pay green green", "pay green white", "pay white white", "decline"].map(offer));

it("only payments are read, whatever their verb; gold counts as a thing", () => {
  expect(PAY.map(({ bag }) => bag)).toEqual([{ green: 2 }, { green: 1, white: 1 }, { white: 2 }]);
  expect(payments(["sell red", "bottle white", "add nothing", "add-gold 2", "buy iron"].map(offer)).map(({ bag }) => bag)).toEqual([
    { red: 1 },
    { white: 1 },
    {},
    { gold: 2 },
  ]);
});

it("something goes into the tray as long as a payment begins that way", () => {
  expect(room(PAY)).toBe(2);
  expect(mayAdd(PAY, {}, "green")).toBe(true);
  expect(mayAdd(PAY, {}, "red")).toBe(false);
  expect(mayAdd(PAY, { green: 2 }, "white")).toBe(false);
});

it("a full tray is one of the payments, and an unfinished one says how many are missing", () => {
  const one = added({}, "white", 1);
  expect(settled(PAY, one)).toBeUndefined();
  expect(missing(PAY, one)).toBe(1);
  const two = added(one, "green", 1);
  expect(settled(PAY, two)?.text).toBe("pay green white");
  expect(missing(PAY, two)).toBe(0);
  expect(size(added(two, "white", -1))).toBe(1);
  expect(added({}, "white", -1)).toEqual({ white: 0 });
});

it("where anything may be added, nothing is a payment too", () => {
  const add = payments(["add nothing", "add red", "add red white"].map(offer));
  expect(settled(add, {})?.text).toBe("add nothing");
  expect(settled(add, { white: 0 })?.text).toBe("add nothing");
  expect(settled(add, { white: 1 })).toBeUndefined();
  expect(missing(add, { white: 1 })).toBe(1);
});
