// What a table was opened with, in words: for whoever is about to sit down.

import type { TableShown } from "../wire";
import { say } from "../words/words.svelte";

const HEAVY_CLOUDS = 24;

export function agreed({
  players,
  clock,
  hide_ready,
  options,
}: Pick<TableShown, "players" | "clock" | "hide_ready" | "options">): string[] {
  const parts = [say("page-agreed-players", { count: players })];
  if (!clock) parts.push(say("page-agreed-no-clock"));
  else if (clock.type === "days") parts.push(say("page-agreed-days", { days: clock.days }));
  else {
    const minutes = Math.round((clock.seconds / 60) * 10) / 10;
    parts.push(say("page-agreed-bank", { minutes, seconds: clock.increment ?? 0 }));
  }
  for (const [name, on] of Object.entries(options ?? {})) if (on === true) parts.push(say(`page-agreed-${name.replaceAll("_", "-")}`));
  // All of them are used without being agreed.
  const heavy = options?.heavy_clouds;
  if (typeof heavy === "number" && heavy < HEAVY_CLOUDS) parts.push(say("page-agreed-heavy-clouds", { count: heavy }));
  if (hide_ready) parts.push(say("page-agreed-hidden"));
  return parts;
}
