// The desk of the host: pages, its own and those of other tabs, ask and open lines here, and Python answers.

import { LOST, type FromHost, type ToHost } from "./messages";

/** What Python keeps things on. */
export interface PythonShelf {
  write(changes: string): Promise<void>;
  rows(box: string, table: string): Promise<string>;
}

/** `broomstick.browser.host.Host`, as it is called from here. */
export interface PythonHost {
  ask(method: string, path: string, body: string, seat: string): Promise<string>;
  connect(hear: (text: string) => void, ended: (code: number) => void): PythonLine;
}

export interface PythonLine {
  say(text: string): Promise<void>;
  close(): void;
}

type Reply = (message: FromHost) => void;

interface Open {
  line: number;
  tab: string;
  reply: Reply;
  python: PythonLine | null;
  /** The table it was opened for. */
  table: string;
  /** What was said is passed on in its order. */
  said: Promise<void>;
  also: boolean;
}

export class Desk {
  private lines = new Map<string, Open>();

  constructor(
    private readonly python: Promise<PythonHost>,
    private readonly letGo: () => void,
  ) {}

  take(tab: string, message: ToHost, reply: Reply): void {
    if (message.does === "ask") void this.ask(message, reply);
    else if (message.does === "let-go") this.letGo();
    else if (message.does === "open") void this.open(tab, message.line, reply);
    else if (message.does === "say") this.say(this.lines.get(name(tab, message.line)), message.text);
    else {
      this.close(name(tab, message.line));
      reply({ does: "end", line: message.line, code: LOST });
    }
  }

  /** A tab was closed, or has crashed. */
  gone(tab: string): void {
    for (const [key, open] of this.lines) if (open.tab === tab) this.close(key);
  }

  private async ask({ id, method, path, body, seat }: Extract<ToHost, { does: "ask" }>, reply: Reply): Promise<void> {
    let text: string;
    try {
      text = await (await this.python).ask(method, path, body, seat);
    } catch (error) {
      text = JSON.stringify({ ok: false, problem: { code: "host-failed", text: String(error), facts: {} } });
    }
    reply({ does: "answer", id, text });
  }

  private async open(tab: string, line: number, reply: Reply): Promise<void> {
    const key = name(tab, line);
    const open: Open = { line, tab, reply, python: null, table: "", said: Promise.resolve(), also: false };
    this.lines.set(key, open);
    const end = (code: number): void => {
      if (!this.lines.delete(key)) return;
      reply({ does: "end", line, code });
      this.compare();
    };
    try {
      const python = await this.python;
      // Whoever waited may have left.
      if (!this.lines.has(key)) return;
      open.python = python.connect((text) => reply({ does: "tell", line, text }), end);
      reply({ does: "opened", line });
    } catch {
      end(LOST);
    }
  }

  private say(open: Open | undefined, text: string): void {
    if (!open?.python) return;
    const { python } = open;
    open.said = open.said.then(() => python.say(text)).catch((error: unknown) => console.error(error));
    if (open.table) return;
    const hello = JSON.parse(text) as { table?: string };
    open.table = hello.table ?? "";
    this.compare();
  }

  private close(key: string): void {
    const open = this.lines.get(key);
    this.lines.delete(key);
    open?.python?.close();
    this.compare();
  }

  /** Tell every line whether another tab has its table open too, where that is news. */
  private compare(): void {
    const open = [...this.lines.values()].filter((one) => one.table);
    for (const one of open) {
      const also = open.some((other) => other.table === one.table && other.tab !== one.tab);
      if (also !== one.also) one.reply({ does: "elsewhere", line: one.line, also });
      one.also = also;
    }
  }
}

function name(tab: string, line: number): string {
  return `${tab} ${line}`;
}
