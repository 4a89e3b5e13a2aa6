// The language the page speaks now. Each language is a file of its own, fetched when it is first needed; so are the words
// of a game, which come on top of the shared ones, so that games may use the same names.

import { Words, type Facts } from "./bundle";
import { gameWords, LANGUAGES, sharedFiles } from "./files";

export { LANGUAGES };
/** A folder of words: "en". */
export type Language = string;

const REMEMBERED = "broomstick.language";

interface Spoken {
  language: Language;
  shared: Words;
  titles: Record<string, Words>;
  games: Record<string, Words>;
}
let spoken = $state.raw<Spoken | null>(null);
/** Games whose words are wanted, whatever the language, and whether they are played at a plain table. */
const wanted = new Map<string, boolean>();

/** The words of the moment; with a game, its own as well, once they are here. */
export function words(game = ""): Words {
  if (!spoken) throw new Error("no language is loaded yet");
  return spoken.games[game] ?? spoken.shared;
}

/** The text of a message in the language of the moment. */
export function say(id: string, facts: Facts = {}): string {
  return words().say(id, facts);
}

/** The same with the words of a game, which are here once its table is. */
export function sayOf(game: string): typeof say {
  return (id, facts = {}) => words(game).say(id, facts);
}

/** What a game is called, or with ".pitch" what it is about: known of every game, before its own words are here. */
export function title(game: string, form: "" | ".pitch" = ""): string | undefined {
  return spoken?.titles[game]?.say(`title${form}`);
}

/** What something is called, and what is said of it: each language puts its colon in its own way. */
export function pair(first: string, second: string): string {
  return say("page-pair", { first, second });
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** What the language of the moment calls itself. */
export function languageName(): string {
  return LANGUAGES[language()] ?? "";
}

export function language(): Language {
  return spoken?.language ?? "en";
}

export async function speak(language: Language, remember = true): Promise<void> {
  const { files, titles: texts } = await sharedFiles(language);
  const titles = Object.fromEntries(Object.entries(texts).map(([game, text]) => [game, new Words(language, [text])]));
  const now: Spoken = { language, shared: new Words(language, files), titles, games: {} };
  // A game that is on the screen goes on in the new language at once.
  for (const [game, plain] of wanted) now.games[game] = await gameWords(game, language, plain);
  spoken = now;
  document.documentElement.lang = language;
  if (remember) keep(language);
}

/** Fetch the words of a game, in the language of the moment; nothing where they are here. */
export function learn(game: string, plain = false): Promise<void> | undefined {
  wanted.set(game, plain);
  return spoken && !spoken.games[game] ? fetchWords(game) : undefined;
}

async function fetchWords(game: string): Promise<void> {
  while (spoken && !spoken.games[game]) {
    const at = spoken;
    const found = await gameWords(game, at.language, wanted.get(game) ?? false);
    // Whoever has changed the language meanwhile wants another one.
    if (spoken === at) spoken = { ...at, games: { ...at.games, [game]: found } };
  }
}

/** The reader's own choice, else the first language of the browser that we speak. */
export function preferred(): Language {
  const wanted = [kept(), ...navigator.languages];
  const known = wanted.map((tag) => tag?.slice(0, 2).toLowerCase()).find((tag) => tag && tag in LANGUAGES);
  return known ?? "en";
}

// A browser may refuse to remember anything; then the choice holds as long as the page.
function keep(language: Language): void {
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    return;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}
