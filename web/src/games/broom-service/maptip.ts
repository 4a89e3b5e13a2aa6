// Tips of what is on the map. Under a pointer they stand beside the map, so that they never hide what comes next; the
// keyboard's stand where the focus is, and a long press opens a sheet as everywhere.

import type { Attachment } from "svelte/attachments";
import { tips, type TipSource } from "../../parts/tip.svelte";

const PRESS = 450;
const SLIP = 10;

/** The place beside the map. There are two, since a tip that moves on needs another place than it had. */
function corner(): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(".map-corner")];
  return all.find((one) => tips.shown?.anchor !== one) ?? null;
}

let pointing = "";
addEventListener("pointerdown", (event) => (pointing = event.pointerType || "mouse"), true);
addEventListener("keydown", () => (pointing = ""), true);

export function mapTip(source: TipSource): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const ending = new AbortController();
    const on = (type: string, does: (event: PointerEvent) => void, capture = false): void =>
      element.addEventListener(type, (event) => does(event as PointerEvent), { capture, signal: ending.signal });
    const own = element as HTMLElement;
    let pressing = 0;
    let from = { x: 0, y: 0 };
    // A finger that rested too long to be a tap.
    let held = false;

    on("pointerenter", (event) => {
      const at = event.pointerType === "touch" ? null : corner();
      if (at) tips.later(at, source);
    });
    on("pointerleave", (event) => {
      if (event.pointerType !== "touch") tips.leave();
    });
    on("focus", () => {
      if (!pointing) tips.show(own, source, "focus");
    });
    on("blur", () => {
      if (tips.shown?.anchor === own && tips.shown.how === "focus") tips.hide();
    });
    on("pointerdown", (event) => {
      held = false;
      if (event.pointerType !== "touch") return tips.hide();
      from = { x: event.clientX, y: event.clientY };
      pressing = window.setTimeout(() => {
        held = true;
        tips.show(own, source, "touch");
      }, PRESS);
    });
    const stop = (): void => clearTimeout(pressing);
    on("pointermove", (event) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) stop();
    });
    on("pointerup", stop);
    on("pointercancel", stop);
    // The map has taken the finger over: it drags.
    on("lostpointercapture", stop);
    on("pointerleave", stop);
    on("contextmenu", (event) => {
      if (held || pointing === "touch") event.preventDefault();
    });
    on(
      "click",
      (event) => {
        if (held) {
          held = false;
          event.preventDefault();
          event.stopPropagation();
        } else if (element.getAttribute("aria-disabled") === "true") {
          // Whoever tries what cannot be done is told why.
          const at = pointing === "mouse" ? corner() : own;
          tips.show(at ?? own, source, !pointing ? "focus" : pointing === "mouse" ? "hover" : "touch");
        }
      },
      true,
    );
    return () => {
      stop();
      ending.abort();
      tips.vanish(source);
    };
  };
}
