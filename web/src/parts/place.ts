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

function between(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
