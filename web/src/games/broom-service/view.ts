// What a viewer is shown of Broom Service, as the server's picture tells it.

import type { Follows, TableView } from "../game";
import type { Source } from "./facts";

export type Potion = "orange" | "green" | "purple";
export type Resource = Potion | "wand";

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
  /** Forest tiles that are kept, with repeats; on a map that has such tiles. */
  forest_tiles?: string[];
  /** Expansion cards that are held; with that option. */
  cards?: string[];
}

export type PileName = "first" | "second";

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
  /** By forest: the tile in it, or none where it was taken. */
  forest_tiles?: Record<string, string | null>;
  /** By hill: the tile on it, which stays there. */
  hill_tiles?: Record<string, string>;
  /** Forest tiles that have been used. */
  spent_tiles?: string[];
  /** Expansion cards, the top one last; what nobody has seen is none. */
  piles?: Record<PileName, (string | null)[]>;
  follows: BroomFollows;
}

/** What follows from the table by the rules. */
export interface BroomFollows extends Follows {
  /** What somebody may still do, the next thing first: where it is on the agenda. */
  owed?: { seat: number; at: number }[];
  /** By seat, where its points have come from, once the game is over. */
  sources?: Partial<Record<Source, number>>[];
  /** By seat: what its things would bring if the game ended now, and for how many sets. */
  worth: Record<number, Partial<Worth>>;
  /** By hill with a turbo broom: its circles, those without a cloud, and whether nobody comes back from there. */
  jumps?: Record<string, { circles: string[]; open: string[]; stranded: boolean }>;
  /** By area: the most VP that a delivery from there could bring the viewer. */
  best?: Record<string, number>;
  /** While roles are picked, by role: the areas, towers and clouds that the viewer could use it on now. */
  reach?: Record<string, { areas?: string[]; towers?: string[]; clouds?: string[] }>;
  /** What the event would bring the viewer if the round ended now. */
  event?: number;
}

export interface Worth {
  bolts: number;
  amulets: number;
  cards: number;
  sets: number;
  /** Sets of four different resources, and of three. */
  fours: number;
  threes: number;
}

/** What a choice would bring. */
export interface BroomGain {
  picks?: string[];
  /** Of picks: those that are; of a role that is added: whether it is. */
  bewitched?: string[] | boolean;
  role?: string;
  brave?: boolean;
  /** Points that come on top where something is done. */
  bonus?: number;
  possible?: boolean;
  resources?: Partial<Record<string, number>>;
  bolts?: number;
  amulet?: boolean;
  tile?: string | null;
  /** Of a role: what it could be used on now, and the most VP of a delivery. Of a flight: the towers there. */
  towers?: string[];
  areas?: string[];
  clouds?: string[];
  best?: number;
  /** What a cowardly play could be used for in place of its action. */
  instead?: string[];
  /** It is done in place of the called role's action. */
  replaces?: boolean;
  tower_points?: number;
  bravery?: number;
  kind?: string;
  cost?: number;
  hoard?: number;
  effect?: string | null;
  /** A forest tile that would be found, or spent. */
  forest_tile?: string | null;
  /** Stone circles to which a turbo broom would jump; none where both lie under clouds. */
  circles?: string[] | null;
  /** Where a jump leads. */
  area?: string;
  /** Each other player takes a potion. */
  gift?: boolean;
  /** VP for each other player. */
  others?: number;
  /** An expansion card that is taken or used, from or under a pile, and what it counts at the end. */
  card?: string | null;
  pile?: string;
  end_points?: number;
  errand?: number;
}
