// A length of time in words, in the largest unit that it is a whole number of.

import { say } from "../words/words.svelte";

const UNITS = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

export function span(seconds: number): string {
  const [name, length] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? UNITS[3];
  return say(`page-span-${name}`, { count: seconds / length });
}
