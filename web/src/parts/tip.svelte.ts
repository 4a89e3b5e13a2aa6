// Tips: a short text for whatever is drawn, on hover, on focus and on a long press. One layer shows them all.

import { flushSync, mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Person } from "../table/people";
import Tip from "./Tip.svelte";

/** What a tip says. Lines may hold marks of seats (words/marked.ts); then the people are given with them. */
export interface TipText {
  /** What it is called; left out where that stands there already. */
  title?: string;
  lines?: string[];
  /** A line for each of several people, say. */
  rows?: string[];
  /** The rule that says more. */
  rule?: string;
  /** It stands to the left, since above and below are others of its kind. */
  left?: boolean;
  /** A key that does the same as what is explained. */
  key?: string;
  people?: Person[];
}
/** A tip is made when it is shown, and again whenever what it is made of changes. */
export type TipSource = () => TipText | string | null;
export type How = "hover" | "focus" | "touch";

interface Shown {
  anchor: HTMLElement;
  source: TipSource;
  how: How;
  /** What it is about, where it stands beside something else: it points there. */
  about: Element | null;
}

const HOVER = 350;
/** Once a tip was there, the next one need not wait. */
const NEXT = 60;
const LEAVE = 180;
const PRESS = 450;
const SLIP = 10;
const ID = "tip";

class Tips {
  shown = $state.raw<Shown | null>(null);
  /** Opens the rules at a rule; a screen that has them sets it. */
  more = $state.raw<((rule: string) => void) | null>(null);
  private timer = 0;
  private waiting: TipSource | null = null;
  private gone = 0;
  private layer: { target: Element; tip: Record<string, unknown> } | null = null;

  /** The rule of the tip that is shown. */
  get rule(): string {
    const text = this.shown?.source();
    return (typeof text === "object" && text?.rule) || "";
  }

  show(anchor: HTMLElement, source: TipSource, how: How, about: Element | null = null): void {
    clearTimeout(this.timer);
    if (!source()) return;
    this.undescribe();
    this.stand(anchor);
    this.shown = { anchor, source, how, about };
    const others = anchor.getAttribute("aria-describedby");
    anchor.setAttribute("aria-describedby", others ? `${others} ${ID}` : ID);
    // A reader's machine looks for the words as soon as the focus is there.
    flushSync();
  }

  later(anchor: HTMLElement, source: TipSource, about: Element | null = null): void {
    clearTimeout(this.timer);
    // What the keyboard has opened stays: a pointer that rests somewhere is no wish.
    if (this.shown?.anchor === anchor || this.has(document.activeElement)) return;
    const wait = this.shown || Date.now() - this.gone < 300 ? NEXT : HOVER;
    this.waiting = source;
    this.timer = window.setTimeout(() => {
      // What cannot be seen yet is not explained: a pointer came to rest on it by chance.
      if (!anchor.closest(".covered > main")) this.show(anchor, source, "hover", about);
    }, wait);
  }

  /** The pointer has left; it may be on its way to the tip. What the focus has opened stays as long as the focus. */
  leave(): void {
    clearTimeout(this.timer);
    if (this.shown?.how !== "hover") return;
    this.timer = window.setTimeout(() => this.hide(), LEAVE);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  hide(): void {
    clearTimeout(this.timer);
    if (!this.shown) return;
    this.undescribe();
    this.shown = null;
    this.gone = Date.now();
  }

  /** What is explained is no longer there: neither is its tip, nor one that was about to come. */
  vanish(source: TipSource): void {
    if (this.waiting === source) clearTimeout(this.timer);
    if (this.shown?.source === source) this.hide();
  }

  /** The focus has left what is explained, or its tip. A thing that vanishes loses it in the middle of being drawn: look later. */
  unfocused(): void {
    queueMicrotask(() => {
      const now = document.activeElement;
      if (this.shown?.how === "focus" && this.shown.anchor !== now && !this.has(now)) this.hide();
    });
  }

  /** Whether something is a part of the tip itself: its way into the rules. */
  has(target: EventTarget | null): boolean {
    return !!this.shown && !!(target as Element | null)?.closest?.(".tip");
  }

  private undescribe(): void {
    const anchor = this.shown?.anchor;
    const left =
      anchor
        ?.getAttribute("aria-describedby")
        ?.split(" ")
        .filter((one) => one !== ID) ?? [];
    if (left.length) anchor?.setAttribute("aria-describedby", left.join(" "));
    else anchor?.removeAttribute("aria-describedby");
  }

  /** Inside an open dialog the layer has to be a part of it: everything else cannot be touched there. */
  private stand(anchor: HTMLElement): void {
    const target = anchor.closest("dialog[open]") ?? document.body;
    if (this.layer?.target === target && document.getElementById(ID)) return;
    if (this.layer) void unmount(this.layer.tip);
    this.layer = { target, tip: mount(Tip, { target }) };
  }
}

export const tips = new Tips();

/** What was used last: a kind of pointer, or nothing where it was a key. */
let pointing = "";
addEventListener("pointerdown", (event) => (pointing = event.pointerType || "mouse"), true);
addEventListener("keydown", () => (pointing = ""), true);

/** Where the pointer was last, and whether it has moved there: browsers tell of a pointer that rests when the page moves under it. */
let last = { x: NaN, y: NaN };
let moved = false;
addEventListener(
  "pointermove",
  ({ clientX: x, clientY: y }) => {
    moved = x !== last.x || y !== last.y;
    last = { x, y };
  },
  true,
);

const resting = ({ clientX, clientY, pointerType }: PointerEvent): boolean =>
  pointerType !== "touch" && clientX === last.x && clientY === last.y;

/** Whether an event is meant for this thing, and not for one inside it that has a tip of its own. */
function own(element: Element, event: Event): boolean {
  const hit = (event.target as Element | null)?.closest("[data-tip]");
  return !hit || hit === element || !element.contains(hit);
}

/** Give something a tip. What cannot be focused by itself can be then, by arrows inside a group (`roving`). */
export function tip(source: TipSource | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!source) return;
    element.dataset.tip = "";
    if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.tabIndex = -1;
    return explained(element, source, () => element, {
      // Coming back from something inside that has a tip of its own.
      pointerover: (event) => {
        if (event.pointerType !== "touch" && own(element, event) && !resting(event) && tips.shown && tips.shown.anchor !== element)
          tips.later(element, source);
      },
      // Whoever types wants to see the field and what is around it.
      input: () => tips.hide(),
    });
  };
}

type Listeners = { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void };

/** Explain a thing to a pointer that rests on it, to the focus and to a long press; `beside`: where a pointer's tip stands. */
export function explained(element: HTMLElement, source: TipSource, beside: () => HTMLElement | null, more: Listeners = {}): () => void {
  let pressing = 0;
  let from = { x: 0, y: 0 };
  // A finger that rested too long to be a tap.
  let held = false;
  const stop = (): void => clearTimeout(pressing);
  const rests = (event: PointerEvent): void => {
    const at = event.pointerType === "touch" ? null : beside();
    if (at) tips.later(at, source, at === element ? null : element);
  };
  /** It has come under a pointer that did not move: it is explained when that moves. */
  let came = false;
  const listeners: Listeners = {
    ...more,
    pointerenter: (event) => {
      came = resting(event);
      if (!came) rests(event);
    },
    pointerleave: (event) => {
      came = false;
      stop();
      if (event.pointerType !== "touch") tips.leave();
    },
    focus: () => {
      if (!pointing) tips.show(element, source, "focus");
    },
    blur: () => tips.unfocused(),
    pointerdown: (event) => {
      held = false;
      if (!own(element, event)) return;
      if (event.pointerType !== "touch") return tips.hide();
      from = { x: event.clientX, y: event.clientY };
      pressing = window.setTimeout(() => {
        held = true;
        tips.show(element, source, "touch");
      }, PRESS);
    },
    pointermove: (event) => {
      if (came && moved) {
        came = false;
        rests(event);
      }
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) stop();
    },
    pointerup: stop,
    pointercancel: stop,
    // Something else has taken the finger over: a map that is dragged.
    lostpointercapture: stop,
    contextmenu: (event) => {
      if (held || pointing === "touch") event.preventDefault();
    },
  };
  const click = (event: Event): void => {
    if (held) {
      held = false;
      event.preventDefault();
      event.stopPropagation();
    } else if (element.getAttribute("aria-disabled") === "true") {
      // Whoever tries what cannot be done is told why.
      const at = pointing === "mouse" ? beside() : element;
      const how = !pointing ? "focus" : pointing === "mouse" ? "hover" : "touch";
      tips.show(at ?? element, source, how, at && at !== element ? element : null);
    }
  };
  const ending = new AbortController();
  const { signal } = ending;
  for (const [type, does] of Object.entries(listeners)) element.addEventListener(type, does as (event: Event) => void, { signal });
  element.addEventListener("click", click, { capture: true, signal });
  return () => {
    stop();
    ending.abort();
    tips.vanish(source);
  };
}

/** One stop for Tab in a group of things with tips; arrows go from one to the next. */
export function roving(group: HTMLElement): () => void {
  const members = (): HTMLElement[] =>
    [...group.querySelectorAll<HTMLElement>("[data-tip]")].filter(
      (one) => !one.matches("button, a, input, label") && one.offsetParent !== null,
    );

  function enter(): void {
    const all = members();
    const now = all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) one.tabIndex = one === now ? 0 : -1;
  }

  function step(event: KeyboardEvent): void {
    const all = members();
    const at = all.indexOf(event.target as HTMLElement);
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (at < 0 || !by || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = all[(at + by + all.length) % all.length];
    if (!next) return;
    for (const one of all) one.tabIndex = one === next ? 0 : -1;
    next.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  // Which of them can be seen is known once they are laid out: to ask before is to have the whole page laid out at once.
  let frame = 0;
  const soon = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      enter();
    });
  };
  soon();
  // Members come and go with the game.
  const watch = new MutationObserver(soon);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", step);
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
    group.removeEventListener("keydown", step);
  };
}
