// What a table was opened with, in words: for whoever is about to sit down.

import { agreedText, optionText } from "../games/list";
import { offeredGame } from "../net/offered.svelte";
import type { TableShown } from "../wire";
import { say } from "../words/words.svelte";
import { span } from "./span";

/** In a few words, and what that means, where it is not plain. */
export interface Agreed {
  text: string;
  about: string;
}

type Terms = Pick<TableShown, "game" | "players" | "clock" | "hide_ready" | "options" | "wait">;

export function agreed({ game, players, clock, hide_ready, wait, options = {} }: Terms): Agreed[] {
  const parts = [{ text: say("page-agreed-players", { count: players }), about: "" }, time(clock)];
  const possible = offeredGame(game)?.options ?? [];
  for (const kind of ["flag", "choice", "number"])
    for (const one of possible.filter((each) => each.kind === kind)) {
      const value = options[one.name];
      if (value === undefined || value === one.usual) continue;
      const name = kind === "choice" ? `${one.name}-${value}` : one.name;
      parts.push({ text: agreedText(game, one.name, value), about: optionText(game, name, ".note") });
    }
  if (wait != null) parts.push({ text: say("page-agreed-wait", { span: span(wait) }), about: say("page-tip-wait") });
  if (hide_ready) parts.push({ text: say("page-agreed-hidden"), about: say("page-new-hide.note") });
  return parts;
}

function time(clock: Terms["clock"]): Agreed {
  if (!clock) return { text: say("page-agreed-no-clock"), about: say("page-tip-clock-none") };
  if (clock.type === "days") return { text: say("page-agreed-days", { days: clock.days }), about: say("page-tip-clock-slow") };
  const minutes = Math.round((clock.seconds / 60) * 10) / 10;
  return { text: say("page-agreed-bank", { minutes, seconds: clock.increment ?? 0 }), about: say("page-tip-clock-bank") };
}
