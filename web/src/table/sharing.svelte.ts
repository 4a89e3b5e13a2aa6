// Several people at one device. What everybody may know is always there; of the seats at most one is open, and only
// after its person has said so. When its decision is made, all that was known of it is thrown away.

import type { OwnSeat } from "../net/seats";
import type { Hands } from "./hands";
import { TableModel } from "./model.svelte";

/** A live connection, as far as it matters here. */
export interface Line {
  hands: Hands;
  close(): void;
}

/** Connects a model with a seat, or without one to what everybody may know. */
export type Dial = (model: TableModel, own: OwnSeat | null) => Line;

/** What is on the screen: nothing yet, the curtain, the question who wants to look, a seat's table, or everybody's. */
export type Phase = "wait" | "curtain" | "who" | "seat" | "table";

export class Sharing {
  /** The table as everybody sees it. */
  readonly everybody = new TableModel();
  private readonly watching: Line;
  /** The seat that is open now, its table, and its connection. */
  seat = $state<number | null>(null);
  model = $state.raw<TableModel | null>(null);
  private line = $state.raw<Line | null>(null);
  /** Whoever opened a seat without being asked closes it themselves. */
  private unasked = false;
  private wasAsked = false;
  /** Somebody wants to open a seat that is not asked. */
  private asking = $state(false);
  /** The question at which somebody looks at the table instead of opening the curtain. */
  private looking = $state("");
  /** What a seat has seen is newer than what everybody's connection has told so far. */
  private behind = $state(0);
  /** Seats that closed their envelope here, and at which question: others may not be told who is ready. */
  private closed = $state.raw<Record<number, number>>({});
  private last = $state(-1);
  /** How far each seat had read. */
  private readonly seen = new Map<number, number>();

  constructor(
    readonly own: OwnSeat[],
    private readonly dial: Dial,
  ) {
    this.everybody.beside = own.map((one) => one.seat);
    this.watching = dial(this.everybody, null);
  }

  /** Seats of this device that owe a decision, from the one behind the last that was open. */
  readonly owing = $derived.by((): number[] => {
    const { picture, seats, ready, at } = this.everybody;
    const deciders = picture && !picture.view.over && at >= this.behind ? picture.view.deciders : [];
    const owing = this.own
      .map((one) => one.seat)
      .filter((seat) => deciders.includes(seat) && seats[seat]?.kind === "person")
      .filter((seat) => !ready.includes(seat) && this.closed[seat] !== at);
    return [...owing.filter((seat) => seat > this.last), ...owing.filter((seat) => seat <= this.last)];
  });

  /** Whose turn it is at this device. */
  readonly next = $derived(this.owing[0] ?? null);

  private readonly question = $derived(`${this.everybody.at} ${this.next}`);

  readonly phase = $derived.by((): Phase => {
    if (this.model) return this.model.picture ? "seat" : "wait";
    if (!this.everybody.picture || this.everybody.at < this.behind) return "wait";
    if (this.asking) return "who";
    return this.next !== null && this.looking !== this.question ? "curtain" : "table";
  });

  /** People of this device whose envelope is closed and can still be opened again. */
  readonly changeable = $derived.by((): number[] => {
    const { picture, ready, at } = this.everybody;
    if (!picture?.view.sealed || picture.view.over) return [];
    return this.own.map((one) => one.seat).filter((seat) => ready.includes(seat) || this.closed[seat] === at);
  });

  get hands(): Hands {
    return this.line?.hands ?? this.watching.hands;
  }

  /** Somebody says who they are. */
  open(seat: number): void {
    const own = this.own.find((one) => one.seat === seat);
    if (!own) return;
    this.close();
    this.unasked = !this.owing.includes(seat);
    this.wasAsked = false;
    const model = new TableModel();
    model.beside = this.everybody.beside;
    this.line = this.dial(model, own);
    this.model = model;
    this.seat = seat;
    this.asking = false;
  }

  /** Look at what everybody may see, while a decision waits. */
  look(): void {
    this.close();
    this.asking = false;
    this.looking = this.question;
  }

  /** Somebody wants to look at their own cards, or to decide after all. */
  ask(): void {
    this.close();
    this.looking = "";
    this.asking = this.next === null;
  }

  /** Throw away all that is known of the open seat. */
  close(): void {
    const model = this.model;
    if (model?.picture && this.seat !== null) {
      this.behind = Math.max(this.behind, model.at);
      this.last = this.seat;
      this.seen.set(this.seat, model.seen);
      const { [this.seat]: _, ...others } = this.closed;
      this.closed = model.answer === null ? others : { ...others, [this.seat]: model.at };
    }
    this.line?.close();
    this.line = null;
    this.model = null;
    this.seat = null;
  }

  /** To be called whenever a table has changed: when the decision of the open seat is made, the curtain falls. */
  watch(): void {
    this.follow();
    this.trust();
  }

  private follow(): void {
    const model = this.model;
    if (!model?.picture || this.seat === null) return;
    const seen = this.seen.get(this.seat);
    if (seen !== undefined) {
      model.seen = Math.min(seen, model.journal.length);
      this.seen.delete(this.seat);
    }
    if (isAsked(model)) this.wasAsked = true;
    else if (this.wasAsked || !this.unasked || model.picture.view.over) this.close();
  }

  /** Once everybody's connection has told that an envelope is closed, it is believed in what it tells next. */
  private trust(): void {
    const told = Object.keys(this.closed)
      .map(Number)
      .filter((seat) => this.everybody.ready.includes(seat));
    if (told.length) this.closed = Object.fromEntries(Object.entries(this.closed).filter(([seat]) => !told.includes(Number(seat))));
  }

  end(): void {
    this.close();
    this.watching.close();
  }
}

/** Whether a seat has to decide something, and has not yet. */
function isAsked(model: TableModel): boolean {
  const choices = model.picture?.choices ?? null;
  return choices !== null && (!choices.sealed || model.answer === null);
}
