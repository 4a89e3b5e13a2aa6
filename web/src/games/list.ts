// The games one can play here, for the home page and for new tables.

import box from "./card-game/box.json";

export const GAMES = [
  { name: "card-game", fewest: box.players[0] ?? 3, most: box.players[1] ?? 6, usual: 4, minutes: 20, icon: "r-sun-kin" },
];
export type GameFacts = (typeof GAMES)[number];

/** A bot for those who have chosen none, and the names that bots get. */
export const BOT = "thrifty";
export const BOT_NAMES = ["Otto", "Mira", "Kit", "Lin", "Bram", "Tove"];
