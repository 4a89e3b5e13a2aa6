// What a viewer can do at a table. The wiring turns each into a message to the server; the gallery ignores them.

import type { Moments } from "../wire";

export interface Hands {
  act(action: string): void;
  seal(answer: string): void;
  unseal(): void;
  takeBack(): void;
  say(text: string): void;
  skip(): void;
  /** At a lesson's table: the learner has read what stands there. */
  goOn(): void;
  rematch(): void;
  /** A seat goes to a bot of some kind, back to its person, or is opened again. */
  handOver(seat: number, to: "person" | "bot" | "open", bot?: string): void;
  /** Wait for nobody else: bots take the free seats, and the cards are dealt. */
  begin(): void;
  /** The secret link of one's own seat. */
  seatLink(): string;
  /** A new secret for one's own seat; gives its link. */
  renew(): Promise<string>;
  /** What a bot would do in this seat's place. */
  hint(...signal: AbortSignal[]): Promise<string>;
  /** Every moment of the game so far, as this viewer was shown it. */
  moments(): Promise<Moments>;
}

export const NO_HANDS: Hands = {
  act: () => undefined,
  seal: () => undefined,
  unseal: () => undefined,
  takeBack: () => undefined,
  say: () => undefined,
  skip: () => undefined,
  goOn: () => undefined,
  rematch: () => undefined,
  handOver: () => undefined,
  begin: () => undefined,
  seatLink: () => "",
  renew: () => Promise.reject(new Error("nobody to ask")),
  hint: () => Promise.resolve(""),
  moments: () => Promise.reject(new Error("nobody to ask")),
};
