// What somebody has typed in text mode: several choices in one line.

import { fold } from "../games/rules";

/** The choices a line names one after another, by number or by words; nothing where some of it means none of them. */
export function named(line: string, options: { typed: string; also?: string }[]): number[] | null {
  const tokens = fold(line)
    .split(/[\s,;.]+/)
    .filter(Boolean);
  const words = options.flatMap(({ typed, also }, own) =>
    [typed, also ?? ""].filter(Boolean).map((text) => ({ own, words: fold(text).split(/\s+/) })),
  );
  const found: number[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const number = /^\d+$/.test(token) ? Number(token) - 1 : -1;
    // The longest words first: one name may begin as another does.
    const named = words
      .filter((one) => one.words.every((word, i) => tokens[at + i] === word))
      .sort((one, other) => other.words.length - one.words.length)[0];
    const which = options[number] ? number : (named?.own ?? -1);
    if (which < 0) return null;
    found.push(which);
    at += options[number] ? 1 : (named?.words.length ?? 1);
  }
  return found.length ? [...new Set(found)] : null;
}
