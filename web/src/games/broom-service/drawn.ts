// How things of this game are drawn: names of drawings and of classes of colours (tones.css here and in parts/goods).

import { icon as common } from "../../look/laid";
import "./things";

const TONES: Record<string, string> = {
  "forest-witch": "l-forest",
  "prairie-witch": "l-prairie",
  "hill-witch": "l-hill",
  "mountain-witch": "l-mountain",
  "valley-druid": "l-forest",
  "peak-druid": "l-hill",
  "root-gatherer": "p-orange",
  "herb-gatherer": "p-green",
  "fruit-gatherer": "p-purple",
  "weather-fairy": "l-water",
};

export const icon = (role: string): string => `r-${role}`;
export const tone = (role: string): string => TONES[role] ?? "l-hill";
export const DRAWN = { icon, tone };

export const THINGS: Record<string, string> = {
  orange: "potion-o",
  green: "potion-g",
  purple: "potion-p",
  wand: "wand",
  bolts: "bolt",
  amulets: "amulet",
};

export const TILE_ICONS: Record<string, string[]> = {
  potions: ["potion-o", "potion-g", "potion-p"],
  wands: ["wand", "wand"],
  delivery: ["tower-round"],
  moves: ["broom", "broom"],
  cloud: ["cloud"],
  points: ["star"],
};

/** Drawings of this game alone begin with "x-" (Mark.svelte). */
export const FOREST_ICONS: Record<string, string> = { brave: "brave", card: "x-role-more", points: "star", potions: "x-two-potions" };
export const cardIcon = (card: string | null): string => `x-${card ?? "card"}`;
export const hillIcon = (tile: string): string =>
  tile.startsWith("turbo") ? "x-turbo" : tile === "orange" ? "tower-square" : "x-anywhere";

/** A forest tile or an expansion card on its way: "forest-brave", "card-gossip". */
export function drawing(thing: string): SVGElement {
  const [kind, ...rest] = thing.split("-");
  const name = kind === "card" ? cardIcon(rest.join("-")) : (FOREST_ICONS[rest.join("-")] ?? "star");
  return common(name);
}
