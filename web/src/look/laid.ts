// The pieces of which motion is made: animations laid over what is on the page, and ghosts that fly above it. Only
// transform and opacity change. Ended at any moment, nothing of it is left.

import "./ghosts.css";
import type { Run } from "./motion.svelte";

export const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";
export const FALL = "cubic-bezier(0.5, 0, 0.9, 0.6)";

let layer: HTMLElement | null = null;

function sheet(): HTMLElement {
  if (!layer) {
    layer = document.createElement("div");
    layer.className = "ghosts";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  return layer;
}

/** Something above the page, at a place of the window. */
export function ghost(kind: string, at: DOMRect): HTMLElement {
  const one = document.createElement("span");
  one.className = `ghost ${kind}`;
  Object.assign(one.style, { left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px` });
  sheet().append(one);
  return one;
}

export function lift(one: HTMLElement): void {
  one.remove();
  if (layer && !layer.childElementCount) {
    layer.remove();
    layer = null;
  }
}

export function icon(name: string): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "ic");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

/** A square of this size in the middle of something. */
export function middle(of: Element, size: number): DOMRect {
  const box = of.getBoundingClientRect();
  return new DOMRect(box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, size);
}

export function seen(one: Element | null | undefined): one is HTMLElement {
  return !!one && one.getClientRects().length > 0;
}

// Numbers that several gains will change, one after the other: only the first to come shows what was there before it.
const covered = new Map<HTMLElement, { hidden: Animation; waiting: HTMLElement[] }>();

/** Lay an old number over a new one. */
export function cover(target: HTMLElement, text: string): HTMLElement {
  const one = ghost("number", target.getBoundingClientRect());
  const style = getComputedStyle(target);
  const { fontFamily, fontSize, fontWeight, fontVariantNumeric, color, letterSpacing } = style;
  Object.assign(one.style, { fontFamily, fontSize, fontWeight, fontVariantNumeric, color, letterSpacing });
  one.textContent = text;
  const before = covered.get(target);
  if (before) {
    one.style.visibility = "hidden";
    before.waiting.push(one);
  } else {
    const hidden = target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1000, fill: "both" });
    hidden.pause();
    covered.set(target, { hidden, waiting: [one] });
  }
  return one;
}

export function uncover(target: HTMLElement, one: HTMLElement): void {
  const at = covered.get(target);
  if (!at?.waiting.includes(one)) return;
  at.waiting = at.waiting.filter((other) => other !== one);
  lift(one);
  const next = at.waiting[0];
  if (next) next.style.visibility = "";
  else {
    at.hidden.cancel();
    covered.delete(target);
  }
}

/** Several movements that begin together, in the first picture of each until then. */
export class Laid implements Run {
  private readonly animations: Animation[] = [];
  private readonly atPlay: ((rate: number) => void)[] = [];
  private readonly atEnd: (() => void)[] = [];
  private timers: number[] = [];

  constructor(readonly ms: number) {}

  get empty(): boolean {
    return !this.animations.length && !this.atPlay.length;
  }

  /** Move something that is on the page. A frame that is left out at the end is how it stands there. */
  move(one: Element | null | undefined, frames: Keyframe[], pseudoElement?: string): void {
    if (!seen(one)) return;
    const how = { duration: this.ms, easing: "linear", fill: "backwards", ...(pseudoElement && { pseudoElement }) } as const;
    const animation = one.animate(frames, how);
    animation.pause();
    this.animations.push(animation);
  }

  /** Something flies above the page, from one place to another; it is there only on the way. */
  fly(make: () => { ghost: HTMLElement; to: DOMRect } | null, begin = 0, stop = 1): void {
    this.atPlay.push((rate) => {
      const made = make();
      if (!made) return;
      const { ghost: one, to } = made;
      this.atEnd.push(() => lift(one));
      const from = one.getBoundingClientRect();
      const dx = to.x + to.width / 2 - from.x - from.width / 2;
      const dy = to.y + to.height / 2 - from.y - from.height / 2;
      const arrived = `translate(${dx}px, ${dy}px) scale(${Math.min(1, to.width / from.width)})`;
      // A little hop at the start: things are picked up before they go.
      const up = `translate(${dx * 0.12}px, ${dy * 0.12 - 10}px) scale(1.1)`;
      const frames: Keyframe[] = [
        { transform: "none", opacity: 0, easing: EASE },
        { transform: up, opacity: 1, offset: 0.25, easing: "cubic-bezier(0.5, 0, 0.3, 1)" },
        { transform: arrived, opacity: 1, offset: 0.92 },
        { transform: arrived, opacity: 0 },
      ];
      const span = (this.ms * (stop - begin)) / rate;
      this.animations.push(one.animate(frames, { duration: span, delay: (this.ms * begin) / rate, fill: "both" }));
    });
  }

  /** Something stands above the page while it moves, and is there only then. */
  stand(make: () => HTMLElement | null, frames: Keyframe[]): void {
    this.atPlay.push((rate) => {
      const one = make();
      if (!one) return;
      this.atEnd.push(() => lift(one));
      this.animations.push(one.animate(frames, { duration: this.ms / rate, fill: "both" }));
    });
  }

  /** A number that is covered until a part of the time has gone. */
  count(target: Element | null | undefined, text: string, landed: number): void {
    if (!seen(target) || target.textContent === text) return;
    const one = cover(target, text);
    this.atEnd.push(() => uncover(target, one));
    this.atPlay.push((rate) => {
      const change = (): void => {
        uncover(target, one);
        const pop = [{ transform: "scale(1.35)", opacity: 0.4 }, { transform: "none" }];
        this.animations.push(target.animate(pop, { duration: (this.ms * (1 - landed)) / rate, easing: EASE }));
      };
      this.timers.push(window.setTimeout(change, (this.ms * landed) / rate));
    });
  }

  play(rate: number): void {
    for (const animation of this.animations) {
      animation.updatePlaybackRate(rate);
      animation.play();
    }
    for (const work of this.atPlay) work(rate);
  }

  end(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    for (const animation of this.animations) animation.cancel();
    for (const work of this.atEnd) work();
  }
}
