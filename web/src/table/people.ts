// Who sits at a table, as the page shows them: a shape and a colour by seat, a letter by name.

import { getContext, setContext } from "svelte";
import type { SeatShown } from "../wire";
import { bare, isolated } from "../words/isolated";
import { say } from "../words/words.svelte";

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
  /** Called "you"; where several people share the device, nobody is. */
  you: boolean;
}

export function familiar(seat: number): Familiar {
  return FAMILIARS[seat % FAMILIARS.length] ?? "owl";
}

/** The first letter of each name, or two where others begin the same; where there is no name, the number of the seat. */
export function letters(names: string[]): string[] {
  const cut = (name: string, count: number): string => [...bare(name).trim()].slice(0, count).join("");
  const first = names.map((name, at) => cut(name, 1).toLocaleUpperCase() || String(at + 1));
  return names.map((name, at) => {
    const shared = first.filter((letter) => letter === first[at]).length > 1;
    return shared ? (first[at] ?? "") + cut(name, 2).slice(1).toLocaleLowerCase() : (first[at] ?? "?");
  });
}

/** Whether "you" beside a name tells more than the name does: whoever gave none is called that already. */
export const alsoYou = (person: Person): boolean => person.you && person.name !== say("page-you-name");

export function people(seats: SeatShown[], me: number | null, shared = false): Person[] {
  const short = letters(seats.map((seat) => (seat.kind === "open" ? "" : seat.name)));
  return seats.map((shown, seat) => ({
    seat,
    name: isolated(shown.name),
    letter: short[seat] ?? "?",
    familiar: familiar(seat),
    kind: shown.kind,
    bot: shown.bot ?? "",
    here: shown.here ?? false,
    me: seat === me,
    you: seat === me && !shared,
  }));
}

const KEY = Symbol("people");

export function sharePeople(read: () => Person[]): void {
  setContext(KEY, read);
}

export function usePeople(): () => Person[] {
  return getContext<() => Person[]>(KEY);
}
