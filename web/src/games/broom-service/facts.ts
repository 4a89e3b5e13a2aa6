// What is read off an open table: what clouds have on them, where brooms lead, where points came from.

import type { Speech } from "../../words/speech";
import box from "./box.json";
import type { CircleShown, Ground } from "./map";
import type { BroomGain, BroomView, Goods, Potion, Resource, Worth } from "./view";

export const POTIONS: Potion[] = ["orange", "green", "purple"];
export const RESOURCES: Resource[] = [...POTIONS, "wand"];

export function eventNow(view: BroomView): string {
  return view.events.at(-1) ?? "";
}

export function bewitchedNow(view: BroomView): string[] {
  return view.bewitched.at(-1) ?? [];
}

export function total(goods: Goods): number {
  return RESOURCES.reduce((sum, resource) => sum + goods.resources[resource], 0);
}

export interface Cloud {
  cost: number;
  bolts: number;
}

const CLOUDS: Partial<Record<string, Cloud>> = { ...box["heavy-cloud"], ...box["storm-cloud"] };

/** What a kind of cloud costs and has on it. */
export function cloudOf(kind: string): Cloud {
  return CLOUDS[kind] ?? { cost: 0, bolts: 0 };
}

export function isStorm(kind: string): boolean {
  return kind in box["storm-cloud"];
}

/** Where the pawns of a seat stand, each place once. */
export function standsIn(view: BroomView, seat: number): string[] {
  return [...new Set(view.seats[seat]?.pawns ?? [])];
}

/** Jumps that would follow a flight: to which circles, and whether the only one left has no way back. */
export interface Jump {
  circles: CircleShown[];
  clouded: CircleShown[];
  /** Nobody comes away from there but by a card. */
  stranded: boolean;
}

export function jumpFrom(view: BroomView, ground: Ground, area: string): Jump | null {
  const found = view.follows.jumps?.[area];
  if (!found) return null;
  const { circles, open, stranded } = found;
  const drawn = (letters: string[]): CircleShown[] => letters.flatMap((letter) => ground.circles.get(letter) ?? []);
  return { circles: drawn(open), clouded: drawn(circles.filter((letter) => !open.includes(letter))), stranded };
}

/** What a role that is offered could be used on. */
export function within({ areas = [], towers = [], clouds = [] }: BroomGain): string[] {
  return [...areas.map((name) => `area:${name}`), ...towers.map((name) => `tower:${name}`), ...clouds.map((name) => `cloud:${name}`)];
}

/** What somebody may still do, the next thing first; the same step has the same key as long as it is owed. */
export function owed(view: BroomView, speech: Speech): { key: string; seat: number; text: string }[] {
  return (view.follows.owed ?? []).map(({ seat, at }) => {
    const step = view.agenda[at] ?? "";
    return { key: `${at} ${step}`, seat, text: speech.step(step) };
  });
}

/** How many points a seat's bolts, amulets, cards and sets will bring besides those it has. */
export function toCome(view: BroomView, seat: number): number {
  const { bolts, amulets, cards, sets } = worth(view, seat);
  return view.over ? 0 : bolts + amulets + cards + sets;
}

/** What a seat's things would be worth if the game ended now. */
export function worth(view: BroomView, seat: number): Worth {
  return { bolts: 0, amulets: 0, cards: 0, sets: 0, fours: 0, threes: 0, ...view.follows.worth[seat] };
}

/** Where points come from, in the order in which that is told. */
export const SOURCES = [
  "start",
  "earlier",
  "deliveries",
  "clouds",
  "events",
  "tiles",
  "played",
  "bolts",
  "amulets",
  "cards",
  "sets",
  "bewitched",
] as const;
export type Source = (typeof SOURCES)[number];
