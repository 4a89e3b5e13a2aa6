// What this browser remembers of the talk at a table: who is muted, and how much has been read. Nobody else is told.

import type { ChatLine } from "./model.svelte";

const PLACE = "broomstick.talk";
const MOST = 40;

interface Kept {
  muted?: number[];
  all?: boolean;
  read?: number;
}

export class Talk {
  muted = $state.raw<number[]>([]);
  all = $state(false);
  /** So many lines have been read. */
  read = $state(0);

  constructor(private readonly table: string) {
    const { muted, all, read } = everything()[table] ?? {};
    this.muted = Array.isArray(muted) ? muted : [];
    this.all = all === true;
    this.read = typeof read === "number" ? read : 0;
  }

  mutes(seat: number | null): boolean {
    return this.all || (seat !== null && this.muted.includes(seat));
  }

  /** Whether a line is not shown; one's own always is. */
  hides(line: ChatLine, me: number | null): boolean {
    return line.seat !== me && this.mutes(line.seat);
  }

  /** Lines of others that were not read yet and may be. */
  unread(lines: ChatLine[], me: number | null): number {
    return lines.slice(this.read).filter((line) => line.seat !== me && !this.hides(line, me)).length;
  }

  toggle(seat: number): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((one) => one !== seat) : [...this.muted, seat];
    this.keep();
  }

  toggleAll(): void {
    this.all = !this.all;
    this.keep();
  }

  readTo(count: number): void {
    if (count === this.read) return;
    this.read = count;
    this.keep();
  }

  private keep(): void {
    const { [this.table]: _, ...others } = everything();
    const rest = Object.entries(others).slice(0, MOST - 1);
    const own: Kept = { muted: this.muted, all: this.all, read: this.read };
    try {
      localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([[this.table, own], ...rest])));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}

function everything(): Record<string, Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}
