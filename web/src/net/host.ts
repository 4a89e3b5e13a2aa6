// Whoever keeps the tables and lets bots think: a server, or a worker of this very page. The page asks either in the same
// words, by requests and by lines on which both speak.

/** Why something could not be: a code with facts, and the same in English. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(text);
  }

  /** Nobody has answered: it may have been done all the same. */
  get unanswered(): boolean {
    return this.code === "offline" || this.code === "host-gone";
  }
}

/** What comes by a line. */
export interface Ears {
  opened(): void;
  heard(text: string): void;
  /** The line is gone, by a code as a WebSocket has it. */
  ended(code: number): void;
  /** Whether the same table is open in another tab of this browser; told where the host is inside the browser. */
  elsewhere(also: boolean): void;
}

export interface Line {
  readonly open: boolean;
  say(text: string): void;
  /** From here on nothing is heard; `ended` is told. */
  close(): void;
}

export interface Host {
  /** One request: something is posted where there is a body. A seat's secret is no part of the address. */
  ask(path: string, body?: unknown, seat?: string, signal?: AbortSignal): Promise<unknown>;
  line(ears: Ears): Line;
}
