// Tips of what is on the map. Under a pointer they stand a little apart, where they hide the least of what may come next; the
// keyboard's stand where the focus is, and a long press opens a sheet as everywhere.

import type { Attachment } from "svelte/attachments";
import { explained, tips, type TipSource } from "../../parts/tip.svelte";

/** What a pointer's tip hangs on. There are two, since a tip that moves on needs another than it had. */
function corner(): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(".map-corner")];
  return all.find((one) => tips.shown?.anchor !== one) ?? null;
}

export function mapTip(source: TipSource): Attachment<HTMLElement | SVGElement> {
  return (element) => explained(element as HTMLElement, source, corner);
}
