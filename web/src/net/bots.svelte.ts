// The kinds of bots that the server has; until it has answered, the one that everybody has.

import { BOT } from "../games/list";
import { words } from "../words/words.svelte";
import { whatThereIs } from "./requests";

let kinds = $state.raw<string[]>([BOT]);
let asked = false;

export function botKinds(): string[] {
  return kinds;
}

/** Ask once; where nobody answers, the list stays as it is. */
export async function askForBots(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const { bots } = await whatThereIs();
    // The usual one comes first.
    if (bots.length) kinds = [...bots].sort((one, other) => Number(other === BOT) - Number(one === BOT));
  } catch {
    asked = false;
  }
}

/** What a kind of bot is called; one that our words do not know goes by its own name. */
export function botName(bot: string): string {
  return words().attempt(`page-bot-${bot}`) ?? bot;
}

export function botNote(bot: string): string {
  return words().attempt(`page-bot-${bot}.note`) ?? "";
}
