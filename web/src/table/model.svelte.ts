// A table as one viewer knows it: a welcome, and every news after it.

import type { Picture } from "../games/card-game/view";
import type { ClockShown, News, SeatShown, ToClient, Welcome } from "../wire";
import type { Entry } from "../words/speech";
import { say } from "../words/words.svelte";

export interface ChatLine {
  seat: number | null;
  text: string;
}

export type Link = "connecting" | "here" | "lost";

export class TableModel {
  table = $state("");
  code = $state("");
  seat = $state<number | null>(null);
  private sent = $state.raw<SeatShown[]>([]);
  /** Who sits where; whoever gave no name is called by something all the same. */
  seats = $derived(this.sent.map((shown, seat) => ({ ...shown, name: shown.name || this.nameless(shown, seat) })));
  commitment = $state("");
  at = $state(0);
  picture = $state.raw<Picture | null>(null);
  journal = $state.raw<Entry[]>([]);
  ready = $state.raw<number[]>([]);
  answer = $state<string | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Each seat's time, at a table with a clock. */
  clocks = $state.raw<ClockShown[]>([]);
  /** How much the server's time is ahead of this machine's, in seconds. */
  ahead = $state(0);
  /** The table where the same people play again. */
  rematch = $state<string | null>(null);
  /** How far the connection is; the wiring sets it. */
  link = $state<Link>("connecting");
  /** News are numbered: one that is missing means that a new welcome is needed. */
  torn = $state(false);
  /** Entries of the journal that were there at the last decision of one's own: what comes after is new. */
  seen = $state(0);
  private number = 0;

  private nameless(shown: SeatShown, seat: number): string {
    if (shown.kind === "open") return "";
    return seat === this.seat ? say("page-you-name") : say("page-player", { number: seat + 1 });
  }

  apply(message: ToClient): void {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "news") this.news(message);
  }

  private welcome(message: Welcome): void {
    this.table = message.table;
    this.code = message.code;
    this.seat = message.seat;
    this.sent = message.seats;
    this.commitment = message.commitment;
    this.at = message.at;
    this.picture = message.picture as unknown as Picture;
    this.journal = message.journal as unknown as Entry[];
    this.ready = message.ready;
    this.answer = message.answer;
    this.chat = message.chat as unknown as ChatLine[];
    this.clocks = message.clocks ?? [];
    this.rematch = message.rematch ?? null;
    this.setTime(message.now);
    this.seen = this.journal.length;
    this.number = 0;
    this.torn = false;
    this.link = "here";
  }

  private news(message: News): void {
    if (message.number !== this.number + 1) this.torn = true;
    if (this.torn) return;
    this.number = message.number;
    if (message.at != null) this.at = message.at;
    if (message.picture && this.picture) this.picture = merged(this.picture, message.picture);
    if (message.told != null) {
      this.journal = [...this.journal.slice(0, message.told), ...((message.journal ?? []) as unknown as Entry[])];
      this.seen = Math.min(this.seen, this.journal.length);
    }
    if (message.ready) this.ready = message.ready;
    if (message.answer !== undefined) this.answer = message.answer;
    if (message.seats) this.sent = message.seats;
    if (message.clocks) this.clocks = message.clocks;
    if (message.rematch) this.rematch = message.rematch;
    this.setTime(message.now);
    if (message.chat) this.chat = [...this.chat, ...(message.chat as unknown as ChatLine[])];
  }

  private setTime(now: number | null | undefined): void {
    if (now != null) this.ahead = now - Date.now() / 1000;
  }
}

/** A picture with the fields of news laid over it, those of the view one by one. */
function merged(before: Picture, change: Record<string, unknown>): Picture {
  const view = { ...before.view, ...(change.view as object | undefined) };
  return { ...before, ...change, view } as Picture;
}
