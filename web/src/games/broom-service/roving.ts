// The keyboard on the map: one stop for Tab; arrows go through what can be done first, then through all the rest.

import { stopAt } from "../../parts/tip.svelte";

const TARGETS = "[data-target]";
/** So much of the map's height, in hundredths, is a row. */
const ROW = 12;

/** Those that can be done first; each part from top to bottom and from left to right, wherever the map is moved to. */
export function inOrder(all: HTMLElement[]): HTMLElement[] {
  const rank = (one: HTMLElement): number => (one.dataset.legal === undefined ? 1 : 0);
  const row = (one: HTMLElement): number => Math.round((parseFloat(one.style.top) || 0) / ROW);
  const column = (one: HTMLElement): number => parseFloat(one.style.left) || 0;
  return all
    .filter((one) => one.getClientRects().length)
    .sort((one, other) => rank(one) - rank(other) || row(one) - row(other) || column(one) - column(other));
}

function members(sea: HTMLElement): HTMLElement[] {
  return inOrder([...sea.querySelectorAll<HTMLElement>(TARGETS)]);
}

/** Arrows: to the next or the last; says whether the key was for it. */
export function wander(sea: HTMLElement, event: KeyboardEvent): boolean {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: 0, End: 0 }[event.key];
  const now = (event.target as HTMLElement).closest<HTMLElement>(TARGETS);
  if (by === undefined || !now) return false;
  const all = members(sea);
  const next = event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : all[(all.indexOf(now) + by + all.length) % all.length];
  if (!next) return false;
  stop(sea, next);
  next.focus({ preventScroll: true });
  event.preventDefault();
  event.stopPropagation();
  return true;
}

function stop(sea: Element, at: HTMLElement): void {
  stopAt(sea.querySelectorAll<HTMLElement>(TARGETS), at);
}

/** Keep one stop for Tab on the map: what has the focus, else the first that can be done. */
export function reading(world: HTMLElement): () => void {
  let waiting = 0;
  const enter = (): void => {
    waiting = 0;
    const focused = document.activeElement as HTMLElement | null;
    const now = focused && world.contains(focused) ? focused.closest<HTMLElement>(TARGETS) : null;
    const at = now ?? members(world)[0];
    if (at) stop(world, at);
  };
  const later = (): void => {
    waiting ||= requestAnimationFrame(enter);
  };
  later();
  const watch = new MutationObserver(later);
  watch.observe(world, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-legal"] });
  return () => {
    cancelAnimationFrame(waiting);
    watch.disconnect();
  };
}
