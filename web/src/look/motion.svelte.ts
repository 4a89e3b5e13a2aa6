// Motion, one thing at a time. The page always shows the present; what moves is laid over it and can be taken away at
// any moment. So nothing waits for motion: any key or tap ends all of it, and a page out of sight has none.

import { hear } from "./hearing";
import { moves, type Sound } from "./settings.svelte";

export const TELL = 320;
export const PEAK = 560;

/** More than this to be told, in milliseconds, is told at double speed. */
export const MUCH = 3000;
/** More than this is not told at all, but for the newest. */
export const TOO_MUCH = 6000;

/** One thing that moves, laid over the page. */
export interface Run {
  play(rate: number): void;
  /** Take everything away: the page shows through as it is. */
  end(): void;
}

export interface Beat {
  /** What it tells, in a word. */
  name: string;
  ms: number;
  /** The turn on the stick that it belongs to: it is dropped as soon as the stick shows another. */
  turn?: number | undefined;
  /** Lay its first picture over the page; nothing, where what it moves is not on the screen. */
  set: () => Run | null;
  /** It is about what lies on the table: told even where another screen has taken the table's place. */
  table?: boolean | undefined;
  /** The sound of it, when its time has come. */
  sound?: Sound | null | undefined;
}

interface Waiting {
  beat: Beat;
  run: Run;
}

export class Motion {
  constructor(private readonly hear: (sound: Sound) => void = () => undefined) {}

  /** Something is moving, or waits to. */
  busy = $state(false);
  private queue: Waiting[] = [];
  private now: Waiting | null = null;
  private timer = 0;
  private rate = 1;
  private quietUntil = 0;
  private after: (() => void)[] = [];
  private listening = false;

  /** Put beats behind those that wait, and say how many will move. Each is set at once: nothing shows before its time. */
  play(beats: Beat[]): number {
    if (!this.may()) return 0;
    this.listen();
    const set = beats.flatMap((beat): Waiting[] => {
      const run = beat.set();
      return run ? [{ beat, run }] : [];
    });
    this.queue.push(...set);
    while (this.length() > TOO_MUCH) this.queue.shift()?.run.end();
    if (this.length() > MUCH) this.rate = 2;
    this.busy = this.now !== null || this.queue.length > 0;
    if (!this.now) this.next();
    return set.length;
  }

  /** Whether anything would move just now. */
  may(): boolean {
    return moves() && document.visibilityState !== "hidden" && performance.now() >= this.quietUntil;
  }

  /** To the present: whatever moves or waits is as it will be. */
  end(): void {
    clearTimeout(this.timer);
    const all = [...(this.now ? [this.now] : []), ...this.queue];
    this.now = null;
    this.queue = [];
    for (const { run } of all) run.end();
    this.rest();
  }

  /** To the present, and what comes in the next moment needs no telling either. */
  skip(ms = 600): void {
    this.quietUntil = performance.now() + ms;
    this.end();
  }

  /** Only what belongs to this turn, or to none, is still told. */
  onlyTurn(turn: number): void {
    const old = ({ beat }: Waiting): boolean => beat.turn !== undefined && beat.turn !== turn;
    const dropped = this.queue.filter(old);
    this.queue = this.queue.filter((one) => !old(one));
    for (const { run } of dropped) run.end();
    if (this.now && old(this.now)) {
      clearTimeout(this.timer);
      this.now.run.end();
      this.now = null;
      this.next();
    }
  }

  /** Whether something about the table is still to be told. */
  get aboutTable(): boolean {
    return [...(this.now ? [this.now] : []), ...this.queue].some(({ beat }) => beat.table);
  }

  /** The table has been drawn anew: what lay over the old one is laid over this, and begins again with what was moving. */
  again(): void {
    clearTimeout(this.timer);
    const all = [...(this.now ? [this.now] : []), ...this.queue];
    for (const { run } of all) run.end();
    this.now = null;
    this.queue = all.flatMap(({ beat }): Waiting[] => {
      const run = beat.set();
      return run ? [{ beat, run }] : [];
    });
    if (this.busy) this.next();
  }

  /** Do this when everything is told: now, where nothing is to tell. */
  whenStill(work: () => void): void {
    if (this.busy) this.after.push(work);
    else work();
  }

  /** So many milliseconds wait, at ordinary speed. */
  private length(): number {
    return this.queue.reduce((sum, { beat }) => sum + beat.ms, 0);
  }

  private next(): void {
    const one = this.queue.shift() ?? null;
    this.now = one;
    if (!one) {
      this.rest();
      return;
    }
    one.run.play(this.rate);
    if (one.beat.sound) this.hear(one.beat.sound);
    this.timer = window.setTimeout(() => {
      one.run.end();
      this.next();
    }, one.beat.ms / this.rate);
  }

  private rest(): void {
    this.rate = 1;
    this.busy = false;
    const work = this.after;
    this.after = [];
    for (const one of work) one();
  }

  private listen(): void {
    if (this.listening) return;
    this.listening = true;
    const end = (): void => {
      if (this.busy) this.end();
    };
    for (const event of ["keydown", "pointerdown", "resize"]) addEventListener(event, end, { capture: true, passive: true });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") end();
    });
  }
}

/** There is one screen, and so one thing moves on it. */
export const motion = new Motion(hear);
