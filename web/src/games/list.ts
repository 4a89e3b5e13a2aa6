// The games one can play here, for the home page and for new tables.

import type { GameShown } from "../wire";
import { title } from "../words/words.svelte";
import list from "./list.json";

/** What the server says of each; it comes with the page, which so need not wait for it. */
export const GAMES = list as GameShown[];

export type Wishes = Record<string, boolean | number | string>;

/** Options are named with underscores, messages are not. */
export const dashed = (name: string): string => name.replaceAll("_", "-");

/** What a game is called, and what it is about. */
export function gameTitle(name: string): string {
  return title(name) ?? name;
}

export function gamePitch(name: string): string {
  return title(name, ".pitch") ?? "";
}

/** A bot for those who have chosen none, and the names that bots get. */
export const BOT = "thrifty";
export const BOT_NAMES = ["Otto", "Mira", "Kit", "Lin", "Bram", "Tove"];
