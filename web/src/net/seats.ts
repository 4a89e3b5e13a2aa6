// The seats of this browser: their secrets stay here and go to the server only to open them again.

import type { Opened } from "../wire";

/** One seat, with the secret that opens it. */
export type OwnSeat = Pick<Opened, "table" | "code" | "seat" | "token">;

const PLACE = "broomstick.seats";
/** A page that is its own host has the only way to its tables here: none of them is forgotten. */
const MOST = import.meta.env.SITE ? Infinity : 60;
/** What a browser plays with that refuses to keep anything: it holds as long as the page. */
let unkept: OwnSeat[] | null = null;

export function seats(): OwnSeat[] {
  if (unkept) return unkept;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as OwnSeat[]).filter(isSeat) : [];
  } catch {
    return [];
  }
}

function isSeat(one: OwnSeat | null): boolean {
  return typeof one?.token === "string" && typeof one.table === "string" && one.seat >= 0;
}

/** Keep a seat, and those of the people beside; the newest come first, and the oldest are forgotten. */
export function keep(opened: Opened): void {
  const { table, code, seat, token, others = [] } = opened;
  const fresh = [{ table, code, seat, token }, ...others.map((one) => ({ table, code, ...one }))];
  const replaced = (one: OwnSeat): boolean => one.table === table && fresh.some((own) => own.seat === one.seat);
  const kept = [...fresh, ...seats().filter((one) => !replaced(one))].slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    unkept = kept;
  }
}

/** Give up the seats at a table. */
export function forget(table: string): void {
  const kept = seats().filter((one) => one.table !== table);
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
    unkept = unkept && kept;
  } catch {
    unkept = kept;
  }
}

/** Every seat of this browser at a table, in their order: several where people share the device. */
export function seatsAt(table: string): OwnSeat[] {
  return seats()
    .filter((one) => one.table === table)
    .sort((one, other) => one.seat - other.seat);
}
