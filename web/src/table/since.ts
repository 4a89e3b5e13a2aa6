// What has changed since one last decided: in everybody's goods and on the map. It is marked until one decides again.

import { getContext, setContext } from "svelte";
import type { Entry } from "../words/speech";

const PLACE = "broomstick.decided";
const MOST = 80;
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

type Kept = [where: string, count: number][];

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Kept).filter((one) => Array.isArray(one) && typeof one[1] === "number") : [];
  } catch {
    return [];
  }
}

/** How long the journal of a seat was when it last decided something in this browser. */
export function decidedAt(where: string): number | null {
  return kept().find(([one]) => one === where)?.[1] ?? null;
}

export function noteDecided(where: string, count: number): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([[where, count], ...kept().filter(([one]) => one !== where)].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing forgets what was decided too.
    return;
  }
}
