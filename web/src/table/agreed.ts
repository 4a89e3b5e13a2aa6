// What a table was opened with, in words: for whoever is about to sit down.

import type { TableShown } from "../wire";
import { say } from "../words/words.svelte";

/** In a few words, and what that means, where it is not plain. */
export interface Agreed {
  text: string;
  about: string;
}

type Terms = Pick<TableShown, "players" | "clock" | "hide_ready" | "options">;

const HEAVY_CLOUDS = 24;

export function agreed({ players, clock, hide_ready, options }: Terms): Agreed[] {
  const parts = [{ text: say("page-agreed-players", { count: players }), about: "" }, time(clock)];
  for (const [name, on] of Object.entries(options ?? {})) {
    const dashed = name.replaceAll("_", "-");
    if (on === true) parts.push({ text: say(`page-agreed-${dashed}`), about: say(`page-new-${dashed}.note`) });
  }
  if (options?.board === "back") parts.push({ text: say("page-agreed-board-back"), about: say("page-new-board-back.note") });
  // All of them are used without being agreed.
  const heavy = options?.heavy_clouds;
  if (typeof heavy === "number" && heavy < HEAVY_CLOUDS)
    parts.push({ text: say("page-agreed-heavy-clouds", { count: heavy }), about: say("page-new-heavy-clouds.note") });
  if (hide_ready) parts.push({ text: say("page-agreed-hidden"), about: say("page-new-hide.note") });
  return parts;
}

function time(clock: Terms["clock"]): Agreed {
  if (!clock) return { text: say("page-agreed-no-clock"), about: say("page-tip-clock-none") };
  if (clock.type === "days") return { text: say("page-agreed-days", { days: clock.days }), about: say("page-tip-clock-slow") };
  const minutes = Math.round((clock.seconds / 60) * 10) / 10;
  return { text: say("page-agreed-bank", { minutes, seconds: clock.increment ?? 0 }), about: say("page-tip-clock-bank") };
}
