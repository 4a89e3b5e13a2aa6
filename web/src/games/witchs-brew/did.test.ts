import { expect, it } from "vitest";
import { did } from "./did";

type Told = [seat: number | null, what: string, brings?: Record<string, number>];

const TOLD: Told[] = [
  [null, "round 1"],
  [0, "leads witch brave"],
  [0, "acts witch"],
  [0, "gives red", { red: -1 }],
  [0, "brews iron 1 2 plain", { points: 2 }],
  [null, "book copia"],
  [null, "round 2"],
  [1, "leads witch brave"],
  [0, "follows witch cowardly"],
  [0, "gives red green", { red: -1, green: -1 }],
  [0, "spends 2", { gold: -2 }],
  [0, "brews iron 5 4 raven", { points: 4 }],
  [0, "gives white", { white: -1 }],
  [0, "fills 1", { vials: 1, points: 1 }],
  [1, "acts witch"],
  [1, "cannot"],
  [1, "leads cutpurse brave"],
  [0, "follows cutpurse cowardly"],
  [1, "collects"],
  [0, "loses-gold 1", { gold: -1 }],
  [1, "adds-gold 2", { gold: -2 }],
  [1, "stays gold-shelf 1"],
  [1, "leads alchemist brave"],
  [1, "declines"],
];
const JOURNAL = TOLD.map(([seat, what, brings]) => ({ seat, what, ...(brings && { brings }) }));

it("a card has brought what its player got and gave in that turn of that round, and nobody else", () => {
  const { gain, why } = did(JOURNAL, 2, "witch", 0);
  expect(gain).toMatchObject({
    gold: -2,
    ingredients: { red: -1, green: -1, white: -1 },
    vials: 1,
    points: 5,
    card: "iron-5",
    raven: true,
  });
  expect(why).toBe("");
  expect(did(JOURNAL, 1, "witch", 0).gain).toMatchObject({ gold: 0, points: 2, card: "iron-1", raven: false });
});

it("a loss to another's role is nobody's own doing, and what is missing stays to be told", () => {
  expect(did(JOURNAL, 2, "cutpurse", 0).gain).toMatchObject({ gold: 0 });
  expect(did(JOURNAL, 2, "cutpurse", 1).gain).toMatchObject({ gold: -2, missing: 1 });
});

it("nothing has a reason", () => {
  expect(did(JOURNAL, 2, "witch", 1).why).toBe("cannot");
  expect(did(JOURNAL, 2, "alchemist", 1).why).toBe("without");
  expect(did(JOURNAL, 2, "druid", 1)).toMatchObject({ why: "", gain: { points: 0 } });
});
