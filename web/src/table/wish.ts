// What somebody wants of a new table, and what is wrong with it: each mistake belongs to a field.

import { BOT_NAMES, type Wishes } from "../games/list";
import type { GameShown, NewTable, OptionShown, SeatWish } from "../wire";

export interface WishedSeat {
  /** Stays with the seat while it is moved about. */
  id: number;
  kind: SeatWish["kind"];
  name: string;
  /** Nothing is the usual one. */
  bot: string;
}

export type ClockKind = "none" | "bank" | "slow";

export interface Wish {
  game: string;
  seats: WishedSeat[];
  /** The seat that begins, by its id; none: by lot. */
  starter: number | null;
  pace: number;
  clock: ClockKind;
  minutes: number | null;
  increment: number | null;
  days: number | null;
  /** Seconds that somebody who is away is waited for, where no clock says that. */
  wait: number;
  hideReady: boolean;
  hints: boolean;
  options: Wishes;
}

export const LIMITS = { minutes: [1, 1440], increment: [0, 3600], days: [1, 30] } as const;
/** How long somebody who is away may be waited for, in seconds; the one that is usual. */
export const WAITS = [60, 300, 900, 3600, 86_400, 604_800] as const;
export const USUAL_WAIT = 300;
export type Numbered = keyof typeof LIMITS;

let ids = 0;

export function seat(kind: SeatWish["kind"], name = ""): WishedSeat {
  return { id: ids++, kind, name, bot: "" };
}

/** A name for one more bot. */
export function freeName(seats: WishedSeat[]): string {
  return BOT_NAMES.find((name) => !seats.some((one) => same(one.name, name))) ?? "";
}

export function same(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}

/** Whether people have to agree how long somebody is waited for: with a clock it says that, and at one device nobody is away alone. */
export function waits({ clock, seats }: Pick<Wish, "clock" | "seats">): boolean {
  return clock === "none" && seats.some((one) => one.kind === "open");
}

/** Which fields of a clock are asked for. */
export function asked(clock: ClockKind): Numbered[] {
  return clock === "bank" ? ["minutes", "increment"] : clock === "slow" ? ["days"] : [];
}

export function fits(field: Numbered, value: number | null): boolean {
  const [least, most] = LIMITS[field];
  return value !== null && Number.isInteger(value) && value >= least && value <= most;
}

/** Seats whose name another person here has. */
export function twice(seats: WishedSeat[]): number[] {
  const named = seats.filter((one) => one.kind !== "open" && one.name.trim());
  return named
    .filter((one) => one.kind === "person" && named.some((other) => other !== one && same(other.name, one.name)))
    .map((one) => one.id);
}

export function sound(wish: Wish): boolean {
  const numbers = asked(wish.clock).every((field) => fits(field, wish[field]));
  return numbers && !twice(wish.seats).length && wish.seats.some((one) => one.kind === "person");
}

const ofKind = (game: GameShown, kind: OptionShown["kind"]): OptionShown[] => game.options.filter((one) => one.kind === kind);
const find = (game: GameShown, name: string): OptionShown | undefined => game.options.find((one) => one.name === name);
const value = (game: GameShown, name: string, wishes: Wishes) => wishes[name] ?? find(game, name)?.usual;

/** Whether a rule is there whatever one wishes of it, with what else is wished. */
function isAlways(game: GameShown, name: string, wishes: Wishes): boolean {
  const always = Object.entries(find(game, name)?.always ?? {});
  return always.some(([other, values]) => values.some((one) => one === value(game, other, wishes)));
}

/** Whether what an option needs is there. */
function isPossible(game: GameShown, { needs }: OptionShown, wishes: Wishes): boolean {
  return !needs || isAlways(game, needs, wishes) || !!wishes[needs];
}

/** Rules that a game can be played with, and whether as many as play can have them, or whether they are always or never there. */
export function rulesFor(game: GameShown, players: number, wishes: Wishes) {
  return ofKind(game, "flag").map((one) => ({
    name: one.name,
    fewest: one.fewest,
    most: one.most,
    fits: players >= one.fewest && players <= one.most,
    always: isAlways(game, one.name, wishes),
    never: !isPossible(game, one, wishes),
  }));
}

/** Numbers to be agreed, where the rule they belong to is: each as it is wished, as far as the other wishes allow. */
export function numbersFor(game: GameShown, wishes: Wishes) {
  return ofKind(game, "number")
    .filter((one) => isPossible(game, one, wishes))
    .flatMap(({ name, usual, bounds = [] }) => {
      const here = bounds.filter(({ where }) => Object.entries(where).every(([other, one]) => value(game, other, wishes) === one));
      const wished = Number(wishes[name] ?? usual);
      return here.map(({ lowest, highest }) => ({ name, usual, lowest, highest, value: Math.max(lowest, wished) }));
    });
}

/** What is agreed that is not usual. */
export function agreed(game: GameShown, players: number, wishes: Wishes): Wishes {
  const found: Wishes = {};
  for (const { name, usual } of ofKind(game, "choice")) {
    const wished = wishes[name] ?? usual;
    if (wished !== usual) found[name] = wished;
  }
  for (const { name, fits, always, never } of rulesFor(game, players, wishes))
    if (fits && !always && !never && wishes[name]) found[name] = true;
  for (const { name, usual, value } of numbersFor(game, wishes)) if (value !== usual) found[name] = value;
  return found;
}

/** As the server takes it. */
export function message(wish: Wish): NewTable {
  const { game, options, pace, seats, hideReady, hints, minutes, increment, days } = wish;
  const starter = seats.findIndex((one) => one.id === wish.starter);
  const several = seats.filter((one) => one.kind !== "bot").length > 1;
  return {
    game,
    pace,
    seats: seats.map(({ kind, name, bot }) => ({
      kind,
      ...(kind === "open" ? {} : { name: name.trim() }),
      ...(kind === "bot" && bot ? { bot } : {}),
    })),
    ...(Object.keys(options).length ? { options } : {}),
    ...(starter >= 0 ? { starter } : {}),
    ...(wish.clock === "bank" ? { clock: { type: "bank", seconds: 60 * (minutes ?? 0), increment: increment ?? 0 } } : {}),
    ...(wish.clock === "slow" ? { clock: { type: "days", days: days ?? 1 } } : {}),
    ...(waits(wish) && wish.wait !== USUAL_WAIT ? { wait: wish.wait } : {}),
    ...(hideReady && several ? { hide_ready: true } : {}),
    ...(hints && several ? { hints: true } : {}),
  };
}
