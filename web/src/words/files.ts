// The Fluent files, which lie in the Python package: a folder a language, and in it one a game. What a language needs from
// the start is one file of the page and a game's part of it another, each fetched when it is first wanted (spoken.ts).

import { Words } from "./bundle";

interface Shared {
  files: string[];
  /** What each game is called and about, in words of its own. */
  titles: Record<string, string>;
}

const HERE = "../../../src/broomstick/words";
const FIRST = "en";
const NAMES = import.meta.glob<string>("../../../src/broomstick/words/*/language.ftl", { query: "?raw", import: "default", eager: true });
const SHARED = import.meta.glob<Shared>("../../../src/broomstick/words/*/language.ftl", { query: "?spoken", import: "default" });
const GAMES = import.meta.glob<string[]>("../../../src/broomstick/words/*/*/title.ftl", { query: "?spoken", import: "default" });
const ANY_GAME = import.meta.glob<string[]>("../../../src/broomstick/words/*/any-game.ftl", { query: "?spoken", import: "default" });

/** What each language calls itself, in the order in which they are listed. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.entries(NAMES)
    .map(([path, text]) => new Words(path.split("/").at(-2) ?? "", [text]))
    .sort((one, other) => Number(one.say("language.place")) - Number(other.say("language.place")))
    .map((words) => [words.language, words.say("language")]),
);
const LESSONS = import.meta.glob<string[]>("../../../src/broomstick/words/*/*/lessons.ftl", { query: "?spoken", import: "default" });

export async function sharedFiles(language: string): Promise<Shared> {
  return (await SHARED[`${HERE}/${language}/language.ftl`]?.()) ?? { files: [], titles: {} };
}

/** What the lessons of a game say; they may use the words of the game. */
export async function lessonWords(game: string, language: string): Promise<Words> {
  const lessons = (code: string) => LESSONS[`${HERE}/${code}/${game.replaceAll("-", "_")}/lessons.ftl`];
  const own = ofGame(game, language) ?? ofGame(game, FIRST);
  const [{ files }, more, most] = await Promise.all([
    sharedFiles(language),
    own?.() ?? [],
    (lessons(language) ?? lessons(FIRST))?.() ?? [],
  ]);
  return new Words(language, [...files, ...more, ...most]);
}

function ofGame(game: string, language: string): (() => Promise<string[]>) | undefined {
  return GAMES[`${HERE}/${language}/${game.replaceAll("-", "_")}/title.ftl`];
}

/**
 * The words of a game on top of the shared ones; where a language has none of them yet, English ones. A game at a plain
 * table need not have any: between them lie the words that hold for any game.
 */
export async function gameWords(game: string, language: string, plain = false): Promise<Words> {
  const any = plain ? ANY_GAME[`${HERE}/${language}/any-game.ftl`] : undefined;
  const own = ofGame(game, language) ?? ofGame(game, FIRST);
  const [{ files }, more, most] = await Promise.all([sharedFiles(language), any?.() ?? [], own?.() ?? []]);
  return new Words(language, [...files, ...more, ...most]);
}
