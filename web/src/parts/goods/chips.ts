// How goods look on their way: chips between a seat's row and where they come from or go to.

import { ghost, icon, type Laid, middle, seen } from "../../look/laid";
import type { Changes } from "../../table/moments";
import { FLIGHT, perch } from "../../table/stagecraft";

export function row(root: ParentNode, seat: number): HTMLElement | null {
  const one = root.querySelector(`.seats [data-seat="${seat}"]`);
  return seen(one) ? one : null;
}

/** Where somebody's token is on the stick, as a square of this size. */
export function speaker(root: ParentNode, seat: number, size: number): DOMRect | null {
  const one = perch(root, seat)?.querySelector(".tok, .dot");
  return seen(one) ? middle(one, size) : null;
}

export const CHIP = 24;
const MOST_CHIPS = 5;

interface Way {
  /** The drawing of a good, and the class of its colours. */
  drawn: (good: string) => { icon: string; tone: string };
  /** Where the chips come from or go to. */
  away: () => DOMRect | null;
}

/** Chips come to a seat's row or leave it, and its numbers change once. */
export function chips(run: Laid, root: ParentNode, seat: number, goods: Changes, way: Way): void {
  const home = row(root, seat);
  if (!home) return;
  let sent = 0;
  for (const [good, change] of Object.entries(goods)) {
    const [old, now] = change ?? [0, 0];
    const target = good === "points" ? home.querySelector(".vp .n") : home.querySelector(`[data-good="${good}"] .n`);
    run.count(target, old < 0 ? `−${-old}` : String(old), now > old ? FLIGHT : 0.2);
    if (good === "points") continue;
    for (let i = 0; i < Math.min(MOST_CHIPS, Math.abs(now - old)); i += 1) {
      fly(run, root, seat, good, now > old, Math.min(0.27, sent * 0.09), way);
      sent += 1;
    }
  }
}

function fly(run: Laid, root: ParentNode, seat: number, good: string, comes: boolean, begin: number, { drawn, away }: Way): void {
  run.fly(
    () => {
      const own = row(root, seat)?.querySelector(`[data-good="${good}"]`);
      const there = seen(own) ? away() : null;
      if (!seen(own) || !there) return null;
      const here = middle(own, CHIP);
      const look = drawn(good);
      const one = ghost(`good ${look.tone}`, comes ? there : here);
      one.append(icon(look.icon));
      return { ghost: one, to: comes ? here : there };
    },
    begin,
    Math.min(1, FLIGHT + begin),
  );
}
