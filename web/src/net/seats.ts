// The seats of this browser: their secrets stay here and go to the server only to open them again.

import type { Opened } from "../wire";

const PLACE = "broomstick.seats";
const MOST = 50;

export function seats(): Opened[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as Opened[]).filter((one) => one && typeof one.token === "string") : [];
  } catch {
    return [];
  }
}

/** Keep a seat; the newest comes first, and the oldest are forgotten. */
export function keep(seat: Opened): void {
  const others = seats().filter((one) => one.table !== seat.table || one.seat !== seat.seat);
  try {
    localStorage.setItem(PLACE, JSON.stringify([seat, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays; the seat's own link opens it again.
  }
}

/** Every seat of this browser at a table: several where people share the device. */
export function seatsAt(table: string): Opened[] {
  return seats().filter((one) => one.table === table);
}
