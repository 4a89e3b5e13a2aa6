// An open decision on its way: chosen and not yet confirmed, or sent and not answered yet. It holds for the position in
// which it was made; when the game goes on, or it was refused, it is nothing any more.

import { settings } from "../look/settings.svelte";
import type { Hands } from "./hands";
import type { TableModel } from "./model.svelte";
import { once } from "./once";

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

  /** What was sent and has no answer yet: nothing else is taken as long. */
  private get sent(): string {
    const { model } = this.read();
    const open = model.link !== "here" || model.sending.some((one) => one.type === "act" && one.action === this.action);
    return this.here && this.isSent && open ? this.action : "";
  }

  get lost(): boolean {
    return this.read().model.link !== "here";
  }

  /** The same, where there is no connection or the answer takes so long that it shows. */
  get waiting(): string {
    return this.lost || this.read().model.late ? this.sent : "";
  }

  /** Whoever wants to confirm first does so by the same thing again, or by `commit`; what is grave is always confirmed. */
  choose(action: string, grave = false): void {
    if (this.sent) return;
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
    once();
    this.action = action;
    this.isSent = sent;
    this.position = this.read().model.at;
  }
}
