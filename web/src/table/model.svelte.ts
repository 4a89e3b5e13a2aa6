// A table as one viewer knows it: a welcome, and every news after it.

import type { Picture, TableView } from "../games/game";
import type { BankClock, ClockShown, DaysClock, FromClient, News, SeatShown, TableShown, ToClient, Waiting, Welcome } from "../wire";
import type { Entry } from "../words/speech";
import { say } from "../words/words.svelte";
import { isolated } from "../words/isolated";

export interface ChatLine {
  seat: number | null;
  text: string;
}

export type Link = "connecting" | "here" | "lost";

/** What changes something; it is answered by its key. */
export type Keyed = Extract<FromClient, { key: string }>;

export class TableModel<V extends TableView = TableView> {
  table = $state("");
  code = $state("");
  seat = $state<number | null>(null);
  private sent = $state.raw<SeatShown[]>([]);
  /** Who sits where; whoever gave no name is called by something all the same. */
  seats = $derived(this.sent.map((shown, seat) => ({ ...shown, name: isolated(shown.name) || this.nameless(shown, seat) })));
  seal = $state("");
  at = $state(0);
  picture = $state.raw<Picture<V> | null>(null);
  /** Until the cards are dealt; there is no picture as long. */
  waiting = $state.raw<Waiting | null>(null);
  journal = $state.raw<Entry[]>([]);
  ready = $state.raw<number[]>([]);
  answer = $state<string | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** How long decisions may take. */
  clock = $state.raw<BankClock | DaysClock | null>(null);
  /** Each seat's time, at a table with a clock. */
  clocks = $state.raw<ClockShown[]>([]);
  /** How much the server's time is ahead of this machine's, in seconds. */
  ahead = $state(0);
  /** Seats whose people share this device: then everybody goes by name. */
  beside = $state.raw<number[]>([]);
  /** Whether people may ask for hints although others play too. */
  hints = $state(false);
  /** The table where the same people play again. */
  rematch = $state<string | null>(null);
  /** Whether it is hidden who is still choosing; then `ready` has only those of this device. */
  hideReady = $state(false);
  /** How far the connection is; the wiring sets it. */
  link = $state<Link>("connecting");
  /** What this viewer has sent and has no answer to yet, and whether that takes so long that it is told. */
  sending = $state.raw<Keyed[]>([]);
  late = $state(false);
  /** Whether the last of it was refused. */
  refused = $state(false);
  /** When the server stops, by its own time, where it has said so: it comes back, and so does this page. */
  stopping = $state<number | null>(null);
  /** Whether the table is open in another tab of this browser too. */
  elsewhere = $state(false);
  /** Why this is not all of the game as it once was, if it is not: something of it is lost, or the rules have changed. */
  mended = $state<"" | "damaged" | "other-rules">("");
  /** News are numbered: one that is missing means that a new welcome is needed. */
  torn = $state(false);
  /** How often everything was sent anew: after a lost connection once more. */
  welcomes = $state(0);
  /** Entries of the journal that were there at the last decision of one's own: what comes after is new. */
  seen = $state(0);
  private number = 0;

  private nameless(shown: SeatShown, seat: number): string {
    if (shown.kind === "open") return say("page-new-seat", { seat: seat + 1 });
    return seat === this.seat && !this.beside.length ? say("page-you-name") : say("page-player", { number: seat + 1 });
  }

  apply(message: ToClient): void {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "news") this.news(message);
    else if (message.type === "stopping") this.stopping = message.until;
  }

  private welcome(message: Welcome): void {
    this.table = message.table;
    this.code = message.code;
    this.seat = message.seat;
    this.sent = message.seats;
    this.seal = message.seal;
    this.at = message.at;
    this.waiting = message.waiting ?? null;
    this.picture = this.waiting ? null : merged({ view: {} } as Picture<V>, message.picture);
    this.journal = message.journal as unknown as Entry[];
    this.ready = message.ready;
    this.answer = message.answer;
    this.chat = message.chat as unknown as ChatLine[];
    this.clock = message.clock ?? null;
    this.clocks = message.clocks ?? [];
    this.rematch = message.rematch ?? null;
    this.hideReady = message.hide_ready ?? false;
    this.hints = message.hints ?? false;
    this.mended = message.damaged ? "damaged" : this.picture?.changed_rules_at != null ? "other-rules" : "";
    this.setTime(message.now);
    this.seen = this.journal.length;
    this.number = 0;
    this.torn = false;
    this.stopping = null;
    this.link = "here";
    this.welcomes += 1;
  }

  /** Who sits at a table that is only looked at. */
  sit(shown: TableShown): void {
    this.table = shown.table;
    this.code = shown.code;
    this.sent = shown.seats;
    this.seal = shown.seal;
  }

  /** The same table as it stood at another moment, or as another viewer saw it then; nothing can be decided there. */
  asOf(seat: number | null, view: TableView, journal: Entry[]): TableModel<V> {
    const then = new TableModel<V>();
    then.table = this.table;
    then.code = this.code;
    then.seat = seat;
    then.beside = this.beside;
    // Whoever is called "you" now is called that in the past too.
    then.sent = this.seats;
    then.seal = this.seal;
    then.picture = { view: view as V, choices: null };
    then.journal = journal;
    then.seen = journal.length;
    then.link = "here";
    return then;
  }

  private news(message: News): void {
    if (message.number !== this.number + 1) this.torn = true;
    if (this.torn) return;
    this.number = message.number;
    if (message.at != null) this.at = message.at;
    if (message.waiting !== undefined) this.waiting = message.waiting;
    if (message.picture) this.picture = merged(this.picture ?? ({ view: {} } as Picture<V>), message.picture);
    if (message.told != null) {
      this.journal = [...this.journal.slice(0, message.told), ...((message.journal ?? []) as unknown as Entry[])];
      this.seen = Math.min(this.seen, this.journal.length);
    }
    if (message.ready) this.ready = message.ready;
    if (message.answer !== undefined) this.answer = message.answer;
    if (message.seats) this.sent = message.seats;
    if (message.clocks) this.clocks = message.clocks;
    if (message.rematch) this.rematch = message.rematch;
    if (message.code) this.code = message.code;
    this.setTime(message.now);
    if (message.chat) this.chat = [...this.chat, ...(message.chat as unknown as ChatLine[])];
  }

  private setTime(now: number | null | undefined): void {
    if (now != null) this.ahead = now - Date.now() / 1000;
  }
}

/** A picture with the fields of news laid over it, those of the view one by one; what follows from it goes with it. */
function merged<V extends TableView>(before: Picture<V>, { follows, gone, ...change }: Record<string, unknown>): Picture<V> {
  const view = withFollows(changed(before.view, change.view as object | undefined, gone as string[] | undefined), follows);
  return { ...before, ...change, view } as Picture<V>;
}

/** A view with the fields of news, and without those that are no more. */
export function changed<V extends TableView>(view: V, fresh: object = {}, gone: string[] = []): V {
  const left = Object.entries(view).filter(([name]) => !gone.includes(name));
  return { ...Object.fromEntries(left), ...fresh } as V;
}

/** A view with news of what follows from it by the rules, table by table; what is none is no more. */
export function withFollows<V extends TableView>(view: V, change: unknown): V {
  return { ...view, follows: laidOver(view.follows, change) };
}

function laidOver(before: unknown, change: unknown): object {
  const after: Record<string, unknown> = { ...(before as object | undefined) };
  for (const [name, value] of Object.entries((change ?? {}) as object)) {
    if (value === null) delete after[name];
    else after[name] = value instanceof Object && !Array.isArray(value) ? laidOver(after[name], value) : value;
  }
  return after;
}
