// The language the page speaks now. Each language is a file of its own, fetched when it is first needed; so are the words
// of a game, which come on top of the shared ones, so that games may use the same names.

import { Words, type Facts } from "./bundle";

export const LANGUAGES = { en: "English", fr: "français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  de: () => import("./de"),
};
/** Games whose words are not there from the start. */
const GAMES: Record<string, Record<Language, () => Promise<{ default: string[] }>>> = {
  "witchs-brew": {
    en: () => import("./witchs-brew/en"),
    fr: () => import("./witchs-brew/fr"),
    de: () => import("./witchs-brew/de"),
  },
  "broom-service": {
    en: () => import("./broom-service/en"),
    fr: () => import("./broom-service/fr"),
    de: () => import("./broom-service/de"),
  },
};
const REMEMBERED = "broomstick.language";

interface Spoken {
  language: Language;
  files: string[];
  shared: Words;
  games: Record<string, Words>;
}
let spoken = $state.raw<Spoken | null>(null);
/** Games whose words are wanted, whatever the language. */
const wanted = new Set<string>();

/** The words of the moment; with a game, its own as well, once they are here. */
export function words(game = ""): Words {
  if (!spoken) throw new Error("no language is loaded yet");
  return spoken.games[game] ?? spoken.shared;
}

/** The text of a message in the language of the moment. */
export function say(id: string, facts: Facts = {}): string {
  return words().say(id, facts);
}

/** What something is called, and what is said of it: each language puts its colon in its own way. */
export function pair(first: string, second: string): string {
  return say("page-pair", { first, second });
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

export function language(): Language {
  return (spoken?.language ?? "en") as Language;
}

export async function speak(language: Language, remember = true): Promise<void> {
  const files = (await LOADERS[language]()).default;
  const now: Spoken = { language, files, shared: new Words(language, files), games: {} };
  // A game that is on the screen goes on in the new language at once.
  for (const game of wanted) now.games[game] = await ofGame(game, now);
  spoken = now;
  document.documentElement.lang = language;
  if (remember) keep(language);
}

/** Fetch the words of a game, in the language of the moment; nothing where they are here. */
export function learn(game: string): Promise<void> | undefined {
  if (!(game in GAMES)) return undefined;
  wanted.add(game);
  return spoken && !spoken.games[game] ? fetchWords(game) : undefined;
}

async function fetchWords(game: string): Promise<void> {
  while (spoken && !spoken.games[game]) {
    const at = spoken;
    const found = await ofGame(game, at);
    // Whoever has changed the language meanwhile wants another one.
    if (spoken === at) spoken = { ...at, games: { ...at.games, [game]: found } };
  }
}

async function ofGame(game: string, { language, files }: Spoken): Promise<Words> {
  const own = (await GAMES[game]?.[language]())?.default ?? [];
  return new Words(language, [...files, ...own]);
}

/** The reader's own choice, else the first language of the browser that we speak. */
export function preferred(): Language {
  const wanted = [kept(), ...navigator.languages];
  const known = wanted.map((tag) => tag?.slice(0, 2).toLowerCase()).find((tag) => tag && tag in LANGUAGES);
  return (known ?? "en") as Language;
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
