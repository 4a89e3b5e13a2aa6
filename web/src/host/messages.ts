// What a page and its worker say to each other, and the worker that is the host to those of other tabs.

/** How far the host is: whether Python is here, how many bytes of it, and whether tables are kept. */
export interface HostState {
  phase: "loading" | "ready" | "failed" | "other-build";
  got: number;
  of: number;
  /** Tables outlive the page. */
  kept: boolean;
}

export const ASLEEP: HostState = { phase: "loading", got: 0, of: 1, kept: true };

/** From a page. Requests and lines have numbers, each page its own. */
export type ToHost =
  | { does: "ask"; id: number; method: string; path: string; body: string; seat: string }
  | { does: "open" | "close"; line: number }
  | { does: "say"; line: number; text: string }
  /** Play on although nothing can be kept any more. */
  | { does: "let-go" };

/** To a page. */
export type FromHost =
  | { does: "answer"; id: number; text: string }
  | { does: "opened"; line: number }
  | { does: "tell"; line: number; text: string }
  | { does: "end"; line: number; code: number }
  | { does: "elsewhere"; line: number; also: boolean }
  | { does: "state"; state: HostState }
  /** Another worker is the host now: lines to the one before are gone, and so are its answers. */
  | { does: "new-host" };

/** The code of a line that was lost and not ended. */
export const LOST = 1006;
