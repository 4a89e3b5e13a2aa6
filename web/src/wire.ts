// Written by tools/page_types.py from src/broomstick/server/messages.py; change it there.
// A field with a question mark is left out where it has its default.

export type Plain = Record<string, unknown>;

/** Who should sit in a seat of a new table. */
export interface SeatWish {
  kind: "person" | "bot" | "open";
  name?: string;
  bot?: string;
}

/** So many seconds for all decisions of a seat, and so many more after each; never more than at the start. */
export interface BankClock {
  type: "bank";
  seconds: number;
  increment?: number;
}

/** So many days for each decision, for people who look in now and then. */
export interface DaysClock {
  type: "days";
  days: number;
}

/** A table to be opened. People in seats of kind `person` are at the sender's device; `open` ones wait. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  starter?: number | null;
  pace?: number;
  clock?: BankClock | DaysClock | null;
  hide_ready?: boolean;
  hints?: boolean;
}

/** One more seat of the same device, with a secret of its own. */
export interface SeatBeside {
  seat: number;
  token: string;
}

/** A seat at a table, with the secret that opens it again. */
export interface Opened {
  table: string;
  code: string;
  seat: number;
  token: string;
  others?: SeatBeside[];
}

/** Somebody wants an open seat. */
export interface Join {
  code: string;
  name?: string;
  seat?: number | null;
}

/** A seat as everybody sees it. */
export interface SeatShown {
  kind: string;
  name: string;
  bot?: string;
  here?: boolean;
  away?: number | null;
  spare?: boolean;
}

/** A seat's time as everybody sees it, in seconds. */
export interface ClockShown {
  left: number;
  until?: number | null;
}

/** A table as everybody sees it, before they sit down. */
export interface TableShown {
  table: string;
  code: string;
  game: string;
  players: number;
  seats: SeatShown[];
  over: boolean;
  commitment: string;
  clock?: BankClock | DaysClock | null;
  rematch?: string | null;
  hide_ready?: boolean;
  options?: Record<string, boolean | number | string>;
}

/** A seat gets a new secret. The same key with the old secret gives the same again, where an answer was lost. */
export interface Renewal {
  key: string;
}

/** The secrets of all seats that a browser holds. */
export interface Tokens {
  tokens: string[];
}

/** A table at which the sender has a seat. */
export interface MyTable {
  table: string;
  code: string;
  game: string;
  seat: number;
  names: string[];
  turn: number[];
  over: boolean;
  made_at: number;
}

/** How the deal can be checked: SHA-256 of seed and salt, shown from the start; both themselves at the end. */
export interface Fair {
  commitment: string;
  seed?: string | null;
  salt?: string | null;
}

/** What a bot would do in a seat's place. */
export interface Hint {
  action: string;
}

/** All that a viewer has been shown so far. */
export interface Story {
  view: Plain;
  journal: Plain[];
}

/** One moment of a game, as a viewer was shown it. */
export interface Moment {
  told: number;
  round: number;
  turn: number;
  view: Plain;
}

/** Every moment of a game until now, as one viewer was shown it. The number of moments is the same for all. */
export interface Moments {
  at: number;
  seat: number | null;
  moments: Moment[];
  journal: Plain[];
}

/** An area of a map: what it is, its outline as a path, where its name and its pawns go, and what is next to it. */
export interface AreaShown {
  name: string;
  landscape: string;
  outline: string;
  label: number[];
  pawns: number[];
  borders: string[];
  waters: string[];
  shore?: string[];
}

/** A tower of a map, and the areas it serves. */
export interface TowerShown {
  name: string;
  at: number[];
  colour: string;
  shape: string;
  points: number;
  wands: number;
  areas: string[];
}

/** Where a cloud may lie. */
export interface CloudSpace {
  name: string;
  at: number[];
  area: string;
}

/** Where a tile of a kind (mountain, forest, hill) may lie, and the towers that one covers there. */
export interface TileSpace {
  kind: string;
  at: number[];
  area: string;
  covers: string[];
}

/** A stone circle, to which turbo brooms jump. */
export interface CircleShown {
  name: string;
  at: number[];
  area: string;
}

/** Where everybody begins. */
export interface CastleShown {
  at: number[];
  area: string;
}

/** The map a game is played on: what is drawn of it, and what it calls its places in each language. */
export interface MapShown {
  name: string;
  width: number;
  height: number;
  land: number[];
  base: number;
  banner: string;
  title: Record<string, string>;
  ribbon: number[];
  areas: AreaShown[];
  towers: TowerShown[];
  clouds: CloudSpace[];
  tiles: TileSpace[];
  castles: CastleShown[];
  circles: CircleShown[];
  places: Record<string, Record<string, Record<string, Record<string, string | number>>>>;
  scenery: string;
  buildings: string;
}

/** The first message: which table, and with which seat's secret (none: to watch). */
export interface Hello {
  type: "hello";
  table: string;
  token?: string;
  beside?: string[];
}

/** An open decision, for the position it was asked in. */
export interface Act {
  type: "act";
  at: number;
  action: string;
  key: string;
}

/** An answer to the sealed question; it can be changed until everybody is ready. */
export interface Seal {
  type: "seal";
  at: number;
  answer: string;
  key: string;
}

/** The answer is taken out of its envelope again. */
export interface Unseal {
  type: "unseal";
  at: number;
  key: string;
}

/** Undo one's own last decision, as long as nobody has been shown anything new. */
export interface TakeBack {
  type: "take-back";
  at: number;
  key: string;
}

/** A seat goes to a bot, or back to whoever holds its secret, or is opened again for whoever comes by the code. */
export interface HandOver {
  type: "hand-over";
  seat: number;
  to: "person" | "bot" | "open";
  key: string;
  bot?: string;
}

/** A line for the others. */
export interface Say {
  type: "say";
  text: string;
  key: string;
}

/** Let the bots speak without waiting, this once. */
export interface Skip {
  type: "skip";
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** An action that can be chosen, and what it would bring. */
export interface Offer {
  text: string;
  brings: Plain;
}

/** What a viewer is asked, in the picture of a table: some actions, or so many of some roles. */
export interface Choices {
  sealed: boolean;
  actions?: Offer[];
  pick?: string[];
  count?: number;
  fewest?: number | null;
}

/** All that a viewer may know. Numbers of news count from here. */
export interface Welcome {
  type: "welcome";
  table: string;
  code: string;
  seat: number | null;
  seats: SeatShown[];
  commitment: string;
  at: number;
  picture: Plain;
  journal: Plain[];
  ready: number[];
  answer: string | null;
  chat: Plain[];
  clock?: BankClock | DaysClock | null;
  clocks?: ClockShown[];
  now?: number | null;
  rematch?: string | null;
  hide_ready?: boolean;
  hints?: boolean;
}

/** What has changed for a viewer since the news before. */
export interface News {
  type: "news";
  number: number;
  at?: number | null;
  picture?: Plain;
  told?: number | null;
  journal?: Plain[];
  ready?: number[] | null;
  answer?: string | null;
  seats?: SeatShown[] | null;
  chat?: Plain[];
  clocks?: ClockShown[] | null;
  now?: number | null;
  rematch?: string | null;
}

/** What was asked for with this key is done, and on disk. */
export interface Done {
  type: "done";
  key: string;
}

/** It is not done, and why: a code with facts, for the page to say in the reader's language. */
export interface NotDone {
  type: "not-done";
  key: string;
  code: string;
  facts: Plain;
  text: string;
}

/** What was sent could not be understood. */
export interface Wrong {
  type: "wrong";
  text: string;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

export type FromClient = Hello | Act | Seal | Unseal | TakeBack | HandOver | Say | Skip | Ping;

export type ToClient = Welcome | News | Done | NotDone | Wrong | Pong;
