// What lessons say, fetched with the first of them: a game's lessons are a file of their own in each language.

import type { Words } from "./bundle";
import { lessonWords } from "./files";
import { language } from "./words.svelte";

const asked = new Set<string>();
let here = $state.raw<Record<string, Words>>({});

/** The words of a game's lessons in the language of the moment, once they are here. */
export function taught(game: string): Words | undefined {
  const wanted = `${language()} ${game}`;
  if (!asked.has(wanted)) {
    asked.add(wanted);
    void lessonWords(game, language()).then((found) => (here = { ...here, [wanted]: found }));
  }
  return here[wanted];
}
