// What has changed since one last decided: in everybody's goods and on the map. It is marked until one decides again.

import { getContext, setContext } from "svelte";
import type { Entry } from "../words/speech";
import { Counts } from "./counts";

const KEY = Symbol("since");

export interface Since {
  /** By seat: how much of what it has more or less. */
  goods: Partial<Record<string, number>>[];
  /** What has been done, as the journal says it: "delivers crow-hill beacon". */
  done: { seat: number; what: string }[];
}

const NOTHING: Since = { goods: [], done: [] };

export function shareSince(since: () => Since): void {
  setContext(KEY, since);
}

/** Nothing where nobody has decided anything: for those who watch, and in the past. */
export function useSince(): () => Since {
  return getContext<(() => Since) | undefined>(KEY) ?? (() => NOTHING);
}

/** What a piece of a journal has changed. */
export function changed(journal: Entry[], from: number, to = journal.length): Since {
  const found: Since = { goods: [], done: [] };
  for (const { seat, what, brings } of journal.slice(from, to)) {
    if (seat === null) continue;
    found.done.push({ seat, what });
    const own = (found.goods[seat] ??= {});
    for (const [good, count] of Object.entries(brings ?? {})) own[good] = (own[good] ?? 0) + count;
  }
  return found;
}

/** The points of each seat in the last round that is over; nothing before there is one. */
export function lastRound(journal: Entry[], round: number, players: number): number[] | null {
  const begun = (one: number): number => journal.findIndex(({ what }) => what === `round ${one}`);
  const from = begun(round - 1);
  const to = begun(round);
  if (round < 2 || from < 0 || to < 0) return null;
  const { goods } = changed(journal, from, to);
  return Array.from({ length: players }, (_, seat) => goods[seat]?.points ?? 0);
}

const decided = new Counts("broomstick.decided");

/** How long the journal of a seat was when it last decided something in this browser. */
export const decidedAt = (where: string): number | null => decided.of(where);

export const noteDecided = (where: string, count: number): void => decided.note(where, count);
