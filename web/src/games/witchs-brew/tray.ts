// Paying by touch: ingredients go into a tray one by one, as long as something that may be paid still begins that way.

import type { Vocabulary } from "../../words/speech";
import type { Offer } from "../game";
import box from "./box.json";
import type { BrewGain } from "./view";

/** So many of each thing, by its name. */
export type Bag = Record<string, number>;

export interface Payment {
  text: string;
  bag: Bag;
}

/** The offers that are payments, each with what would go into the tray. */
export function payments(offers: Offer[]): Payment[] {
  return offers.flatMap(({ text }): Payment[] => {
    const [verb = "", ...rest] = text.split(" ");
    const paid = (box.actions as Vocabulary)[verb]?.[0]?.[1] ?? "";
    if (paid === "gold") return [{ text, bag: { gold: Number(rest[0]) } }];
    if (!paid.startsWith("ingredient")) return [];
    const bag: Bag = {};
    for (const thing of rest) if (thing !== "nothing") bag[thing] = (bag[thing] ?? 0) + 1;
    return [{ text, bag }];
  });
}

export function size(bag: Bag): number {
  return Object.values(bag).reduce((sum, count) => sum + count, 0);
}

function holds(whole: Bag, part: Bag): boolean {
  return Object.entries(part).every(([thing, count]) => (whole[thing] ?? 0) >= count);
}

/** The most that can go into the tray. */
export function room(all: Payment[]): number {
  return Math.max(0, ...all.map(({ bag }) => size(bag)));
}

export function mayAdd(all: Payment[], inside: Bag, thing: string): boolean {
  const then = { ...inside, [thing]: (inside[thing] ?? 0) + 1 };
  return all.some(({ bag }) => holds(bag, then));
}

/** What is in the tray as an offer, where it is one. */
export function settled(all: Payment[], inside: Bag): Payment | undefined {
  return all.find(({ bag }) => size(bag) === size(inside) && holds(bag, inside));
}

/** How many are missing until it is one. */
export function missing(all: Payment[], inside: Bag): number {
  const sizes = all.filter(({ bag }) => holds(bag, inside)).map(({ bag }) => size(bag) - size(inside));
  return sizes.length ? Math.min(...sizes) : 0;
}

export function added(inside: Bag, thing: string, by: number): Bag {
  return { ...inside, [thing]: Math.max(0, (inside[thing] ?? 0) + by) };
}

/** What a payment leads to, besides what is in the tray. */
function besides(gain: BrewGain, inGold: boolean): BrewGain | null {
  const rest: BrewGain = { ...gain, ingredients: {}, any: 0, gold: inGold ? 0 : (gain.gold ?? 0) };
  return rest.gold || rest.vials || rest.points || rest.missing ? rest : null;
}

/** What comes of the tray as it is; where it is no offer yet, what comes of it in any case. */
export function outcome(offers: Offer[], all: Payment[], inside: Bag): BrewGain | null {
  const done = settled(all, inside);
  const inGold = all.some(({ bag }) => "gold" in bag);
  const open = offers.filter(({ text }) => (done ? text === done.text : all.some((one) => one.text === text)));
  const found = open.map(({ brings }) => besides(brings, inGold));
  const same = found.every((one) => JSON.stringify(one) === JSON.stringify(found[0]));
  return same ? (found[0] ?? null) : null;
}
