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
