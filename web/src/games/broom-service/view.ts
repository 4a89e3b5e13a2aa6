// What a viewer is shown of Broom Service, as the server's picture tells it.

import type { TableView } from "../game";

export type Potion = "orange" | "green" | "purple";
export type Resource = Potion | "wand";
export type Landscape = "forest" | "prairie" | "hill" | "mountain" | "water";

/** What lies before a seat, and where its pawns stand. */
export interface Goods {
  /** May be less than nothing. */
  points: number;
  resources: Record<Resource, number>;
  /** Areas; two pawns in one are alike. */
  pawns: string[];
  /** Kinds of clouds taken. */
  clouds: string[];
  bolts: number;
  /** Mountains on which an amulet was found. */
  amulets: string[];
  /** So many resources are still to be handed over. */
  owes: number;
}

export interface BroomView extends TableView {
  /** What is still to be done, the next thing last. */
  agenda: string[];
  seats: Goods[];
  /** By space: the kind of cloud on it, or none. */
  clouds: Record<string, string | null>;
  /** Round towers that have their potion. */
  occupied: string[];
  /** By mountain: the tile on it; none without the option. */
  tiles: Record<string, string>;
  /** Where a brave witch stands who may still deliver. */
  messenger: string[];
  /** Those turned so far, this round's last. */
  events: string[];
  /** The bewitched roles of each round, this one's last. */
  bewitched: string[][];
}

/** What a choice would bring. */
export interface BroomGain {
  picks?: string[];
  bewitched?: string[];
  role?: string;
  brave?: boolean;
  /** Points that come on top where something is done. */
  bonus?: number;
  possible?: boolean;
  resources?: Partial<Record<string, number>>;
  bolts?: number;
  amulet?: boolean;
  tile?: string | null;
  towers?: string[];
  tower_points?: number;
  bravery?: number;
  kind?: string;
  cost?: number;
  hoard?: number;
  effect?: string | null;
}
