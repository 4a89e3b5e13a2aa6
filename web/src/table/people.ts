// Who sits at a table, as the page shows them: a shape and a colour by seat, a letter by name.

import { getContext, setContext } from "svelte";
import type { SeatShown } from "../wire";

export const FAMILIARS = ["owl", "toad", "cat", "bat", "bee", "moth"] as const;
export type Familiar = (typeof FAMILIARS)[number];

export interface Person {
  seat: number;
  name: string;
  letter: string;
  familiar: Familiar;
  kind: string;
  bot: string;
  here: boolean;
  me: boolean;
}

export function familiar(seat: number): Familiar {
  return FAMILIARS[seat % FAMILIARS.length] ?? "owl";
}

/** The first letter of each name, or two where others begin the same. */
export function letters(names: string[]): string[] {
  const cut = (name: string, count: number): string => [...name.trim()].slice(0, count).join("");
  const first = names.map((name) => cut(name, 1).toLocaleUpperCase() || "?");
  return names.map((name, at) => {
    const shared = first.filter((letter) => letter === first[at]).length > 1;
    return shared ? (first[at] ?? "") + cut(name, 2).slice(1).toLocaleLowerCase() : (first[at] ?? "?");
  });
}

export function people(seats: SeatShown[], me: number | null): Person[] {
  const short = letters(seats.map((seat) => seat.name));
  return seats.map((shown, seat) => ({
    seat,
    name: shown.name,
    letter: short[seat] ?? "?",
    familiar: familiar(seat),
    kind: shown.kind,
    bot: shown.bot ?? "",
    here: shown.here ?? false,
    me: seat === me,
  }));
}

const KEY = Symbol("people");

export function sharePeople(read: () => Person[]): void {
  setContext(KEY, read);
}

export function usePeople(): () => Person[] {
  return getContext<() => Person[]>(KEY);
}
