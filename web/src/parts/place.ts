// Where a tip stands: below or above what it explains, always inside the window.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** Whether the tip stands above what it explains; its arrow then points down. */
  above: boolean;
  /** How far from the tip's left edge the arrow is. */
  arrow: number;
}

const GAP = 10;
const RIM = 8;
const ARROW = 14;

/** Above where there is room, since a hand or a pointer hides what is below; else where there is more of it. */
export function place(anchor: Box, tip: { width: number; height: number }, window: { width: number; height: number }): Placed {
  const roomAbove = anchor.top - GAP - RIM;
  const roomBelow = window.height - (anchor.top + anchor.height) - GAP - RIM;
  const above = roomAbove >= tip.height || roomAbove >= roomBelow;
  const middle = anchor.left + anchor.width / 2;
  const left = between(middle - tip.width / 2, RIM, window.width - tip.width - RIM);
  const top = above ? anchor.top - GAP - tip.height : anchor.top + anchor.height + GAP;
  return {
    left,
    top: between(top, RIM, window.height - tip.height - RIM),
    above,
    arrow: between(middle - left, ARROW, tip.width - ARROW),
  };
}

function between(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
