// What happened while nobody looked: how far each seat of this browser had read, and what has come since.

import { Counts } from "./counts";

const read = new Counts("broomstick.read");

/** How many entries of its journal a seat had read; nothing where it was never there. */
export const readSoFar = (where: string): number | null => read.of(where);

export const noteRead = (where: string, count: number): void => read.note(where, count);

export class Meanwhile {
  /** The first entry that was missed; nothing where all was seen. */
  from = $state<number | null>(null);
  private welcomes = 0;

  /** A table as it is now: whether something was missed on the way here, and that it is seen from now on. */
  look(where: string, count: number, welcomes: number): void {
    const arrived = welcomes !== this.welcomes;
    this.welcomes = welcomes;
    if (document.visibilityState === "hidden") return;
    const read = readSoFar(where);
    if (arrived && read !== null && read < count) this.from = Math.min(read, this.from ?? read);
    if (this.from !== null && this.from >= count) this.from = null;
    if (read !== count) noteRead(where, count);
  }

  /** Somebody looks at the page again: what came while it was out of sight was missed too. */
  back(where: string, count: number): void {
    this.welcomes -= 1;
    this.look(where, count, this.welcomes + 1);
  }

  done(): void {
    this.from = null;
  }
}
