// Tips of what is on the map. Under a pointer they stand beside the map, so that they never hide what comes next; the
// keyboard's stand where the focus is, and a long press opens a sheet as everywhere.

import type { Attachment } from "svelte/attachments";
import { explained, tips, type TipSource } from "../../parts/tip.svelte";

/** The place beside the map. There are two, since a tip that moves on needs another place than it had. */
function corner(): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(".map-corner")];
  return all.find((one) => tips.shown?.anchor !== one) ?? null;
}

export function mapTip(source: TipSource): Attachment<HTMLElement | SVGElement> {
  return (element) => explained(element as HTMLElement, source, corner);
}
