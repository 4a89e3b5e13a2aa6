// The tables of the games. Each is fetched when it is needed, and well before that where there is time. A game that has no
// folder here, or no table in it, is played at the plain one.

import { learn } from "../words/words.svelte";
import type { GameTable } from "./game";

const TABLES = import.meta.glob<GameTable>("./*/table.ts", { import: "default" });

const loaded = new Map<string, GameTable>();

/** A game's table, once it is here. */
export function gameTable(name: string): GameTable | undefined {
  return loaded.get(name);
}

/** Fetch a game's table and its words. */
export async function loadTable(name: string): Promise<GameTable> {
  // Which game a view is of, the view itself says: its own table gets no other.
  const own = TABLES[`./${name}/table.ts`];
  const learning = learn(name, !own);
  const found = loaded.get(name) ?? (own ? await own() : await (await import("./any-game/plain")).plainTable(name));
  if (learning) await learning;
  loaded.set(name, found);
  return found;
}

/** All that have one of their own: for the gallery and for tests, which show every game. */
export async function loadTables(): Promise<void> {
  await Promise.all(Object.keys(TABLES).map((path) => loadTable(path.split("/")[1] ?? "")));
}
