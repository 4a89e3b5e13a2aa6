// A decision on the map: what is legal, what has been touched so far, and what is sent. The map and the dock share it.

import { untrack } from "svelte";
import { Intent } from "../../table/intent.svelte";
import { NO_HANDS, type Hands } from "../../table/hands";
import type { TableModel } from "../../table/model.svelte";
import { once } from "../../table/once";
import type { Refused } from "../../wire";
import type { Choices, Offer } from "../game";

/** Something on the map that can be touched. */
export type Kind = "area" | "tower" | "cloud" | "circle" | "pawn";

export interface Deed {
  text: string;
  word: string;
  /** The area whose pawn does it; empty where that does not matter. */
  from: string;
  /** What it is done to: "area:crow-hill", "tower:beacon", "cloud:ember-wood-1", "circle:a"; empty for what is not on the map. */
  target: string;
  /** What else on the table it is done with: "pile:first", "kept:brave" (a forest tile), "held:gossip" (a card). */
  thing: string;
  offer: Offer;
}

/** What is asked on the map. */
export interface Asked {
  /** Deeds of these kinds are on offer. */
  words: string[];
  /** The pawn that was chosen for it. */
  from: string;
  /** What cannot be chosen, and why not. */
  refused: Refused[];
}

interface Source {
  choices: Choices | null;
  hands: Hands;
  /** Whether something is so grave that it is asked for twice. */
  grave?: (deed: Deed) => boolean;
}

const NOBODY = (): Source => ({ choices: null, hands: NO_HANDS });

export class Play {
  private source = $state.raw<() => Source>(NOBODY);
  private touched = $state.raw({ at: -1, from: "", target: "" });
  /** The deed that is pointed at, here or there. */
  hot = $state("");
  /** The role that is thought about before it is led. */
  thought = $state("");
  /** The role that is pointed at while roles are picked. */
  wonder = $state("");
  readonly intent: Intent;

  constructor(private readonly model: TableModel) {
    this.intent = new Intent(() => ({ model: this.model, hands: this.source().hands }));
  }

  /** The dock says what can be chosen, and sends it, as long as it is there. */
  attach(source: () => Source): () => void {
    untrack(() => (this.source = source));
    return () => {
      if (untrack(() => this.source) === source) this.source = NOBODY;
    };
  }

  readonly deeds = $derived.by((): Deed[] => (this.source().choices?.actions ?? []).map(readDeed));
  readonly refused = $derived(this.source().choices?.refused ?? []);
  /** What the role that is thought about would bring. */
  readonly thoughtOf = $derived(this.deeds.find(({ offer }) => this.thought && offer.brings.role === this.thought)?.offer.brings);
  readonly onMap = $derived(this.deeds.filter((deed) => deed.target));
  readonly decline = $derived(this.deeds.find((deed) => deed.word === "decline"));

  private get here(): boolean {
    return this.touched.at === this.model.at;
  }

  /** The pawn that was touched, where several could do something. */
  get from(): string {
    return this.here ? this.touched.from : "";
  }

  /** What was touched, while it is not clear whose pawn goes there. */
  get target(): string {
    return this.here ? this.touched.target : "";
  }

  /** Places of pawns that could do something. */
  readonly starts = $derived([...new Set(this.onMap.map((deed) => deed.from).filter(Boolean))]);

  /** What can still be done after what has been touched. */
  get open(): Deed[] {
    return this.onMap.filter((deed) => (!this.from || deed.from === this.from) && (!this.target || deed.target === this.target));
  }

  /** The first half of a decision: what was touched is let go by another touch, and not by the second press of a double click. */
  private touch(from: string, target: string): void {
    once();
    this.touched = { at: this.model.at, from, target };
  }

  clear(): void {
    this.touch("", "");
  }

  /** What a touch on something would do now. */
  matches(target: string): Deed[] {
    return this.onMap.filter((deed) => deed.target === target && (!this.from || deed.from === this.from));
  }

  /** A pointer, or the focus, is on something, or has left it. */
  point(target: string, on: boolean): void {
    // What has left may be a part of a screen that is no more: then nothing of it is asked.
    if (!on && this.hot && readDeed({ text: this.hot, brings: {} }).target === target) this.hot = "";
    const deed = on ? this.matches(target)[0] : undefined;
    if (deed) this.hot = deed.text;
  }

  /** Whether a pawn can be chosen: only where that makes a difference. */
  selectable(area: string): boolean {
    return this.starts.length > 1 && this.starts.includes(area);
  }

  touchPawn(area: string): void {
    const meant = this.target ? this.open.filter((deed) => deed.from === area) : [];
    if (meant[0] && meant.length === 1) this.choose(meant[0].text);
    else if (this.selectable(area)) this.touch(this.from === area ? "" : area, "");
  }

  /** What a touch on a pile, a kept tile or a held card would do now. */
  withThing(thing: string): Deed | undefined {
    return this.deeds.find((deed) => deed.thing === thing);
  }

  /** The one thing that a tile of the map offers which is nowhere else on the map. */
  readonly plain = $derived.by((): Deed | undefined => {
    const found = this.deeds.filter((deed) => !deed.target && !deed.thing && deed.word !== "decline");
    return found.length === 1 ? found[0] : undefined;
  });

  touchThing(thing: string): void {
    const deed = this.withThing(thing);
    if (deed) this.choose(deed.text);
  }

  touchTarget(target: string): void {
    const [first, ...others] = this.matches(target);
    if (first && !others.length) this.choose(first.text);
    else if (first) this.touch("", this.target === target ? "" : target);
  }

  choose(text: string): void {
    this.clear();
    const deed = this.deeds.find((one) => one.text === text);
    this.intent.choose(text, !!deed && !!this.source().grave?.(deed));
  }
}

const TARGETS: Record<string, [kind: Kind, from: boolean]> = {
  fly: ["area", true],
  deliver: ["tower", true],
  lift: ["cloud", false],
  jump: ["circle", false],
};
const THINGS: Record<string, string> = { draw: "pile", under: "pile", tile: "kept", card: "held" };

export function readDeed(offer: Offer): Deed {
  const [word = "", first = "", second = ""] = offer.text.split(" ");
  const found = TARGETS[word];
  const thing = THINGS[word] ? `${THINGS[word]}:${first}` : "";
  if (!found) return { text: offer.text, word, from: "", target: "", thing, offer };
  const [kind, hasFrom] = found;
  return { text: offer.text, word, from: hasFrom ? first : "", target: `${kind}:${hasFrom ? second : first}`, thing, offer };
}

const plays = new WeakMap<TableModel, Play>();

/** The decision at a table, the same for all parts of its screen; it outlives each of them. */
export function playOf(model: TableModel): Play {
  const found = plays.get(model);
  if (found) return found;
  let made: Play | undefined;
  // What follows from it must not end with the part of the screen that asked first.
  $effect.root(() => void (made = new Play(model)));
  plays.set(model, made!);
  return made!;
}
