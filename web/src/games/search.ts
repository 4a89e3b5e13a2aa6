// Searching in the rules, and the few marks of their texts: fetched with what shows them.

import { fold, type Chapter } from "./rules";

/** A piece of a text with a little Markdown: **strong**, *stressed*, `code`, [a link](page.md). */
export interface Piece {
  kind: "plain" | "strong" | "stressed" | "code" | "link";
  text: string;
  to?: string;
}

const MARKS = /\*\*([^*]+)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|`([^`]+)`|\[([^\]]*)\]\(([^)]*)\.md\)/g;

export function piecesOf(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const hit of text.matchAll(MARKS)) {
    if (hit.index > at) found.push({ kind: "plain", text: text.slice(at, hit.index) });
    const [whole, strong, stressed, code, link, to] = hit;
    if (strong) found.push({ kind: "strong", text: strong });
    else if (stressed) found.push({ kind: "stressed", text: stressed });
    else if (code) found.push({ kind: "code", text: code });
    else found.push({ kind: "link", text: link ?? "", to: to ?? "" });
    at = hit.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "plain", text: text.slice(at) });
  return found;
}

export interface Hit {
  /** The rule's name; empty for a word of a glossary. */
  rule: string;
  word: string;
  text: string;
  chapter: Chapter;
  rank: number;
}

const NAMED = 0;
const SAID = 1;
const TITLED = 2;
const PART = 3;
const NOT = 4;
const SHORTEST_PART = 2;
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 2;

export function tokens(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Rules and words that a search is about, best first; the last word may be unfinished. The twin of words/books/search.py. */
export function search(chapters: Chapter[], query: string): Hit[] {
  const wanted = tokens(query);
  if (!wanted.length) return [];
  const hits: Hit[] = [];
  for (const chapter of chapters) {
    let title = tokens(chapter.title);
    for (const part of chapter.parts) {
      if (part.heading) title = [...tokens(chapter.title), ...tokens(part.heading)];
      if (part.rule) {
        const text = part.text ?? "";
        hits.push({ rule: part.rule, word: "", text, chapter, rank: rankRule(part.rule, text, title, wanted) });
      }
      for (const [word, meaning] of part.words ?? []) {
        hits.push({ rule: "", word, text: meaning, chapter, rank: rankWord(word, meaning, wanted) });
      }
    }
  }
  const whole = hits.filter((hit) => hit.rule && hit.rule === wanted.join("-"));
  return whole.length ? whole : hits.filter((hit) => hit.rank < NOT).sort((one, other) => one.rank - other.rank);
}

function rankRule(rule: string, text: string, title: string[], wanted: string[]): number {
  if (wanted.join("-") === rule.slice(rule.indexOf("-") + 1)) return NAMED;
  const said = [...tokens(plainText(text)), ...rule.split("-")];
  return Math.max(...wanted.map((word) => rank(word, said, title)));
}

function rankWord(word: string, meaning: string, wanted: string[]): number {
  if (tokens(word).join(" ") === wanted.join(" ")) return NAMED;
  return Math.max(...wanted.map((one) => rank(one, tokens(word), tokens(plainText(meaning)))));
}

function rank(word: string, said: string[], title: string[]): number {
  if (said.includes(word)) return SAID;
  if (title.includes(word)) return TITLED;
  return [...said, ...title].some((other) => related(word, other)) ? PART : NOT;
}

/** Part of it ("knock" of "knocked"), or the same word with a shorter ending ("potion" for "potions"). */
export function related(word: string, other: string): boolean {
  if (word.length >= SHORTEST_PART && other.includes(word)) return true;
  return other.length >= SHORTEST_STEM && word.startsWith(other) && word.length - other.length <= LONGEST_ENDING;
}

function plainText(text: string): string {
  return piecesOf(text)
    .map((piece) => piece.text)
    .join("");
}

/** A text cut into words and what is between them, with those marked that a search was for. */
export function cut(text: string, query: string): { text: string; found: boolean }[] {
  const wanted = tokens(query);
  if (!wanted.length) return [{ text, found: false }];
  return text.split(/([\p{L}\p{N}]+)/u).flatMap((part, at) => {
    if (!part) return [];
    return [{ text: part, found: at % 2 === 1 && wanted.some((word) => related(word, fold(part))) }];
  });
}
