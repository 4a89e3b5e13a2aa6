// The seals of shuffles as this browser saw them first: what is opened at the end is held against these.

const PLACE = "broomstick.seals";
const MOST = 200;

function seals(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, string][]).filter((one) => Array.isArray(one) && one.length === 2) : [];
  } catch {
    return [];
  }
}

/** The first seal counts: one that is shown later changes nothing. */
export function keepSeal(table: string, seal: string): void {
  const kept = seals();
  if (kept.some(([known]) => known === table)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify([[table, seal], ...kept].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing cannot compare; the check says so.
  }
}

/** What this browser was shown when it first came to a table. */
export function firstSeal(table: string): string | null {
  return seals().find(([known]) => known === table)?.[1] ?? null;
}
