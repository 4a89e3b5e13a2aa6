// Where a tip stands: above, below or left of what it explains, always inside the window.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** On which side of what it explains; its arrow points there. */
  side: "above" | "below" | "left";
  /** How far the arrow is from the tip's left edge, or from its upper one where it stands to the left. */
  arrow: number;
}

const GAP = 10;
const RIM = 8;
const ARROW = 14;

interface Size {
  width: number;
  height: number;
}

/** Above where there is room, since a hand or a pointer hides what is below; else where there is more of it. `left`: there,
 * if it fits, because above and below stands what belongs to it. */
export function place(anchor: Box, tip: Size, window: Size, left = false): Placed {
  return left && anchor.left - GAP - RIM >= tip.width ? beside(anchor, tip, window) : over(anchor, tip, window);
}

function beside(anchor: Box, tip: Size, window: Size): Placed {
  const middle = anchor.top + anchor.height / 2;
  const top = between(middle - tip.height / 2, RIM, window.height - tip.height - RIM);
  return { left: anchor.left - GAP - tip.width, top, side: "left", arrow: between(middle - top, ARROW, tip.height - ARROW) };
}

function over(anchor: Box, tip: Size, window: Size): Placed {
  const roomAbove = anchor.top - GAP - RIM;
  const roomBelow = window.height - (anchor.top + anchor.height) - GAP - RIM;
  const above = roomAbove >= tip.height || roomAbove >= roomBelow;
  const middle = anchor.left + anchor.width / 2;
  const left = between(middle - tip.width / 2, RIM, window.width - tip.width - RIM);
  const top = above ? anchor.top - GAP - tip.height : anchor.top + anchor.height + GAP;
  return {
    left,
    top: between(top, RIM, window.height - tip.height - RIM),
    side: above ? "above" : "below",
    arrow: between(middle - left, ARROW, tip.width - ARROW),
  };
}

/** How far a tip stands from a thing that others lie close to, and what it costs to be farther away, in square pixels. */
const APART = [28, 84, 140];
const FARTHER = 60;

/** Beside a thing among others: where it fits and covers the least of them, and no farther away than that takes. */
export function among(thing: Box, tip: Size, window: Size, others: Box[]): Placed {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  let best: Placed | undefined;
  let least = Infinity;
  for (const gap of APART) {
    const spots = [
      { left: thing.left + thing.width + gap, top: middle.y - tip.height / 2 },
      { left: thing.left - gap - tip.width, top: middle.y - tip.height / 2 },
      { left: middle.x - tip.width / 2, top: thing.top - gap - tip.height },
      { left: middle.x - tip.width / 2, top: thing.top + thing.height + gap },
    ];
    for (const spot of spots) {
      const left = between(spot.left, RIM, window.width - tip.width - RIM);
      const top = between(spot.top, RIM, window.height - tip.height - RIM);
      const at = { left, top, ...tip };
      let cost = gap * FARTHER + 100 * shared(at, thing);
      for (const other of others) cost += shared(at, other);
      if (cost < least) [best, least] = [{ left, top, side: "above", arrow: 0 }, cost];
    }
  }
  return best ?? over(thing, tip, window);
}

/** How much two boxes share, in square pixels. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function between(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
