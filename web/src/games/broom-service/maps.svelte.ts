// The maps of the tables at which somebody sits here: fetched once, and there for whoever draws them.

import { SvelteMap } from "svelte/reactivity";
import { tableMap } from "../../net/requests";
import type { MapShown } from "../../wire";
import { Ground } from "./map";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

const here = new SvelteMap<string, Ground>();
const asked = new Set<string>();
let latest: Ground | null = null;

/** A table's map; nothing until it has come. */
export function ground(table: string): Ground | null {
  const found = here.get(table);
  if (!found && table && !asked.has(table)) {
    asked.add(table);
    void fetchMap(table, FIRST_WAIT);
  }
  if (found) latest = found;
  return found ?? null;
}

/** The map on the screen: there is one screen, and so one map on it. */
export function groundHere(): Ground | null {
  return latest;
}

/** Put down a map that came by another way. */
export function layMap(table: string, shown: MapShown): void {
  asked.add(table);
  here.set(table, new Ground(shown));
}

/** Without its map nobody can play: it is asked for until it is there. */
async function fetchMap(table: string, wait: number): Promise<void> {
  try {
    here.set(table, new Ground(await tableMap(table)));
  } catch {
    setTimeout(() => void fetchMap(table, Math.min(2 * wait, LONGEST_WAIT)), wait);
  }
}
