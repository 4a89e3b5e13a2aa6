// Sounds, as far as a reader wants them. The code that makes them is fetched when the first one is due, and makes nothing
// before somebody has touched the page.

import { settings, type Sound } from "./settings.svelte";

type Maker = typeof import("./sound");

let maker: Promise<Maker> | null = null;
let context: AudioContext | null = null;

/** A page out of sight says only what calls somebody back to it. */
const CALLS: Sound[] = ["call", "end"];

/** Make a sound, if it is switched on. */
export function hear(kind: Sound | null): void {
  const { sound, volume, volumes } = settings();
  if (!kind || !sound || !volume || !volumes[kind]) return;
  if (document.visibilityState === "hidden" && !CALLS.includes(kind)) return;
  void play(kind);
}

/** Make it now, whatever is switched on: somebody has asked to hear it. */
export async function play(kind: Sound): Promise<void> {
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  maker ??= import("./sound");
  const made = await maker;
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
  const { volume, volumes } = settings();
  made.sound(context, kind, volume * volumes[kind], context.currentTime + 0.01);
}
