// What a viewer is shown of a card game, as the server's picture tells it.

import type { Gain } from "../../words/speech";
import type { Follows, TableView } from "../game";

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
  follows: Follows & {
    /** By task and seat, the potions that are missing. */
    lacks: Record<string, Record<string, Counts>>;
    /** By seat, the types of which everybody knows a card there. */
    known: Record<string, string[]>;
    /** By seat, where its points come from. */
    sources: Record<number, Record<Source, number>>;
    /** What the brave one on the stick would get. */
    hopes?: Gain;
    /** By type, what a card would bring to the viewer, of those it may play. */
    gains?: Record<string, Record<"brave" | "cowardly", Gain>>;
  };
}

export type Source = "colours" | "brave" | "tasks";
