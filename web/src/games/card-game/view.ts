// What a viewer is shown of a card game, as the server's picture tells it.

import type { TableView } from "../game";

export type { Choices, Offer, Said } from "../game";
export type Counts = Record<string, number>;

export interface Display {
  first: string | null;
  potions: Counts;
  brave_potions: number;
  cards: number;
  cancelled: string[];
  tasks: number[];
  points: number;
}

export interface CardView extends TableView {
  displays: Display[];
  tasks: number[];
  open_witches: Counts;
  stock_sizes: number[];
  pile_size: number;
  stock: Counts;
  left_over: Counts;
}
