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

interface Explained {
  source: TipSource;
  /** Where a pointer's tip stands. */
  beside: () => HTMLElement | null;
}

// Ears for all that is explained hang on the page itself, once: a table has hundreds of things with tips, and to give each
// its own dozen takes longer than all else that is done for it.
const known = new WeakMap<EventTarget, Explained>();

/** Of all that is explained around a place of an event, from the inside out, the first of its kind. */
function innermost(event: Event, kind = (one: Element): boolean => !!one): ({ element: HTMLElement } & Explained) | null {
  for (let at = event.target as HTMLElement | null; at; at = at.parentElement) {
    const about = known.get(at);
    if (about && kind(at)) return { element: at, ...about };
  }
  return null;
}

/** Give something a tip. What cannot be focused by itself can be then, by arrows inside a group (`roving`). */
export function tip(source: TipSource | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!source) return;
    element.dataset.tip = "";
    if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.tabIndex = -1;
    return explained(element, source, () => element);
  };
}

/** Explain a thing to a pointer that rests on it, to the focus and to a long press; `beside`: where a pointer's tip stands. */
export function explained(element: HTMLElement, source: TipSource, beside: () => HTMLElement | null): () => void {
  known.set(element, { source, beside });
  return () => {
    known.delete(element);
    if (pressed === element) stop();
    tips.vanish(source);
  };
}

/** What a finger rests on, since when, and where. */
let pressed: Element | null = null;
let pressing = 0;
let from = { x: 0, y: 0 };
/** What a finger rested on too long for a tap. */
let held: HTMLElement | null = null;

function stop(): void {
  clearTimeout(pressing);
  pressed = null;
}

const marked = (one: Element): boolean => one.hasAttribute("data-tip");
const barred = (one: Element): boolean => one.getAttribute("aria-disabled") === "true";

type Heard = { [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void };
/** It has come under a pointer that did not move: it is explained when that moves. */
let came: HTMLElement | null = null;

function rests(element: HTMLElement): void {
  const about = known.get(element);
  const at = about?.beside();
  if (about && at) tips.later(at, about.source, at === element ? null : element);
}

const HEARD: Heard = {
  pointerenter: (event) => {
    const element = event.target as HTMLElement;
    if (event.pointerType === "touch" || !known.has(element)) return;
    came = resting(event) ? element : null;
    if (!came) rests(element);
  },
  pointerleave: (event) => {
    if (!known.has(event.target!)) return;
    came = null;
    stop();
    if (event.pointerType !== "touch") tips.leave();
  },
  // Coming back from something inside that has a tip of its own.
  pointerover: (event) => {
    if (event.pointerType === "touch" || resting(event) || !tips.shown) return;
    const about = innermost(event);
    if (about && marked(about.element) && tips.shown.anchor !== about.element) tips.later(about.element, about.source);
  },
  // Whoever types wants to see the field and what is around it.
  input: (event) => {
    if (innermost(event, marked)) tips.hide();
  },
  focus: (event) => {
    const about = pointing ? undefined : known.get(event.target!);
    if (about) tips.show(event.target as HTMLElement, about.source, "focus");
  },
  blur: (event) => {
    if (known.has(event.target!)) tips.unfocused();
  },
  pointerdown: (event) => {
    held = null;
    const about = innermost(event);
    if (!about) return;
    if (event.pointerType !== "touch") return tips.hide();
    stop();
    pressed = about.element;
    from = { x: event.clientX, y: event.clientY };
    pressing = window.setTimeout(() => {
      held = about.element;
      tips.show(held, about.source, "touch");
    }, PRESS);
  },
  pointermove: (event) => {
    if (came?.contains(event.target as Node) && moved) {
      rests(came);
      came = null;
    }
    if (pressed && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) stop();
  },
  pointerup: stop,
  pointercancel: stop,
  // Something else has taken the finger over: a map that is dragged.
  lostpointercapture: stop,
  contextmenu: (event) => {
    if ((held || pointing === "touch") && innermost(event)) event.preventDefault();
  },
  click: (event) => {
    if (held?.contains(event.target as Node)) {
      held = null;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // Whoever tries what cannot be done is told why.
    const about = innermost(event, barred);
    if (!about) return;
    const { element, source } = about;
    const at = pointing === "mouse" ? about.beside() : element;
    const how = !pointing ? "focus" : pointing === "mouse" ? "hover" : "touch";
    tips.show(at ?? element, source, how, at && at !== element ? element : null);
  },
};
for (const [type, hear] of Object.entries(HEARD)) document.addEventListener(type, hear as (event: Event) => void, true);

/** One stop for Tab in a group of things with tips; arrows go from one to the next. */
export function roving(group: HTMLElement): () => void {
  const members = (): HTMLElement[] =>
    [...group.querySelectorAll<HTMLElement>("[data-tip]")].filter(
      (one) => !one.matches("button, a, input, label") && one.offsetParent !== null,
    );

  function enter(): void {
    const all = members();
    const now = all.find((one) => one.tabIndex === 0) ?? all[0];
    stopAt(all, now);
  }

  function step(event: KeyboardEvent): void {
    const all = members();
    const at = all.indexOf(event.target as HTMLElement);
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (at < 0 || !by || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = all[(at + by + all.length) % all.length];
    if (!next) return;
    stopAt(all, next);
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

/** One of several is the stop for Tab. What is so already is not written again: the browser would work it out anew. */
export function stopAt(all: Iterable<HTMLElement>, at: HTMLElement | undefined): void {
  for (const one of all) {
    const index = one === at ? 0 : -1;
    if (one.tabIndex !== index || !one.hasAttribute("tabindex")) one.tabIndex = index;
  }
}
