// Games in which seats have goods, as their rows show them.

import type { TableView } from "../../games/game";
import type { TipText } from "../tip.svelte";

export interface GoodsView extends TableView {
  seats: { points: number }[];
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
