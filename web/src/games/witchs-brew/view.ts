// What a viewer is shown of Witch's Brew, as the server's picture tells it.

import type { Gain } from "../../words/speech";
import type { Follows, TableView } from "../game";

export type Colour = "red" | "green" | "white";
export type Stack = "copper" | "iron" | "silver" | "gold-shelf" | "ingredient-shelf";
export type Ingredients = Record<Colour, number>;

/** What lies before a seat. */
export interface Goods {
  gold: number;
  ingredients: Ingredients;
  vials: number;
  cards: string[];
  points: number;
  owes: number;
}

export interface BrewView extends TableView {
  seats: Goods[];
  ravens: number;
  stacks: Record<Stack, number>;
  on_gold_shelf: number;
  on_ingredient_shelf: Ingredients;
  losses_sealed: number;
  /** The barred roles of each round, this one's last. */
  barred: string[][];
  /** From the top; null: seen by nobody yet. */
  books: (string | null)[];
  /** What the shelves that are left still need; and to a seat, what both halves of every role would bring now. */
  follows: Follows & {
    missing: Partial<Record<Stack, number>>;
    /** The stack that is in question, if any. */
    called?: Stack | null;
    /** By seat, where its points come from. */
    sources: Record<number, Record<Source, number>>;
    halves?: Record<string, Record<"full" | "favour", BrewGain>>;
  };
}

export type Source = "cauldrons" | "shelves" | "vials";

/** What a choice would bring. */
export type BrewGain = Gain;
