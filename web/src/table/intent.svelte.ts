// An open decision on its way: chosen and not yet confirmed, or sent while there was no connection. It holds for the
// position in which it was made; when the game goes on, it is nothing any more.

import { settings } from "../look/settings.svelte";
import type { Hands } from "./hands";
import type { TableModel } from "./model.svelte";

interface At {
  model: TableModel;
  hands: Hands;
}

export class Intent {
  private action = $state("");
  private isSent = $state(false);
  private position = $state(-1);

  constructor(private readonly read: () => At) {}

  private get here(): boolean {
    const { model } = this.read();
    return this.position === model.at && !!model.picture?.choices;
  }

  /** What waits for a confirmation. */
  get staged(): string {
    return this.here && !this.isSent ? this.action : "";
  }

  /** What was sent and waits for the connection. */
  get waiting(): string {
    return this.here && this.isSent && this.read().model.link !== "here" ? this.action : "";
  }

  /** Whoever wants to confirm first does so by the same thing again, or by `commit`; what is grave is always confirmed. */
  choose(action: string, grave = false): void {
    if (this.waiting) return;
    if ((!settings().confirm && !grave) || this.staged === action) this.send(action);
    else this.note(action, false);
  }

  commit(): void {
    if (this.staged) this.send(this.staged);
  }

  withdraw(): void {
    if (!this.isSent) this.action = "";
  }

  private send(action: string): void {
    this.note(action, true);
    this.read().hands.act(action);
  }

  private note(action: string, sent: boolean): void {
    this.action = action;
    this.isSent = sent;
    this.position = this.read().model.at;
  }
}
