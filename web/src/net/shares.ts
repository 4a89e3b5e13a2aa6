// What this browser puts into shuffles, so that nobody chooses a deal: drawn after the seal is there, told by its hash
// first, and kept to be compared when the game is over.

import type { Opened } from "../wire";
import { keepSeal } from "./seals";

export interface Share {
  seat: number;
  value: string;
  /** Its SHA-256; none where nobody else is asked, and it is told openly at once. */
  commit: string;
}

/** What this browser knows of the shuffle of a table. */
export interface Note {
  table: string;
  alone: boolean;
  shares: Share[];
  /** What everybody had committed to before anything was opened. */
  told?: (string | null)[];
  dealt?: boolean;
}

const PLACE = "broomstick.shares";
const MOST = 60;
const BYTES = 16;
/** What a browser plays with that refuses to keep anything: it holds as long as the page. */
let unkept: Note[] | null = null;

function notes(): Note[] {
  if (unkept) return unkept;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as Note[]).filter((one) => typeof one?.table === "string" && Array.isArray(one.shares)) : [];
  } catch {
    return [];
  }
}

function keepNote(note: Note): void {
  const kept = [note, ...notes().filter((one) => one.table !== note.table)].slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    unkept = kept;
  }
}

export function noteOf(table: string): Note | undefined {
  return notes().find((one) => one.table === table);
}

/** Draw a share for each seat that was just taken, where the cards are not dealt yet; `alone`: nobody else plays. */
export async function draw({ table, seat, others = [], seal }: Opened, alone: boolean): Promise<void> {
  if (!seal) return;
  keepSeal(table, seal);
  const before = noteOf(table)?.shares ?? [];
  const fresh = [seat, ...others.map((one) => one.seat)].filter((one) => !before.some((share) => share.seat === one));
  const drawn = fresh.map((one) => ({ seat: one, value: random(), commit: "" }));
  // Its hash is needed only where somebody else is asked too, and the code for it fetched only then.
  if (!alone) {
    const { sha256Of } = await import("../table/sha256");
    for (const share of drawn) share.commit = sha256Of(share.value);
  }
  keepNote({ table, alone, shares: [...before, ...drawn] });
}

function random(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What some seats put in, as long as it is asked for. */
export function sharesAt(table: string, seats: number[]): (Share & { alone: boolean })[] {
  const note = noteOf(table);
  if (!note || note.dealt) return [];
  return note.shares.filter((one) => seats.includes(one.seat)).map((one) => ({ ...one, alone: note.alone }));
}

/** What everybody has committed to; the first time counts. */
export function noteCommits(table: string, told: (string | null)[]): void {
  const note = noteOf(table);
  if (note && !note.told) keepNote({ ...note, told });
}

/** The cards are dealt. */
export function dealt(table: string): void {
  const note = noteOf(table);
  if (note && !note.dealt) keepNote({ ...note, dealt: true });
}
