// Games in which seats have goods, as their rows show them.

import type { TableView } from "../../games/game";
import type { TableModel } from "../../table/model.svelte";
import type { Speech } from "../../words/speech";
import type { TipText } from "../tip.svelte";

export interface GoodsView extends TableView {
  seats: { points: number }[];
}

/** A hand of roles, as a game's dock shows it. */
export interface HandProps<V, T> {
  model: TableModel;
  view: V;
  speech: Speech;
  tips: T;
  /** Whoever looks back sees somebody's cards as they were. */
  past: boolean;
  asked: boolean;
  /** One of the roles is to be led. */
  leads: boolean;
  /** The one that would be led. */
  chosen: string;
  onChoose: (role: string) => void;
}

/** How a game draws one of its goods. */
export interface ThingProps {
  thing: string;
  size?: number;
  label?: string;
}

/** So much of one kind that a seat has. */
export interface Good {
  name: string;
  count: number;
  size: number;
  /** What it is called where only its drawing stands. */
  label: string;
  about: () => TipText;
}

/** By good, how much there was before and after something has happened. */
export type Changes<G extends string> = Partial<Record<G, [before: number, after: number]>>;

export function differences<G extends string>(old: Record<G, number>, now: Record<G, number>): Changes<G> {
  const found: Changes<G> = {};
  for (const good of Object.keys(now) as G[]) if (old[good] !== now[good]) found[good] = [old[good], now[good]];
  return found;
}
