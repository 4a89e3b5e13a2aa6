// The few requests that open, join and show tables.

import type { Join, NewTable, Opened, TableShown } from "../wire";

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
export const findTable = (code: string): Promise<TableShown> => ask(`/api/codes/${encodeURIComponent(code)}`);
