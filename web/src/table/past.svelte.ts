// Looking back: every moment of a game as its viewer was shown it then, and which of them is on the screen.

import type { TableView } from "../games/game";
import type { Moments } from "../wire";
import type { Entry } from "../words/speech";
import { changed, withFollows } from "./model.svelte";

/** One moment, whole. */
export interface Shown {
  view: TableView;
  /** So many entries of the journal stood. */
  told: number;
  round: number;
  turn: number;
}

/** Milliseconds for each moment when they play by themselves, and when there are many. */
export const PACE = 1100;
export const HURRY = 550;
export const MANY = 12;

export class Past {
  moments = $state.raw<Shown[]>([]);
  /** The moment on the screen; none: the present. */
  at = $state<number | null>(null);
  playing = $state(false);
  /** What was missed is being shown; after it comes the present. */
  catching = $state(false);
  busy = $state(false);
  /** Why the moments could not be had. */
  problem = $state.raw<unknown>(null);
  private wanted = false;
  private stale = true;
  private timer = 0;

  /** `ends`: behind the last moment comes nothing, and not the present. */
  constructor(
    private readonly load: () => Promise<Moments>,
    readonly ends = false,
  ) {}

  readonly shown = $derived(this.at === null ? null : (this.moments[this.at] ?? null));
  readonly last = $derived(this.moments.length - 1);
  /** Where each round begins. */
  readonly rounds = $derived.by(() => {
    const first = new Map<number, number>();
    this.moments.forEach((moment, at) => {
      if (moment.round && !first.has(moment.round)) first.set(moment.round, at);
    });
    return [...first].map(([round, at]) => ({ round, at }));
  });

  /** Have the moments, and go to one of them; whoever leaves meanwhile has changed their mind. */
  async open(find: (past: Past) => number): Promise<boolean> {
    this.wanted = true;
    this.problem = null;
    try {
      if (this.stale) await this.fetch();
    } catch (error) {
      this.problem = error;
      return false;
    }
    if (!this.wanted || !this.moments.length) return false;
    this.go(find(this));
    return true;
  }

  /** These moments, and one of them on the screen. */
  show(moments: Shown[], at: number): void {
    this.moments = moments;
    this.stale = false;
    this.go(at);
  }

  private async fetch(): Promise<void> {
    this.busy = true;
    this.stale = false;
    try {
      this.moments = laidOut(await this.load());
    } catch (error) {
      this.stale = true;
      throw error;
    } finally {
      this.busy = false;
    }
  }

  /** A moment by its number; before the first is the first. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last));
    if (this.playing) this.wait();
  }

  /** On or back; behind the last moment is the present, where there is one. */
  step(by: number): void {
    if (this.at === null) return;
    this.pause();
    if (this.at + by > this.last && !this.ends) this.leave();
    else this.go(this.at + by);
  }

  /** To the beginning of a round. */
  goToRound(round: number): void {
    const found = this.rounds.find((one) => one.round === round);
    if (found) this.go(found.at);
  }

  /** The moment that an entry of the journal was first told in. */
  momentOf(entry: number): number {
    const found = this.moments.findIndex((moment) => moment.told > entry);
    return found < 0 ? this.last : found;
  }

  play(): void {
    if (this.at === null) return;
    if (this.at >= this.last && !this.catching) this.at = 0;
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Show what was told from an entry of the journal on, and then the present. */
  async catchUp(entry: number): Promise<void> {
    if (!(await this.open((past) => past.momentOf(entry)))) return;
    this.catching = true;
    this.play();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const hurried = this.catching && this.last - (this.at ?? 0) > MANY;
    this.timer = window.setTimeout(() => this.next(), hurried ? HURRY : PACE);
  }

  private next(): void {
    if (this.at === null || !this.playing) return;
    if (this.at < this.last) this.go(this.at + 1);
    else if (this.catching) this.leave();
    else this.pause();
  }

  /** Back to the present. */
  leave(): void {
    this.wanted = false;
    this.catching = false;
    this.pause();
    if (!this.ends) this.at = null;
  }

  /** The game has gone on to this; what was taken back is no moment any more. */
  extend(view: TableView, told: number): void {
    if (this.stale || this.busy) return;
    const before = this.moments.filter((moment) => moment.view.moves < view.moves);
    const same = this.moments.length === before.length + 1 && this.moments[this.last]?.view.moves === view.moves;
    if (same && this.moments[this.last]?.told === told) return;
    this.moments = [...before, { view, told, ...placeOf(view) }];
    if (this.at !== null) this.at = Math.min(this.at, this.last);
  }

  /** Something may have been missed: the moments are fetched anew when they are next needed. */
  async doubt(): Promise<void> {
    this.stale = true;
    if (this.at !== null) await this.open((past) => past.at ?? 0);
  }
}

/** A game that is watched again, by somebody who need not have been there. */
export interface Replay {
  past: Past;
  /** Whose eyes: a seat's number, "open" or "public". */
  as: string;
  /** What each seat saw at a moment, where all cards are open. */
  open?: ((at: number) => TableView[]) | undefined;
  onEyes: (as: string) => void;
  onLeave: () => void;
}

/** Each moment whole, from what changed in it. */
export function laidOut({ moments }: Moments): Shown[] {
  let view = {} as TableView;
  return moments.map(({ told, round, turn, view: fresh, follows, gone }) => {
    view = withFollows(changed(view, fresh, gone), follows);
    return { view, told, round, turn };
  });
}

/** The round and turn of a view, as the server counts them; turn 0: between turns. */
export function placeOf(view: TableView): { round: number; turn: number } {
  const between = !view.round || view.sealed !== null || view.over;
  const done = view.turns.filter((turn) => turn.startsWith(`${view.round} `)).length;
  return { round: view.round, turn: between ? 0 : done + 1 };
}

/** The journal of a viewer, as moments bring it. */
export function journalOf({ journal }: Moments): Entry[] {
  return journal as unknown as Entry[];
}
