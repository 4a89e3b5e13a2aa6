// What a viewer is shown of a card game, as the server's picture tells it.

import type { Said, TableView } from "../game";

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

/** One finished turn: "3 0 fire out brave cowardly next". */
export interface Turn {
  round: number;
  leader: number;
  role: string;
  said: Said[];
}

export function readTurn(text: string): Turn {
  const [round = "0", leader = "0", role = "", ...said] = text.split(" ");
  return { round: Number(round), leader: Number(leader), role, said: said as Said[] };
}
