// The rules as the page shows them, fetched when somebody wants to read them, in one language.

import type { Language } from "../words/words.svelte";

export interface Part {
  heading?: string;
  text?: string;
  rule?: string;
  words?: [word: string, meaning: string][];
  columns?: string[];
  rows?: string[][];
}

export interface Chapter {
  name: string;
  book: string;
  title: string;
  parts: Part[];
}

// Written by tools/page/rules.py; each game and language is a file of its own.
const FILES = import.meta.glob<Chapter[]>("./*/rules/*.json", { import: "default" });

export function hasRules(game: string): boolean {
  return `./${game}/rules/en.json` in FILES;
}

/** The chapters of a game's rules, in English where a language does not have them yet; none where there are no rules of such a game. */
export async function loadRules(game: string, language: Language): Promise<Chapter[]> {
  const own = FILES[`./${game}/rules/${language}.json`] ?? FILES[`./${game}/rules/en.json`];
  return (await own?.()) ?? [];
}

/** Small letters without accents. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").replaceAll("œ", "oe");
}
