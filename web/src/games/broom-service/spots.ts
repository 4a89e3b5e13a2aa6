// Where things stand on the map: what is at a place, and how several pawns share one.

import { overlap } from "./labels";
import type { Ground } from "./map";
import type { BroomView } from "./view";
import type { Box } from "./zoom.svelte";

export interface Spot {
  x: number;
  y: number;
}

/** Pawns of one seat in one area. */
export interface Stand extends Spot {
  seat: number;
  area: string;
  count: number;
}

/** How far pawns stand from each other, and how much of the map one of them covers, in units of the map. */
const STEP = 35;
const ROW = 44;
const PAWN = { left: 18, top: 32, right: 18, bottom: 22 };
/** Steps aside, where a name or a piece would be covered. */
const ASIDE = [0, -14, 14, -28, 28, -42, 42, -58, 58];

/** Places around a spot for so many, side by side: one row, or two from four on. */
export function around(count: number): Spot[] {
  const rows = count > 3 ? [Math.ceil(count / 2), Math.floor(count / 2)] : [count];
  return rows.flatMap((many, row) =>
    Array.from({ length: many }, (_, at) => ({ x: (at - (many - 1) / 2) * STEP, y: (row - (rows.length - 1) / 2) * ROW })),
  );
}

/** What is covered by pawns that are drawn so many times as large as the map. */
function coveredBy(places: Spot[], x: number, y: number, larger: number): Box {
  const xs = places.map((one) => x + one.x * larger);
  const ys = places.map((one) => y + one.y * larger);
  return {
    left: Math.min(...xs) - PAWN.left * larger,
    top: Math.min(...ys) - PAWN.top * larger,
    right: Math.max(...xs) + PAWN.right * larger,
    bottom: Math.max(...ys) + PAWN.bottom * larger,
  };
}

/** Whether a spot lies in an area. */
export type Holds = (area: string, x: number, y: number) => boolean;
/** What it costs to stand outside of one's area: more than to cover anything. */
const OUTSIDE = 1e6;

/** The middle of some pawns: where the map wants them, or so far aside that they cover as little as can be, in their area. */
function freed(places: Spot[], x: number, y: number, larger: number, keep: Box[], inside: (x: number, y: number) => boolean): Spot {
  let best = { x, y };
  let least = Infinity;
  for (const dy of ASIDE)
    for (const dx of ASIDE) {
      const away = 4 * Math.hypot(dx, dy);
      if (away >= least) continue;
      const box = coveredBy(places, x + dx, y + dy, larger);
      const feet = box.bottom - (PAWN.bottom / 2) * larger;
      const out = inside(box.left, feet) && inside(box.right, feet) ? 0 : OUTSIDE;
      const cost = away + out + keep.reduce((sum, one) => sum + overlap(box, one), 0);
      if (cost < least) [best, least] = [{ x: x + dx, y: y + dy }, cost];
    }
  return best;
}

/** All pawns, those at the back first; they are drawn so many times as large as the map, and keep clear of names. */
export function stands(view: BroomView, ground: Ground, larger = 1, keep: Box[] = [], holds: Holds = () => true): Stand[] {
  const found: Stand[] = [];
  for (const area of ground.lands) {
    const here = view.seats.flatMap((goods, seat) => {
      const count = goods.pawns.filter((pawn) => pawn === area.name).length;
      return count ? [{ seat, count }] : [];
    });
    const places = around(here.length);
    if (!here.length) continue;
    const [wantedX = 0, wantedY = 0] = area.pawns;
    const { x, y } = freed(places, wantedX, wantedY, larger, keep, (at, down) => holds(area.name, at, down));
    here.forEach((one, at) =>
      found.push({ ...one, area: area.name, x: x + (places[at]?.x ?? 0) * larger, y: y + (places[at]?.y ?? 0) * larger }),
    );
  }
  return found.sort((one, other) => one.y - other.y);
}

/** Where a target is: where pawns stand in an area, the middle of a tower, a cloud. */
export function spotOf(ground: Ground, target: string): Spot | null {
  const [kind = "", name = ""] = target.split(":");
  const at =
    kind === "tower"
      ? ground.towers.get(name)?.at
      : kind === "cloud"
        ? ground.clouds.get(name)?.at
        : kind === "circle"
          ? ground.circles.get(name)?.at
          : ground.areas.get(name)?.[kind === "area" ? "label" : "pawns"];
  if (!at) return null;
  return { x: at[0] ?? 0, y: (at[1] ?? 0) - (kind === "tower" ? 24 : 0) };
}

/** A box around some places, with some room to all sides. */
export function boxAround(spots: Spot[], room = 90): Box | null {
  if (!spots.length) return null;
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return { left: Math.min(...xs) - room, top: Math.min(...ys) - room, right: Math.max(...xs) + room, bottom: Math.max(...ys) + room };
}

const LONGEST_ROW = 10;

/** A name in one row, or in two of about the same length. */
export function rows(name: string): string[] {
  const spaces = [...name].flatMap((letter, at) => (letter === " " ? [at] : []));
  if (name.length <= LONGEST_ROW || !spaces.length) return [name];
  const longest = (at: number): number => Math.max(at, name.length - at - 1);
  const best = spaces.reduce((one, other) => (longest(other) < longest(one) ? other : one));
  return [name.slice(0, best), name.slice(best + 1)];
}

/** The way of a flight: an arc from place to place; a turbo broom goes higher. */
export function arc(from: Spot, to: Spot, jump = false): string {
  const bow = Math.min(jump ? 260 : 90, Math.hypot(to.x - from.x, to.y - from.y) * (jump ? 0.4 : 0.28));
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - bow} ${to.x} ${to.y}`;
}
