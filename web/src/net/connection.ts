// One live connection: it comes back by itself, asks again for what was not answered, and never sends anything twice.

import type { Hands } from "../table/hands";
import type { TableModel } from "../table/model.svelte";
import type { FromClient, NotDone, ToClient } from "../wire";
import { Problem, type Line } from "./host";
import { inside } from "./inside.svelte";
import { host } from "./ours";
import { hint, moments, renewSeat } from "./requests";
import { pageAddress } from "./address";
import { keepSeal } from "./seals";
import { keep, seatsAt } from "./seats";
import { dealt, noteCommits, sharesAt } from "./shares";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** The server closes with this code where the seat has a new secret. */
const NEW_SECRET = 4003;
const ANOTHER_WINDOW = 700;

type Keyed = Extract<FromClient, { key: string }>;

export class Connection {
  private line: Line | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinging = 0;
  private silent = 0;
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
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.quiet();
    removeEventListener("online", this.hurry);
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
      rematch,
      handOver: (seat, to, bot) => this.send({ type: "hand-over", seat, to, key: key(), ...(to === "bot" && bot ? { bot } : {}) }),
      begin: () => this.send({ type: "begin", key: key() }),
      seatLink: () => this.link(),
      renew: () => this.renew(),
      hint: async () => (await hint(this.table, this.token)).action,
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

  private send(message: Keyed): void {
    this.open.set(message.key, message);
    this.put(message);
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
    clearTimeout(this.silent);
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.model.apply(message);
      // A seal that is first seen together with what it hides would prove nothing.
      if (!this.model.picture?.view.over) keepSeal(message.table, message.commitment);
      for (const one of this.open.values()) this.put(one);
      this.revealed.clear();
      this.shuffle();
      this.pinging = window.setInterval(() => this.ping(), PING_EVERY);
    } else if (message.type === "done") {
      this.open.delete(message.key);
    } else if (message.type === "not-done") {
      this.open.delete(message.key);
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
      if (this.model.torn) this.line?.close();
    }
  }

  /** A connection that looks open may be dead; no answer to a ping tells. */
  private ping(): void {
    this.put({ type: "ping" });
    clearTimeout(this.silent);
    this.silent = window.setTimeout(() => this.line?.close(), PONG_WITHIN);
  }

  private quiet(): void {
    clearInterval(this.pinging);
    clearTimeout(this.silent);
  }

  private again(wait: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  private lost(line: Line, code: number, token: string): void {
    if (line !== this.line || this.closed) return;
    this.quiet();
    this.model.link = "lost";
    this.model.elsewhere = false;
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
    } else this.ping();
  };
}

function key(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36))
    .join("")
    .slice(0, 20);
}
