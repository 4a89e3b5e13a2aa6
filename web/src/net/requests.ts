// The few requests that open, join and show tables.

import type { Fair, Hint, Join, MapShown, Moments, MyTable, NewTable, Offered, Opened, TableShown, Wished } from "../wire";
import { Problem } from "./host";
import { host } from "./ours";

export { Problem };

/** As many secrets as a host takes at once. */
const AT_ONCE = 200;
const ask = <T>(path: string, body?: unknown, seat = "", ...signal: AbortSignal[]): Promise<T> =>
  host.ask(path, body, seat, ...signal) as Promise<T>;
const at = (table: string, what = ""): string => `/api/tables/${encodeURIComponent(table)}${what}`;

export const openTable = (wish: NewTable): Promise<Opened> => ask("/api/tables", wish);
export const joinTable = (wish: Join): Promise<Opened> => ask("/api/join", wish);
export const showTable = (table: string): Promise<TableShown> => ask(at(table));
/** Once more with the same people; whoever asks later gets the table that is there. */
export const rematch = (table: string, seat: string): Promise<Opened> => ask(at(table, "/rematch"), {}, seat);
export const sitAgain = (table: string, seat: string): Promise<Opened> => ask(at(table, "/sit"), {}, seat);
/** What a bot would do in a seat's place; never kept. */
export const hint = (table: string, seat: string, ...signal: AbortSignal[]): Promise<Hint> =>
  ask(at(table, "/hint"), undefined, seat, ...signal);
/** Every moment of a game as a viewer was shown it; without a name for the eyes, those of the seat. */
export const moments = (table: string, eyes: string, seat = ""): Promise<Moments> =>
  ask(at(table, `/moments${eyes ? `?as=${encodeURIComponent(eyes)}` : ""}`), undefined, seat);
/** How the shuffle can be checked; seed and salt are there when the game is over. */
export const fair = (table: string): Promise<Fair> => ask(at(table, "/fair"));
/** The whole game as it was written down, once it is over. */
export const record = (table: string): Promise<string> => ask(at(table, "/record"));
/** The tables at which some secrets open seats, newest first; wrong secrets are passed over. */
export async function mine(tokens: string[]): Promise<MyTable[]> {
  const found: MyTable[] = [];
  for (let from = 0; from < tokens.length || !from; from += AT_ONCE)
    found.push(...(await ask<MyTable[]>("/api/mine", { tokens: tokens.slice(from, from + AT_ONCE) })));
  return found.sort((one, other) => other.made_at - one.made_at);
}
/** Which games and which kinds of bots there are. */
export const whatThereIs = (): Promise<Offered> => ask("/api/games");
/** A new secret for a seat; the old one ends. The same key again gives the same again, where an answer was lost. */
export const renewSeat = (table: string, seat: string, key: string): Promise<Opened> => ask(at(table, "/seat/renew"), { key }, seat);
export const findTable = (code: string): Promise<TableShown> => ask(`/api/codes/${encodeURIComponent(code)}`);
/** The map that a game is played on. */
export const tableMap = (table: string): Promise<MapShown> => ask(at(table, "/map"));
/** A game as a file that opens it again, here and at the prompt; kept by a browser that is its own host. */
export const save = (table: string, seat: string): Promise<string> => ask(at(table, "/save"), undefined, seat);
/** A table made of such a file. */
export const openFile = (text: string, name: string): Promise<Opened> => ask("/api/import", { record: text, name });
/** A seat's wish that nothing is kept of its table, or that wish taken back. */
export const wishGone = (table: string, seat: string, gone: boolean): Promise<Wished> =>
  ask(at(table, gone ? "/forget" : "/keep"), {}, seat);
/** A table leaves the storage of this browser. */
export const throwAway = (table: string, seat: string): Promise<unknown> => ask(at(table, "/forget"), {}, seat);
