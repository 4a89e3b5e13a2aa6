// The games one can play here, for the home page and for new tables.

import { say, words } from "../words/words.svelte";
import cardGame from "./card-game/box.json";

export interface GameFacts {
  name: string;
  fewest: number;
  most: number;
  usual: number;
  minutes: number;
  icon: string;
  /** What one of several things can be; the first is the usual. */
  choices?: { name: string; values: string[] }[];
  /** Rules that can be had or not, and for how many players. */
  options: Rule[];
  /** Numbers that can be agreed where such a rule is; the last one is the usual. */
  numbers?: { name: string; with: string; least: (wish: Wishes) => number; most: number }[];
}

export type Wishes = Record<string, boolean | number | string>;

export interface Rule {
  name: string;
  fewest: number;
  most: number;
  /** Why it is there whatever one wishes, or cannot be had with what else is wished: the name of a message. */
  always?: (wish: Wishes) => string;
  never?: (wish: Wishes) => string;
}

const onBack = (wish: Wishes): boolean => wish.board === "back";

export const GAMES: GameFacts[] = [
  {
    name: "card-game",
    fewest: cardGame.players[0] ?? 3,
    most: cardGame.players[1] ?? 6,
    usual: 4,
    minutes: 20,
    icon: "r-sun-kin",
    options: [],
  },
  // Its box comes with its table; a test holds these numbers to it.
  {
    name: "witchs-brew",
    fewest: 3,
    most: 5,
    usual: 4,
    minutes: 45,
    icon: "iron",
    options: [{ name: "barred_roles", fewest: 3, most: 4 }],
  },
  {
    name: "broom-service",
    fewest: 2,
    most: 5,
    usual: 4,
    minutes: 60,
    icon: "r-weather-fairy",
    choices: [{ name: "board", values: ["front", "back"] }],
    options: [
      { name: "storm_clouds", fewest: 2, most: 5 },
      { name: "mountain_tiles", fewest: 2, most: 5, always: (wish) => (onBack(wish) ? "page-new-tiles-always" : "") },
      {
        name: "extra_tiles",
        fewest: 2,
        most: 5,
        never: (wish) => (onBack(wish) || wish.mountain_tiles ? "" : "page-new-extra-needs"),
      },
      { name: "expansion_cards", fewest: 2, most: 5 },
    ],
    numbers: [{ name: "heavy_clouds", with: "storm_clouds", least: (wish) => (onBack(wish) ? 11 : 10), most: 24 }],
  },
];

/** What a game is called. Those that are fetched later are named in the page's own words. */
export function gameTitle(name: string): string {
  return name === "card-game" ? say("title") : (words().attempt(`page-game-${name}`) ?? name);
}

export function gamePitch(name: string): string {
  return name === "card-game" ? say("pitch") : (words().attempt(`page-game-${name}.pitch`) ?? "");
}

/** A bot for those who have chosen none, and the names that bots get. */
export const BOT = "thrifty";
export const BOT_NAMES = ["Otto", "Mira", "Kit", "Lin", "Bram", "Tove"];
