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

/** What a bubble had better leave free, and how dearly: small things as they are hidden, large ones as they are lain on. */
export interface Spared {
  box: Box;
  cost: number;
  large?: boolean;
}

const RIM = 8;
/** Room for the arrow. */
const GAP = 22;
/** What is nearer than this is near, and the first such place is taken. */
const NEAR = 40;
const CORNER = 18;
/** Between the places all over the window that are tried. */
const STEP = 48;
/** An arrow from farther off would cross what else there is to see; the ring shows the thing. */
const FAR = 240;

/**
 * Of all places that come into question the one that covers least, and of those the one nearest to the first thing.
 * `free` is the part of the window that may be used: below the bar, above the dock's lower edge.
 */
export function stand(things: Box[], keep: Box[], bubble: Size, free: Box, spared: Spared[] = []): Spoken {
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
  if (spared.length)
    for (let y = free.top + RIM; y <= bottom; y += STEP) for (let x = free.left + RIM; x <= right; x += STEP) places.push({ x, y });
  const inside = places.map(({ x, y }) => ({
    left: between(x, free.left + RIM, right),
    top: between(y, free.top + RIM, bottom),
  }));
  const held = [...things, ...keep];
  const cost = (at: { left: number; top: number }): number => {
    const box = { ...at, ...bubble };
    const covers = held.reduce((sum, one) => sum + covered(one, box), 0);
    const pity = spared.reduce((sum, one) => sum + one.cost * (one.large ? share(box, one.box) : share(one.box, box)), 0);
    return 10_000 * covers + pity + (first ? Math.max(NEAR, distance(box, first)) : 0);
  };
  const costs = inside.map(cost);
  const best = inside[costs.indexOf(Math.min(...costs))] ?? { left: free.left + RIM, top: free.top + RIM };
  const found = first ? arrow({ ...best, ...bubble }, first) : null;
  const crossed = found && first && spared.some(({ box, large }) => !large && share(box, first) === 0 && share(box, span(found)) > 0);
  return { ...best, arrow: crossed ? null : found };
}

/** All that lies between the ends of an arrow. */
function span({ from, to }: { from: Point; to: Point }): Box {
  const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return { left, top, width: Math.max(1, Math.abs(from.x - to.x)), height: Math.max(1, Math.abs(from.y - to.y)) };
}

/** How much is covered of what nothing may lie on nor touch while it moves into its place: a strip counts as half of it. */
function covered({ left, top, width, height }: Box, by: Box): number {
  const part = share({ left: left - RIM, top: top - RIM, width: width + 2 * RIM, height: height + 2 * RIM }, by);
  return part > 0 ? 0.5 + part : 0;
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
  if (share(to, bubble) > 0 || distance(bubble, to) > FAR) return null;
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
