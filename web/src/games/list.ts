// What games and what can be agreed of them are called; a game that no file of ours speaks of goes by its own name.

import { pair, title, words } from "../words/words.svelte";
import type { Facts } from "../words/bundle";

export type Wishes = Record<string, boolean | number | string>;

/** Options are named with underscores, messages are not. */
export const dashed = (name: string): string => name.replaceAll("_", "-");

/** A name of the engine as a heading: "curse_deck" is "Curse deck". */
export function heading(name: string): string {
  const text = name.replaceAll(/[_-]/g, " ");
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What a game is called, and what it is about. */
export function gameTitle(name: string): string {
  return title(name) ?? heading(name);
}

export function gamePitch(name: string): string {
  return title(name, ".pitch") ?? "";
}

/** What an option of a game is called where a table is opened, or with a form (".note") what is said of it. */
export function optionText(game: string, option: string, form = ""): string {
  return words(game).attempt(`page-new-${dashed(option)}${form}`) ?? (form ? "" : heading(option));
}

/** What is agreed of an option, for whoever comes to the table. */
export function agreedText(game: string, option: string, value: Wishes[string]): string {
  const facts: Facts = typeof value === "number" ? { count: value } : {};
  const id = typeof value === "string" ? `${option}-${value}` : option;
  const plain = value === true ? heading(option) : pair(heading(option), String(value));
  return words(game).attempt(`page-agreed-${dashed(id)}`, facts) ?? plain;
}

/** The names that bots get. */
export const BOT_NAMES = ["Otto", "Mira", "Kit", "Lin", "Bram", "Tove"];
