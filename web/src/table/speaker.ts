// A speech about a table for what is said outside of its screen: plain names, and the words of its game.

import { gameTable } from "../games/tables";
import { Speech } from "../words/speech";
import { words } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";

/** Nothing where the table is not here yet. */
export function speaker(model: TableModel, you: boolean): Speech | undefined {
  const game = model.picture && gameTable(model.picture.view.game);
  const names = model.seats.map((seat) => seat.name);
  const places = game?.places?.(model.table) ?? null;
  return game ? new Speech(words(model.picture?.view.game), game.box, { names, reader: model.seat, you }, places) : undefined;
}
