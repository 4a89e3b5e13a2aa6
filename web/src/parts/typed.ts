// What somebody has typed in text mode: several choices in one line.

import { fold } from "../games/rules";

/** The choices a line names one after another, by number or by words; nothing where some of it means none of them. */
export function named(line: string, options: { typed: string }[]): number[] | null {
  const tokens = fold(line)
    .split(/[\s,;.]+/)
    .filter(Boolean);
  const words = options.map((one) => fold(one.typed).split(/\s+/));
  const found: number[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const number = /^\d+$/.test(token) ? Number(token) - 1 : -1;
    // The longest words first: one name may begin as another does.
    const which = options[number]
      ? number
      : words.reduce(
          (best, one, own) => (one.every((word, i) => tokens[at + i] === word) && one.length > (words[best]?.length ?? 0) ? own : best),
          -1,
        );
    if (which < 0) return null;
    found.push(which);
    at += options[number] ? 1 : words[which]!.length;
  }
  return found.length ? [...new Set(found)] : null;
}
