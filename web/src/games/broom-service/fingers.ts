// Dragging, pinching and the wheel. A drag that has begun is no touch any more; until then a touch is a touch.

import type { Attachment } from "svelte/attachments";
import type { Zoom } from "./zoom.svelte";

const SLIP = 8;

export function fingers(zoom: Zoom): Attachment<HTMLElement> {
  return (sea) => {
    const down = new Map<number, { x: number; y: number }>();
    let from = { x: 0, y: 0 };
    let dragging = false;
    const ending = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, does: (event: HTMLElementEventMap[K]) => void, more = {}): void =>
      sea.addEventListener(type, does, { signal: ending.signal, ...more });
    const place = (event: MouseEvent): { x: number; y: number } => {
      const box = sea.getBoundingClientRect();
      return { x: event.clientX - box.x, y: event.clientY - box.y };
    };
    const middle = (): { x: number; y: number; wide: number } => {
      const [one = from, other = one] = [...down.values()];
      return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, wide: Math.hypot(one.x - other.x, one.y - other.y) };
    };

    on("pointerdown", (event) => {
      if (!down.size) dragging = false;
      if (event.button || (event.target as Element).closest(".tools")) return;
      down.set(event.pointerId, place(event));
      if (down.size === 1) from = place(event);
      else dragging = true;
    });
    on("pointermove", (event) => {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      if (!dragging && Math.hypot(now.x - from.x, now.y - from.y) < SLIP) return;
      if (!dragging && zoom.whole) return;
      dragging = true;
      // From here on it is the map's, and no click comes of it.
      if (!sea.hasPointerCapture(event.pointerId)) sea.setPointerCapture(event.pointerId);
      const old = middle();
      down.set(event.pointerId, now);
      const next = middle();
      zoom.pan(next.x - old.x, next.y - old.y);
      if (down.size === 2 && old.wide) zoom.by(next.wide / old.wide, next.x, next.y);
    });
    const up = (event: PointerEvent): void => {
      down.delete(event.pointerId);
      if (!down.size && dragging) zoom.rest();
    };
    on("pointerup", up);
    on("pointercancel", up);
    on(
      "click",
      (event) => {
        if (!dragging) return;
        dragging = false;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true },
    );
    on(
      "wheel",
      (event) => {
        // Where nothing can get smaller, the page may move.
        if (event.deltaY > 0 && zoom.whole) return;
        event.preventDefault();
        const at = place(event);
        zoom.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at.x, at.y);
      },
      { passive: false },
    );
    return () => ending.abort();
  };
}
