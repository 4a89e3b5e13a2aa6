// Games as files: kept by the reader, and opened again, here or at the prompt.

import { saveText } from "../look/keep";
import { Problem } from "./host";
import { gameOf } from "./links";
import { openFile, save } from "./requests";
import { seatsAt } from "./seats";
import { lastName } from "./self";
import type { Opened } from "../wire";

/** No game is that long. */
const LARGEST = 2_000_000;
/** What the reader of records says where it is no record at all; of others it says what is wrong with them. */
const NO_GAME = ["record-empty", "record-title"];

/** A game as its file, for whoever has a seat there. */
export const gameFile = (table: string): Promise<string> => save(table, seatsAt(table)[0]?.token ?? "");

export async function keepAsFile(table: string, code: string): Promise<void> {
  saveText(`broomstick-${code.toLowerCase()}.txt`, await gameFile(table));
}

/** A table made of a file that somebody has chosen or dropped. */
export async function openGame(file: File): Promise<Opened> {
  if (file.size > LARGEST) throw new Problem("not-a-file", "this file is too large for a game");
  return opened(await file.text(), "not-a-file");
}

/** The same of a link that holds a game. */
export async function openLink(written: string): Promise<Opened> {
  return opened(await gameOf(written), "not-a-link");
}

async function opened(game: string, otherwise: string): Promise<Opened> {
  try {
    return await openFile(game, lastName());
  } catch (error) {
    throw error instanceof Problem && NO_GAME.includes(error.code) ? new Problem(otherwise, error.message) : error;
  }
}
