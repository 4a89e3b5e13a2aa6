// What a viewer is shown of a card game, as the server's picture tells it.

import type { Gain } from "../../words/speech";

export type Said = "silent" | "next" | "cowardly" | "brave" | "out";
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

export interface CardView {
  game: string;
  players: number;
  viewer: number;
  starter: number;
  round: number;
  leader: number;
  role: string | null;
  speaker: number | null;
  brave: number | null;
  said: Said[];
  turns: string[];
  deciders: number[];
  sealed: string | null;
  /** Decisions so far, and those behind the last moment at which anybody was shown something new. */
  moves: number;
  barrier: number;
  /** Who has decided since. */
  stager: number | null;
  over: boolean;
  hand_sizes: number[];
  hand: string[];
  picks: string[];
  displays: Display[];
  tasks: number[];
  open_witches: Counts;
  stock_sizes: number[];
  pile_size: number;
  stock: Counts;
  left_over: Counts;
}

export interface Offer {
  text: string;
  brings: Gain;
}

/** What the viewer can choose: actions with what they bring, or so many of some roles. */
export interface Choices {
  actions?: Offer[];
  pick?: string[];
  count?: number;
}

export interface Picture {
  view: CardView;
  choices: Choices | null;
  places?: number[];
  seed?: string;
  salt?: string;
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
