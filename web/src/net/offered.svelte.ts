// Which games there are and which bots play them: what came with the page, until the server has answered.

import list from "../games/list.json";
import type { GameShown } from "../wire";
import { words } from "../words/words.svelte";
import { whatThereIs } from "./requests";

let games = $state.raw(list as GameShown[]);
let asked = false;

/** The games, in the order in which they are listed. */
export function offered(): GameShown[] {
  return games;
}

export function offeredGame(name: string): GameShown | undefined {
  return games.find((one) => one.name === name);
}

/** Ask once; where nobody answers, the list stays as it is. */
export async function askWhatThereIs(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    games = (await whatThereIs()).games;
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
