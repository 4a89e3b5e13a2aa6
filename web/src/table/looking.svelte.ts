// Looking back at a table: the moment on the screen instead of the present, what was missed, and links for others.

import { onDestroy, untrack } from "svelte";
import { pageAddress } from "../net/address";
import { say } from "../words/words.svelte";
import type { Hands } from "./hands";
import { Meanwhile } from "./meanwhile.svelte";
import type { TableModel } from "./model.svelte";
import { Past, type Replay } from "./past.svelte";

/** Whose eyes one can look through. */
export interface Eyes {
  value: string;
  label: string;
}

interface Table {
  model: TableModel;
  hands: Hands;
  /** A game that is watched again has no present. */
  replay: Replay | undefined;
}

export class Looking {
  readonly past: Past;
  readonly meanwhile = new Meanwhile();

  /** To be made with a screen, whose table it follows. */
  constructor(private readonly table: () => Table) {
    const { replay } = untrack(table);
    this.past = replay?.past ?? new Past(() => table().hands.moments());
    onDestroy(() => this.past.leave());
    if (!replay) this.follow();
  }

  /** The table as it stood at the moment that is looked at. */
  readonly then = $derived.by(() => {
    const moment = this.past.shown;
    const { model } = this.table();
    return moment && model.asOf(model.seat, moment.view, model.journal.slice(0, moment.told));
  });

  /** The eyes one looks through now, and all there are once the game is over. */
  readonly as = $derived.by(() => this.table().replay?.as ?? String(this.table().model.seat ?? "public"));
  readonly eyes = $derived.by((): Eyes[] => {
    const { model } = this.table();
    if (!model.picture?.view.over) return [];
    const seats = model.seats.map((seat, at) => ({ value: String(at), label: seat.name }));
    return [...seats, { value: "open", label: say("page-past-open") }, { value: "public", label: say("page-past-public") }];
  });

  private where(): string {
    const { model } = this.table();
    return `${model.table} ${model.seat ?? ""}`;
  }

  private follow(): void {
    const { past, meanwhile } = this;
    // The moments go on with the game; after a new welcome some may be missing.
    $effect(() => {
      const { model } = this.table();
      const view = model.picture?.view;
      const told = model.journal.length;
      void past.busy;
      if (view) untrack(() => past.extend(view, told));
    });
    $effect(() => {
      void this.table().model.welcomes;
      void untrack(() => past.doubt());
    });
    $effect(() => {
      const { model } = this.table();
      const count = model.journal.length;
      const { welcomes } = model;
      if (!model.table) return;
      untrack(() => {
        meanwhile.look(this.where(), count, welcomes);
        if (meanwhile.from !== null) model.seen = Math.min(model.seen, meanwhile.from);
      });
    });
  }

  /** The page was out of sight, or is now. */
  readonly visible = (): void => {
    const { model, replay } = this.table();
    if (document.visibilityState === "hidden" || replay || !model.table) return;
    this.meanwhile.back(this.where(), model.journal.length);
  };

  /** Play what was missed. */
  catchUp(): void {
    const from = this.meanwhile.from;
    this.meanwhile.done();
    if (from !== null) void this.past.catchUp(from);
  }

  /** To the present; from a game that is watched again, to its table. */
  leave(): void {
    const { replay } = this.table();
    if (replay) replay.onLeave();
    else this.past.leave();
  }

  /** The address of a moment. While a game runs, others may only see what everybody does. */
  readonly link = (at: number, by?: string): string => {
    const { model } = this.table();
    const eyes = by ?? (model.picture?.view.over ? this.as : "public");
    return pageAddress(`/r/${encodeURIComponent(model.table)}/${eyes}/${at}`);
  };

  /** Through other eyes, at the same moment. */
  readonly lookAs = (by: string): void => {
    const { replay } = this.table();
    if (replay) replay.onEyes(by);
    else location.href = this.link(this.past.at ?? 0, by);
  };

  /** Arrows go through the game, Esc comes back from there; whoever types, or moves a slider, does only that. */
  readonly press = (event: KeyboardEvent): void => {
    const target = event.target as Element | null;
    const { past, then } = this;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const typing = target?.closest?.("input, textarea, select, [contenteditable]");
    const sliding = target?.closest?.("input[type=range]");
    if (event.key === "Escape" && then && (!typing || sliding)) this.leave();
    else if (typing || target?.closest?.("[role=tablist]")) return;
    else if (event.key.toLowerCase() === "s" && past.catching) past.leave();
    else if (event.key === "ArrowLeft" && then) past.step(-1);
    else if (event.key === "ArrowLeft") void past.open((one) => one.last - 1);
    else if (event.key === "ArrowRight" && then) past.step(1);
    else return;
    event.preventDefault();
  };
}
