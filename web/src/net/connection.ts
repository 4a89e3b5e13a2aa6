// One live connection: it comes back by itself, asks again for what was not answered, and never sends anything twice.

import type { Hands } from "../table/hands";
import type { TableModel } from "../table/model.svelte";
import type { FromClient, NotDone, ToClient } from "../wire";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

type Keyed = Extract<FromClient, { key: string }>;

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinging = 0;
  private silent = 0;
  private closed = false;
  /** What was sent and not answered yet, by key: sent again after a lost connection, and harmless if it had arrived. */
  private open = new Map<string, Keyed>();

  constructor(
    private readonly model: TableModel,
    private readonly table: string,
    private readonly token: string,
    private readonly onProblem: (problem: NotDone) => void,
    private readonly onGone: (problem: NotDone) => void,
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
    this.socket?.close();
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
    };
  }

  private send(message: Keyed): void {
    this.open.set(message.key, message);
    this.put(message);
  }

  private put(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    if (this.closed) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
    this.socket = socket;
    socket.onopen = () => this.put({ type: "hello", table: this.table, token: this.token });
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = () => this.lost(socket);
  }

  private hear(message: ToClient): void {
    clearTimeout(this.silent);
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.model.apply(message);
      for (const one of this.open.values()) this.put(one);
      this.pinging = window.setInterval(() => this.ping(), PING_EVERY);
    } else if (message.type === "done") {
      this.open.delete(message.key);
    } else if (message.type === "not-done") {
      this.open.delete(message.key);
      if (message.key) this.onProblem(message);
      else {
        this.close();
        this.onGone(message);
      }
    } else {
      this.model.apply(message);
      // A number is missing: everything anew.
      if (this.model.torn) this.socket?.close();
    }
  }

  /** A connection that looks open may be dead; no answer to a ping tells. */
  private ping(): void {
    this.put({ type: "ping" });
    clearTimeout(this.silent);
    this.silent = window.setTimeout(() => this.socket?.close(), PONG_WITHIN);
  }

  private quiet(): void {
    clearInterval(this.pinging);
    clearTimeout(this.silent);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    this.quiet();
    this.model.link = "lost";
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** Back on the net, or looked at again: do not wait. */
  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.model.link !== "here") {
      clearTimeout(this.timer);
      this.wait = FIRST_WAIT;
      const old = this.socket;
      this.socket = null;
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
