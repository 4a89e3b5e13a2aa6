// The few requests that open, join and show tables.

import type { Fair, Hint, Join, MapShown, Moments, MyTable, NewTable, Offered, Opened, TableShown } from "../wire";

/** Why something could not be: a code with facts, and the same in English. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(text);
  }
}

/** One request; a seat's secret goes in a header, never into an address. */
async function ask<T>(path: string, body?: unknown, seat = ""): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...(seat ? { "X-Seat": seat } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem("offline", "the server cannot be reached");
  }
  const said: unknown = await reply.json().catch(() => null);
  if (reply.ok) return said as T;
  const problem = (said ?? {}) as { code?: string; text?: string; facts?: Record<string, unknown> };
  throw new Problem(problem.code ?? "refused", problem.text ?? reply.statusText, problem.facts);
}

export const openTable = (wish: NewTable): Promise<Opened> => ask("/api/tables", wish);
export const joinTable = (wish: Join): Promise<Opened> => ask("/api/join", wish);
export const showTable = (table: string): Promise<TableShown> => ask(`/api/tables/${encodeURIComponent(table)}`);
/** Once more with the same people; whoever asks later gets the table that is there. */
export const rematch = (table: string, seat: string): Promise<Opened> => ask(`/api/tables/${encodeURIComponent(table)}/rematch`, {}, seat);
export const sitAgain = (table: string, seat: string): Promise<Opened> => ask(`/api/tables/${encodeURIComponent(table)}/sit`, {}, seat);
/** What a bot would do in a seat's place; never kept. */
export const hint = (table: string, seat: string): Promise<Hint> => ask(`/api/tables/${encodeURIComponent(table)}/hint`, undefined, seat);
/** Every moment of a game as a viewer was shown it; without a name for the eyes, those of the seat. */
export const moments = (table: string, eyes: string, seat = ""): Promise<Moments> =>
  ask(`/api/tables/${encodeURIComponent(table)}/moments${eyes ? `?as=${encodeURIComponent(eyes)}` : ""}`, undefined, seat);
/** How the shuffle can be checked; seed and salt are there when the game is over. */
export const fair = (table: string): Promise<Fair> => ask(`/api/tables/${encodeURIComponent(table)}/fair`);
/** The whole game as it was written down, once it is over. */
export async function record(table: string): Promise<string> {
  const reply = await fetch(`/api/tables/${encodeURIComponent(table)}/record`);
  if (!reply.ok) throw new Problem("refused", reply.statusText);
  return reply.text();
}
/** The tables at which some secrets open seats, newest first; wrong secrets are passed over. */
export const mine = (tokens: string[]): Promise<MyTable[]> => ask("/api/mine", { tokens });
/** Which games and which kinds of bots there are. */
export const whatThereIs = (): Promise<Offered> => ask("/api/games");
/** A new secret for a seat; the old one ends. The same key again gives the same again, where an answer was lost. */
export const renewSeat = (table: string, seat: string, key: string): Promise<Opened> =>
  ask(`/api/tables/${encodeURIComponent(table)}/seat/renew`, { key }, seat);
export const findTable = (code: string): Promise<TableShown> => ask(`/api/codes/${encodeURIComponent(code)}`);
/** The map that a game is played on. */
export const tableMap = (table: string): Promise<MapShown> => ask(`/api/tables/${encodeURIComponent(table)}/map`);
