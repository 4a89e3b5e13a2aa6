// The tables of the games. Each is fetched when it is needed, and well before that where there is time.

import { learn } from "../words/words.svelte";
import type { GameTable } from "./game";

// Which game a view is of, the view itself says: its own table gets no other.
const LOADERS: Record<string, () => Promise<GameTable>> = {
  "card-game": async () => (await import("./card-game/table")).default as unknown as GameTable,
  "witchs-brew": async () => (await import("./witchs-brew/table")).default as unknown as GameTable,
  "broom-service": async () => (await import("./broom-service/table")).default as unknown as GameTable,
};

const loaded = new Map<string, GameTable>();

/** A game's table, once it is here. */
export function gameTable(name: string): GameTable | undefined {
  return loaded.get(name);
}

/** Fetch a game's table and its words; nothing where no such game is known. */
export async function loadTable(name: string): Promise<GameTable | undefined> {
  const learning = learn(name);
  const found = loaded.get(name) ?? (await LOADERS[name]?.());
  if (learning) await learning;
  if (found) loaded.set(name, found);
  return found;
}

/** All of them: for the gallery and for tests, which show every game. */
export async function loadTables(): Promise<void> {
  await Promise.all(Object.keys(LOADERS).map(loadTable));
}
