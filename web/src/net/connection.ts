// One live connection: it comes back by itself, asks again for what was not answered, and never sends anything twice.

import type { Hands } from "../table/hands";
import type { Keyed, TableModel } from "../table/model.svelte";
import type { FromClient, NotDone, ToClient } from "../wire";
import { Problem, type Line } from "./host";
import { inside } from "./inside.svelte";
import { host } from "./ours";
import { hint, moments, renewSeat } from "./requests";
import { pageAddress } from "./address";
import { keepSeal } from "./seals";
import { forget, keep, seatsAt } from "./seats";
import { dealt, noteCommits, sharesAt } from "./shares";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** After so long a silence the page asks whether anybody is there; nobody looks at a page that is hidden. */
const ASK_AFTER = import.meta.env.SITE ? 20_000 : 4_000;
const ASK_HIDDEN_AFTER = 20_000;
/** Whoever does not answer that, or anything else, by then is not there. */
const ANSWER_WITHIN = import.meta.env.SITE ? 8_000 : 5_000;
/** The same where the browser itself says that it is off the net: it may be wrong. */
const OFFLINE_ANSWER_WITHIN = 2_000;
/** A new connection may take its time; a host inside the page has to arrive first, and says itself when it cannot. */
const WELCOME_WITHIN = import.meta.env.SITE ? 0 : 8_000;
/** What takes longer than this is told to be on its way. */
const LATE_AFTER = 250;
/** The server closes with this code where the seat has a new secret. */
const NEW_SECRET = 4003;
/** And with this one where nothing is kept of the table any more, as everybody there wished. */
const DELETED = 4004;
const ANOTHER_WINDOW = 700;

export class Connection {
  private line: Line | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  /** When the page asks whether anybody is there, and by when something has to be heard. */
  private asking = 0;
  private deadline = 0;
  private lateness = 0;
  private closed = false;
  /** What was sent and not answered yet, by key: sent again after a lost connection, and harmless if it had arrived. */
  private open = new Map<string, Keyed>();
  /** Seats whose share was opened by this line. */
  private revealed = new Set<number>();

  constructor(
    private readonly model: TableModel,
    private readonly table: string,
    private token: string,
    private readonly onProblem: (problem: NotDone) => void,
    private readonly onGone: (problem: NotDone) => void,
    /** Secrets of people who share this device: so they are known to be here. */
    private readonly beside: () => string[] = () => [],
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.lateness);
    this.quiet();
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.hurry);
    this.line?.close();
  }

  /** What a viewer can do, each as a message for the position it was asked in. */
  hands(rematch: () => void): Hands {
    const at = (): number => this.model.at;
    return {
      act: (action) => this.send({ type: "act", at: at(), action, key: key() }),
      seal: (answer) => this.send({ type: "seal", at: at(), answer, key: key() }),
      unseal: () => this.send({ type: "unseal", at: at(), key: key() }),
      takeBack: () => this.send({ type: "take-back", at: at(), key: key() }),
      say: (text) => this.send({ type: "say", text, key: key() }),
      skip: () => this.put({ type: "skip" }),
      goOn: () => this.send({ type: "go-on", at: at(), key: key() }),
      rematch,
      handOver: (seat, to, bot) => this.send({ type: "hand-over", seat, to, key: key(), ...(to === "bot" && bot ? { bot } : {}) }),
      begin: () => this.send({ type: "begin", key: key() }),
      seatLink: () => this.link(),
      renew: () => this.renew(),
      hint: async (...signal) => (await hint(this.table, this.token, ...signal)).action,
      moments: () => moments(this.table, "", this.token),
    };
  }

  /** The secret that opens this seat now. */
  get secret(): string {
    return this.token;
  }

  private link(): string {
    return pageAddress(`/t/${encodeURIComponent(this.table)}/${this.token}`);
  }

  private renewing = false;

  /** Everybody who came with the old secret is sent away, this page too: it comes back with the new one. */
  private async renew(): Promise<string> {
    const once = key() + key();
    const ask = () => renewSeat(this.table, this.token, once.slice(0, 40));
    this.renewing = true;
    try {
      // The answer may be lost when all is done; asked again, the server says it again.
      const opened = await ask().catch((error: unknown) => (error instanceof Problem && error.unanswered ? ask() : Promise.reject(error)));
      keep(opened);
      this.token = opened.token;
    } finally {
      this.renewing = false;
      if (!this.line?.open) this.again(0);
    }
    return this.link();
  }

  /** The seat has a new secret that this page did not ask for: another window of this browser may have. */
  private moved(): void {
    const own = seatsAt(this.table).find((one) => one.seat === this.model.seat);
    if (own && own.token !== this.token) {
      this.token = own.token;
      this.again(0);
    } else {
      this.close();
      this.onGone({ type: "not-done", key: "", code: "seat-moved", facts: {}, text: "this seat has a new link" });
    }
  }

  /** Nothing is kept of the table, and so nothing of the seats there. */
  private deleted(): void {
    forget(this.table);
    this.close();
    this.onGone({ type: "not-done", key: "", code: "table-deleted", facts: {}, text: "this table was deleted" });
  }

  /** What is on its way already is not sent a second time, however often it is pressed. */
  private send(message: Keyed): void {
    if ([...this.open.values()].some((one) => same(one, message))) return;
    this.open.set(message.key, message);
    this.tellOpen();
    this.put(message);
    if (!import.meta.env.SITE) this.expect(ANSWER_WITHIN);
  }

  /** What became of something that was sent: it is not open any more. */
  private answered(key: string, refused: boolean): void {
    this.open.delete(key);
    this.model.refused = refused;
    this.tellOpen();
  }

  /** The model knows what is on its way, and whether that takes long. */
  private tellOpen(): void {
    this.model.sending = [...this.open.values()];
    if (!this.open.size) {
      clearTimeout(this.lateness);
      this.lateness = 0;
      this.model.late = false;
    } else this.lateness ||= window.setTimeout(() => (this.model.late = true), LATE_AFTER);
  }

  private put(message: FromClient): void {
    if (this.line?.open) this.line.say(JSON.stringify(message));
  }

  private connect(): void {
    if (this.closed) return;
    const { token } = this;
    const line = host.line({
      opened: () => this.put(this.hello(token)),
      heard: (text) => this.hear(JSON.parse(text) as ToClient),
      ended: (code) => this.lost(line, code, token),
      elsewhere: (also) => (this.model.elsewhere = also),
    });
    this.line = line;
    if (WELCOME_WITHIN) this.expect(WELCOME_WITHIN);
  }

  private hello(token: string): FromClient {
    const beside = this.beside();
    const shares = sharesAt(this.table, this.own(token, beside)).map(({ seat, commit, value, alone }) =>
      alone ? { seat, value } : { seat, commit },
    );
    return { type: "hello", table: this.table, token, beside, ...(shares.length ? { shares } : {}) };
  }

  /** The seats that some secrets open. */
  private own(...secrets: [string, string[]]): number[] {
    const known = secrets.flat();
    return seatsAt(this.table)
      .filter((one) => known.includes(one.token))
      .map((one) => one.seat);
  }

  /** Once everybody has committed to a share, those of this device are opened; when the cards are dealt, all is done. */
  private shuffle(): void {
    const { waiting } = this.model;
    if (!waiting) return dealt(this.table);
    const missing = waiting.missing;
    if (!missing) return;
    noteCommits(this.table, waiting.commits ?? []);
    for (const { seat, value } of sharesAt(this.table, this.own(this.token, this.beside())))
      if (missing.includes(seat) && !this.revealed.has(seat)) {
        this.revealed.add(seat);
        this.send({ type: "reveal", seat, value, key: key() });
      }
  }

  private hear(message: ToClient): void {
    this.quiet();
    this.asking = window.setTimeout(() => this.ask(ANSWER_WITHIN), document.hidden ? ASK_HIDDEN_AFTER : ASK_AFTER);
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.model.apply(message);
      // A seal that is first seen together with what it hides would prove nothing.
      if (!this.model.picture?.view.over) keepSeal(message.table, message.seal);
      for (const one of this.open.values()) this.put(one);
      this.revealed.clear();
      this.shuffle();
    } else if (message.type === "done") {
      this.answered(message.key, false);
    } else if (message.type === "not-done") {
      this.answered(message.key, true);
      // The table says itself whose share came too late.
      if (message.code === "share-late" || message.code === "share-other") return;
      if (import.meta.env.SITE && inside.refused(message.code)) return;
      if (message.key) this.onProblem(message);
      else {
        this.close();
        this.onGone(message);
      }
    } else {
      const before = this.model.waiting;
      this.model.apply(message);
      if (before) this.shuffle();
      // A number is missing: everything anew.
      if (this.model.torn) this.drop();
    }
  }

  /** A connection that looks open may be dead; no answer tells. */
  private ask(within: number): void {
    this.put({ type: "ping" });
    this.expect(within);
  }

  /** Something has to be heard by then, or sooner where that was waited for before. */
  private expect(within: number): void {
    const at = Date.now() + within;
    if (this.deadline && this.dueAt <= at) return;
    clearTimeout(this.deadline);
    this.dueAt = at;
    this.deadline = window.setTimeout(() => this.drop(), within);
  }
  private dueAt = 0;

  /** Nobody is there. The line counts as lost at once: to close it in good order would take an answer too. */
  private drop(): void {
    const { line, token } = this;
    if (!line) return;
    this.lost(line, 0, token);
    line.close();
  }

  private quiet(): void {
    clearTimeout(this.asking);
    clearTimeout(this.deadline);
    this.deadline = 0;
  }

  private again(wait: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  private lost(line: Line, code: number, token: string): void {
    if (line !== this.line || this.closed) return;
    this.line = null;
    this.quiet();
    this.model.link = "lost";
    this.model.elsewhere = false;
    if (code === DELETED) return this.deleted();
    if (code === NEW_SECRET) {
      if (this.renewing) return;
      if (token !== this.token) return this.again(0);
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.moved(), ANOTHER_WINDOW);
      return;
    }
    this.again(this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** Back on the net, or looked at again: do not wait. */
  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.model.link !== "here") {
      clearTimeout(this.timer);
      this.wait = FIRST_WAIT;
      const old = this.line;
      this.line = null;
      old?.close();
      this.connect();
    } else this.ask(ANSWER_WITHIN);
  };

  /** The browser says that it is off the net. A server on this very machine is there all the same. */
  private readonly doubt = (): void => {
    if (this.model.link === "here") this.ask(OFFLINE_ANSWER_WITHIN);
  };
}

/** Whether two messages ask for the same, in the same position; a line of chat may be said twice. */
function same(one: Keyed, other: Keyed): boolean {
  return one.type !== "say" && JSON.stringify({ ...one, key: "" }) === JSON.stringify({ ...other, key: "" });
}

function key(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36))
    .join("")
    .slice(0, 20);
}
