// What lies open in a game that no table was drawn for: the fields of its view, in the engine's words.

import { number } from "../../words/numbers";
import type { Box, Speech } from "../../words/speech";
import { heading } from "../list";
import type { TableView } from "../game";

/** The vocabulary of a game at the plain table, and the fields that views of all games have. */
export interface PlainBox extends Box {
  fields: string[];
}

export interface Fact {
  name: string;
  text: string;
}

export interface Open {
  /** What each seat has. */
  seats: Fact[][];
  points: (number | null)[];
  rest: Fact[];
}

type Fields = Record<string, unknown>;

const UNKNOWN = "?";
const YES = "✓";
const NO = "–";
const POINTS = "points";

/** Field by field: those of each seat where a game has them, and the rest. The twin of terminal/faces/any_game.py. */
export function openFacts(view: TableView, speech: Speech, shared: string[]): Open {
  const open: Open = { seats: Array.from({ length: view.players }, () => []), points: [], rest: [] };
  for (const [name, value] of Object.entries(view)) {
    if (shared.includes(name) || name === "follows") continue;
    if (bySeat(view, value)) {
      value.forEach((fields, seat) => {
        const { [POINTS]: points, ...others } = fields;
        open.points[seat] = typeof points === "number" ? points : null;
        open.seats[seat]?.push(...Object.entries(others).map(([field, one]) => ({ name: heading(field), text: told(one, speech) })));
      });
    } else open.rest.push({ name: heading(name), text: told(value, speech) });
  }
  return open;
}

function bySeat(view: TableView, value: unknown): value is Fields[] {
  return Array.isArray(value) && value.length === view.players && value.every((one) => one instanceof Object && !Array.isArray(one));
}

/** Any plain data in a line; inside of other data nothing is a dash. */
function told(value: unknown, speech: Speech, inside = false): string {
  const nothing = (): string => (inside ? NO : speech.words.say("list-nothing"));
  if (value === null || value === undefined) return UNKNOWN;
  if (typeof value === "boolean") return value ? YES : NO;
  if (Array.isArray(value)) return value.map((one) => told(one, speech, true)).join(", ") || nothing();
  if (value instanceof Object) {
    const parts = Object.entries(value).map(([field, one]) => `${heading(field).toLowerCase()} ${told(one, speech, true)}`);
    return parts.join(", ") || nothing();
  }
  return typeof value === "number" ? number(value) : speech.word("role", String(value));
}
