// How long the journal of each seat was at some moment, kept by the browser: one number a seat, the newest of some tables.

const MOST = 80;

type Kept = [where: string, count: number][];

export class Counts {
  constructor(private readonly place: string) {}

  private kept(): Kept {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.place) ?? "[]");
      return Array.isArray(found) ? (found as Kept).filter((one) => Array.isArray(one) && typeof one[1] === "number") : [];
    } catch {
      return [];
    }
  }

  /** Nothing where none is kept of a seat. */
  of(where: string): number | null {
    return this.kept().find(([one]) => one === where)?.[1] ?? null;
  }

  note(where: string, count: number): void {
    try {
      const others = this.kept().filter(([one]) => one !== where);
      localStorage.setItem(this.place, JSON.stringify([[where, count], ...others].slice(0, MOST)));
    } catch {
      // A browser that keeps nothing forgets this too.
      return;
    }
  }
}
