// The host inside the browser: a worker of this page, which is the host itself or passes everything on to that of another
// tab (host/worker.ts). Python is fetched once, when the worker wakes.

import { ASLEEP, LOST, type FromHost, type HostState, type ToHost } from "../host/messages";
import { startWorker } from "../host/start";
import { Problem, type Ears, type Host, type Line } from "./host";

/** A worker that does not even say that a line has ended is gone. */
const DEAD_AFTER = 20_000;
const FULL = "storage-full";

interface Answer {
  ok: boolean;
  said?: unknown;
  problem?: { code: string; text: string; facts?: Record<string, unknown> };
}

class Inside implements Host {
  state = $state.raw<HostState>(ASLEEP);
  /** Something could not be kept for want of room. */
  full = $state(false);
  private arrive: () => void = () => undefined;
  /** When Python is here for the first time. */
  readonly ready = new Promise<void>((resolve) => (this.arrive = resolve));
  private worker: Worker | null = null;
  private numbers = 0;
  private asked = new Map<number, { resolve: (said: unknown) => void; reject: (problem: Problem) => void }>();
  private lines = new Map<number, Ears>();
  private deadlines = new Map<number, number>();

  /** Whether somebody waits for something. */
  get asking(): boolean {
    return this.asked.size > 0;
  }

  /** Let Python come, if it has not. */
  wake(): void {
    if (this.worker) return;
    this.state = ASLEEP;
    const worker = startWorker();
    worker.onmessage = (event: MessageEvent<FromHost>) => this.hear(event.data);
    worker.onerror = () => {
      if (this.state.phase === "loading") this.state = { ...this.state, phase: "failed" };
    };
    this.worker = worker;
  }

  ask(path: string, body?: unknown, seat = ""): Promise<unknown> {
    const id = ++this.numbers;
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      const method = body === undefined ? "GET" : "POST";
      this.post({ does: "ask", id, method, path, body: body === undefined ? "" : JSON.stringify(body), seat });
    });
  }

  line(ears: Ears): Line {
    const line = ++this.numbers;
    let open = false;
    this.lines.set(line, {
      ...ears,
      opened: () => {
        open = true;
        ears.opened();
      },
      ended: (code) => {
        open = false;
        ears.ended(code);
      },
    });
    this.post({ does: "open", line });
    return {
      get open() {
        return open;
      },
      say: (text) => this.post({ does: "say", line, text }),
      close: () => {
        if (!this.lines.has(line)) return;
        const { ended } = this.lines.get(line)!;
        this.lines.delete(line);
        this.deadlines.set(
          line,
          window.setTimeout(() => this.dead(), DEAD_AFTER),
        );
        this.post({ does: "close", line });
        queueMicrotask(() => ended(LOST));
      },
    };
  }

  /** Play on without keeping: storage is full. */
  letGo(): void {
    this.post({ does: "let-go" });
  }

  /** A refusal has come, by a request or on a line; gives whether the page says itself what can be done about it. */
  refused(code: string): boolean {
    if (code === FULL) this.full = true;
    return code === FULL;
  }

  private post(message: ToHost): void {
    this.wake();
    this.worker?.postMessage(message);
  }

  private hear(message: FromHost): void {
    if (message.does === "state") {
      this.state = message.state;
      if (message.state.phase === "ready") this.arrive();
    } else if (message.does === "new-host") this.lose();
    else if (message.does === "answer") this.answer(message.id, JSON.parse(message.text) as Answer);
    else if (message.does === "end") {
      clearTimeout(this.deadlines.get(message.line));
      this.deadlines.delete(message.line);
      const ears = this.lines.get(message.line);
      this.lines.delete(message.line);
      ears?.ended(message.code);
    } else {
      const ears = this.lines.get(message.line);
      if (message.does === "opened") ears?.opened();
      else if (message.does === "tell") ears?.heard(message.text);
      else ears?.elsewhere(message.also);
    }
  }

  private answer(id: number, { ok, said, problem }: Answer): void {
    const waiting = this.asked.get(id);
    this.asked.delete(id);
    if (ok) return waiting?.resolve(said);
    this.refused(problem?.code ?? "");
    waiting?.reject(new Problem(problem?.code ?? "refused", problem?.text ?? "", problem?.facts));
  }

  /** Nothing that was begun with the host before is answered any more. */
  private lose(): void {
    const [asked, lines] = [[...this.asked.values()], [...this.lines.values()]];
    this.asked.clear();
    this.lines.clear();
    this.deadlines.forEach((timer) => clearTimeout(timer));
    this.deadlines.clear();
    for (const one of asked) one.reject(new Problem("host-gone", "the tab that kept the tables was closed"));
    for (const one of lines) one.ended(LOST);
  }

  private dead(): void {
    this.worker?.terminate();
    this.worker = null;
    this.lose();
    this.wake();
  }
}

export const inside = /* @__PURE__ */ new Inside();
