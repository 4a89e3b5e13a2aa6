// The language the page speaks now. Each language is a file of its own, fetched when it is first needed.

import { Words, type Facts } from "./bundle";

export const LANGUAGES = { en: "English", fr: "français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  de: () => import("./de"),
};
const REMEMBERED = "broomstick.language";

let spoken = $state.raw<Words | null>(null);

export function words(): Words {
  if (!spoken) throw new Error("no language is loaded yet");
  return spoken;
}

/** The text of a message in the language of the moment. */
export function say(id: string, facts: Facts = {}): string {
  return words().say(id, facts);
}

export function language(): Language {
  return (spoken?.language ?? "en") as Language;
}

export async function speak(language: Language, remember = true): Promise<void> {
  const files = (await LOADERS[language]()).default;
  spoken = new Words(language, files);
  document.documentElement.lang = language;
  if (remember) keep(language);
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
