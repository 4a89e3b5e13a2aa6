import { expect, it } from "vitest";
import { added, mayAdd, missing, outcome, payments, room, settled, size } from "./tray";

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

it("says what comes of it in any case, and then what comes of the tray as it is", () => {
  const sells = ["sell red", "sell white"].map((text) => ({ text, brings: { gold: 5, ingredients: { [text.slice(5)]: -1 } } }));
  expect(outcome(sells, payments(sells), {})).toMatchObject({ gold: 5, ingredients: {} });
  const adds = [
    { text: "add-gold 0", brings: { gold: 0, missing: 2 } },
    { text: "add-gold 2", brings: { gold: -2, points: 3, card: "gold-shelf-3" } },
  ];
  expect(outcome(adds, payments(adds), {})).toMatchObject({ missing: 2 });
  expect(outcome(adds, payments(adds), { gold: 1 })).toBeNull();
  expect(outcome(adds, payments(adds), { gold: 2 })).toMatchObject({ gold: 0, points: 3, card: "gold-shelf-3" });
  const loses = ["lose red", "lose white"].map((text) => ({ text, brings: { ingredients: { [text.slice(5)]: -1 } } }));
  expect(outcome(loses, payments(loses), { red: 1 })).toBeNull();
});
