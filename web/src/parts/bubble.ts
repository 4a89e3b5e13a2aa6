// Where a bubble stands that speaks about things on the screen: beside them, never on them nor on what is needed now.

import type { Box } from "./place";

interface Size {
  width: number;
  height: number;
}

export interface Spoken {
  left: number;
  top: number;
  /** From the bubble to the first of the things; none where there is none, or the bubble has to lie on it. */
  arrow: { from: Point; to: Point } | null;
}

interface Point {
  x: number;
  y: number;
}

const RIM = 8;
/** Room for the arrow. */
const GAP = 22;
/** What is nearer than this is near, and the first such place is taken. */
const NEAR = 40;
const CORNER = 18;

/**
 * Of all places that come into question the one that covers least, and of those the one nearest to the first thing.
 * `free` is the part of the window that may be used: below the bar, above the dock's lower edge.
 */
export function stand(things: Box[], keep: Box[], bubble: Size, free: Box): Spoken {
  const first = things[0];
  const right = free.left + free.width - bubble.width - RIM;
  const bottom = free.top + free.height - bubble.height - RIM;
  const places: Point[] = [];
  if (first) {
    const middle = { x: first.left + first.width / 2 - bubble.width / 2, y: first.top + first.height / 2 - bubble.height / 2 };
    const beside = first.left + first.width + GAP;
    const over = first.top - GAP - bubble.height;
    places.push({ x: middle.x, y: over }, { x: middle.x, y: first.top + first.height + GAP });
    places.push({ x: beside, y: middle.y }, { x: first.left - GAP - bubble.width, y: middle.y });
  }
  // Above whatever has to be touched, and along the edges of what is free.
  for (const box of keep) places.push({ x: (first ?? box).left, y: box.top - RIM - bubble.height });
  const columns = [free.left + RIM, free.left + (free.width - bubble.width) / 2, right];
  const rows = [free.top + RIM, free.top + (free.height - bubble.height) / 2, bottom];
  for (const y of [...rows].reverse()) for (const x of columns) places.push({ x, y });
  const inside = places.map(({ x, y }) => ({
    left: between(x, free.left + RIM, right),
    top: between(y, free.top + RIM, bottom),
  }));
  const cost = (at: { left: number; top: number }): number => {
    const box = { ...at, ...bubble };
    const covers = [...things, ...keep].reduce((sum, one) => sum + share(one, box), 0);
    return 10_000 * covers + (first ? Math.max(NEAR, distance(box, first)) : 0);
  };
  const best = inside.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return { ...best, arrow: first ? arrow({ ...best, ...bubble }, first) : null };
}

/** How much of a box another one covers; what is large is covered only a little by the same bubble. */
function share(box: Box, by: Box): number {
  const wide = Math.min(box.left + box.width, by.left + by.width) - Math.max(box.left, by.left);
  const high = Math.min(box.top + box.height, by.top + by.height) - Math.max(box.top, by.top);
  return wide > 0 && high > 0 ? (wide * high) / (box.width * box.height) : 0;
}

function distance(one: Box, other: Box): number {
  const wide = Math.max(other.left - one.left - one.width, one.left - other.left - other.width, 0);
  const high = Math.max(other.top - one.top - one.height, one.top - other.top - other.height, 0);
  return Math.hypot(wide, high);
}

/** From the edge of the bubble to the edge of the thing, as short as it can be without starting in a corner. */
function arrow(bubble: Box, to: Box): Spoken["arrow"] {
  if (share(to, bubble) > 0) return null;
  const middle = { x: to.left + to.width / 2, y: to.top + to.height / 2 };
  const from = onEdge(bubble, middle);
  const end = {
    x: between(from.x, to.left + Math.min(CORNER, to.width / 2), to.left + to.width - Math.min(CORNER, to.width / 2)),
    y: between(from.y, to.top + Math.min(CORNER, to.height / 2), to.top + to.height - Math.min(CORNER, to.height / 2)),
  };
  return { from, to: onEdge(to, end, from) };
}

/** The point of a box's edge that is nearest to another point, kept out of the corners. */
function onEdge(box: Box, near: Point, seenFrom = near): Point {
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  const corner = Math.min(CORNER, box.width / 2, box.height / 2);
  const x = between(near.x, box.left + corner, right - corner);
  const y = between(near.y, box.top + corner, bottom - corner);
  if (seenFrom.y >= bottom) return { x, y: bottom };
  if (seenFrom.y <= box.top) return { x, y: box.top };
  return { x: seenFrom.x >= right ? right : box.left, y };
}

function between(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
