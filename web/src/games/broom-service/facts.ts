// What follows from an open table: what a seat could do on the map, what its things are worth, where its points came from.

import type { Entry } from "../../words/speech";
import box from "./box.json";
import type { CircleShown, Ground, TowerShown } from "./map";
import type { BroomView, Goods, Potion, Resource } from "./view";

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
  kind: string;
  cost: number;
  bolts: number;
  points: number;
  needs: number;
  storm: boolean;
}

/** What a kind of cloud costs and has on it. */
export function cloudOf(kind: string): Cloud {
  const found = box.clouds[kind as keyof typeof box.clouds];
  return {
    kind,
    cost: found?.cost ?? 0,
    bolts: found?.bolts ?? 0,
    points: found?.points ?? 0,
    needs: found?.needs ?? 0,
    storm: isStorm(kind),
  };
}

export function isStorm(kind: string): boolean {
  return kind.startsWith("storm-");
}

// ---- roles ----

const VALLEY = ["forest", "prairie"];
const PEAK = ["hill", "mountain"];

/** Where a role flies to or delivers from; nothing for those to whom the landscape does not matter. */
export function landscapesOf(role: string | null): string[] {
  if (role?.endsWith("-witch")) return [role.replace("-witch", "")];
  return role === "valley-druid" ? VALLEY : role === "peak-druid" ? PEAK : [];
}

export interface Flight {
  from: string;
  to: string;
}

export interface Delivery {
  area: string;
  tower: TowerShown;
}

/** Where the pawns of a seat stand, each place once. */
export function standsIn(view: BroomView, seat: number): string[] {
  return [...new Set(view.seats[seat]?.pawns ?? [])];
}

/** Every flight of a seat to one of these landscapes. */
export function flights(view: BroomView, ground: Ground, seat: number, landscapes: string[]): Flight[] {
  return standsIn(view, seat).flatMap((from) =>
    [...ground.reach(view, from)]
      .filter((to) => landscapes.includes(ground.landscape(to)) && !ground.covered(view, to))
      .map((to) => ({ from, to })),
  );
}

/** Every delivery of a seat from one of these landscapes. */
export function deliveries(view: BroomView, ground: Ground, seat: number, landscapes: string[]): Delivery[] {
  return standsIn(view, seat)
    .filter((area) => landscapes.includes(ground.landscape(area)))
    .flatMap((area) => deliveriesAt(view, ground, seat, area));
}

export function deliveriesAt(view: BroomView, ground: Ground, seat: number, area: string): Delivery[] {
  const have = view.seats[seat]?.resources;
  return ground
    .openTowers(view, area)
    .filter((tower) => have?.[tower.colour as Potion])
    .map((tower) => ({ area, tower }));
}

/** The clouds next to a seat's pawns for which it has the wands. */
export function lifts(view: BroomView, ground: Ground, seat: number): string[] {
  const near = new Set(standsIn(view, seat).flatMap((area) => ground.nearClouds(view, area)));
  const wands = view.seats[seat]?.resources.wand ?? 0;
  return [...near].filter((cloud) => cloudOf(view.clouds[cloud] ?? "").cost <= wands);
}

/** VP that storm clouds add to a delivery from an area. */
export function bonusAt(view: BroomView, ground: Ground, area: string): number {
  const near = ground.nearClouds(view, area).filter((cloud) => view.clouds[cloud] === "storm-bonus");
  return near.length * box.clouds["storm-bonus"].points;
}

/** The most VP a delivery could bring a seat that flies to an area, wherever a turbo broom then carries it. */
export function bestFrom(view: BroomView, ground: Ground, seat: number, area: string): number {
  return Math.max(...ground.landings(view, area).map((landed) => bestAt(view, ground, seat, landed)));
}

/** Jumps that would follow a flight: to which circles, and whether the only one left has no way back. */
export interface Jump {
  circles: CircleShown[];
  clouded: CircleShown[];
  /** Nobody comes away from there but by a card. */
  stranded: boolean;
}

export function jumpFrom(view: BroomView, ground: Ground, area: string): Jump | null {
  const both = ground.broomAt(view, area);
  if (!both.length) return null;
  const clouded = both.filter((circle) => ground.covered(view, circle.area));
  const circles = both.filter((circle) => !clouded.includes(circle));
  return { circles, clouded, stranded: circles.length > 0 && circles.every((circle) => ground.alone(circle.area)) };
}

/** What a role could touch on the map for a seat: areas, towers, clouds. */
export function within(view: BroomView, ground: Ground, seat: number, role: string | null): string[] {
  const landscapes = landscapesOf(role);
  if (role?.endsWith("-witch")) return flights(view, ground, seat, landscapes).map(({ to }) => `area:${to}`);
  if (role?.endsWith("-druid")) return deliveries(view, ground, seat, landscapes).map(({ tower }) => `tower:${tower.name}`);
  return role === "weather-fairy" ? lifts(view, ground, seat).map((cloud) => `cloud:${cloud}`) : [];
}

/** The most VP a delivery from an area could bring a seat now; nothing where it could deliver nothing. */
export function bestAt(view: BroomView, ground: Ground, seat: number, area: string): number {
  const worth = deliveriesAt(view, ground, seat, area).map(({ tower }) => tower.points);
  return worth.length ? Math.max(...worth) + bonusAt(view, ground, area) : 0;
}

// ---- the end ----

/** Sets of all four resources, and then of three different ones. */
export function sets(goods: Goods): [fours: number, threes: number] {
  const [least = 0, next = 0] = RESOURCES.map((resource) => goods.resources[resource]).sort((one, other) => one - other);
  return [least, next - least];
}

function scaled(scale: number[], count: number): number {
  return scale[Math.min(count, scale.length - 1)] ?? 0;
}

export interface Final {
  bolts: number;
  amulets: number;
  sets: number;
  cards: number;
}

/** What a seat's things would be worth if the game ended now. */
export function final(goods: Goods): Final {
  const [fours, threes] = sets(goods);
  return {
    bolts: scaled(box.bolt_points, goods.bolts),
    amulets: scaled(box.amulet_points, goods.amulets.length),
    sets: fours * box.fours + threes * box.threes,
    cards: (goods.cards?.length ?? 0) * box.card_points,
  };
}

export const SOURCES = [
  "start",
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

const REASONS: Record<string, Source> = {
  bolts: "bolts",
  amulets: "amulets",
  sets: "sets",
  bewitched: "bewitched",
  hoard: "clouds",
  "forest-tile": "tiles",
  "mountain-tile": "tiles",
  gift: "tiles",
  errand: "played",
  gossip: "played",
  cards: "cards",
};

/** Where everybody's points came from, by seat, as everybody was told. */
export function sources(journal: Entry[], players: number): Record<Source, number>[] {
  const found = Array.from({ length: players }, () => {
    const none = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
    return { ...none, start: box.start_points };
  });
  // Bravery comes right behind what it was for.
  let last: Source = "deliveries";
  for (const { seat, what } of journal) {
    const own = seat === null ? undefined : found[seat];
    const [word = "", first = "0", reason = "", points = "0", , bonus = "0"] = what.split(" ");
    if (!own) continue;
    if (word === "delivers") {
      own.deliveries += Number(points) + Number(bonus);
      last = "deliveries";
    } else if (word === "lifts") last = "clouds";
    else if (word === "gains" || word === "loses") {
      const source = reason === "bravery" ? last : (REASONS[reason] ?? "events");
      own[source] += word === "gains" ? Number(first) : -Number(first);
    }
  }
  return found;
}
