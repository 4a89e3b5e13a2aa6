// What is read off an open table: top cards and what comes below them, who has which, where points come from.

import box from "./box.json";
import type { BrewView, Colour, Goods, Ingredients, Stack } from "./view";

export const COLOURS = box.ingredients as Colour[];
const CARDS: Record<Stack, Omit<Card, "stack" | "number">[]> = { ...box.cauldron, ...box.shelf };
export const STACKS = Object.keys(CARDS) as Stack[];

/** The stack that a role or a spell is about; most are about none. */
export const ABOUT: Partial<Record<string, Stack>> = box.about as Record<string, Stack>;

export interface Card {
  stack: Stack;
  /** Counted from the top of a full stack. */
  number: number;
  price: number;
  needs: Partial<Ingredients>;
  points: number;
  raven: boolean;
}

/** All cards of a stack, from the top. */
export function cardsOf(stack: Stack): Card[] {
  return CARDS[stack].map((card, at) => ({ ...card, stack, number: at + 1 }));
}

export function readCard(name: string): Card | undefined {
  const at = name.lastIndexOf("-");
  return cardsOf(name.slice(0, at) as Stack)[Number(name.slice(at + 1)) - 1];
}

/** The cards that are left, the top one first. */
export function left(view: BrewView, stack: Stack): Card[] {
  const all = cardsOf(stack);
  return all.slice(all.length - (view.stacks[stack] ?? 0));
}

export function top(view: BrewView, stack: Stack): Card | undefined {
  return left(view, stack)[0];
}

export function isShelf(stack: Stack): boolean {
  return stack in box.shelf;
}

export function total(ingredients: Partial<Ingredients>): number {
  return COLOURS.reduce((sum, colour) => sum + (ingredients[colour] ?? 0), 0);
}

/** How much lies on a shelf. */
export function lying(view: BrewView, stack: Stack): number {
  if (stack === "gold-shelf") return view.on_gold_shelf;
  return stack === "ingredient-shelf" ? total(view.on_ingredient_shelf) : 0;
}

/** What a shelf still lacks. */
export function lacking(view: BrewView, stack: Stack): number {
  return view.follows.missing[stack] ?? 0;
}

/** The role that is about a stack. */
export function roleOf(stack: Stack): string {
  return box.roles.find((role) => ABOUT[role] === stack) ?? "";
}

export function barredNow(view: BrewView): string[] {
  return view.barred.at(-1) ?? [];
}

export function ravensOf(goods: Goods): number {
  return goods.cards.filter((name) => readCard(name)?.raven).length;
}

/** How many cards of a stack somebody has taken. */
export function takenOf(goods: Goods, stack: Stack): number {
  return goods.cards.filter((name) => readCard(name)?.stack === stack).length;
}

/** Who has a card; nobody where it is still in its stack. */
export function ownerOf(view: BrewView, card: Card): number {
  return view.seats.findIndex((goods) => goods.cards.includes(`${card.stack}-${card.number}`));
}

/** Spells that nobody has seen yet. */
export function unseen(view: BrewView): string[] {
  const seen = view.books.filter((book) => book !== null);
  return Object.keys(box.spell).filter((spell) => !seen.includes(spell));
}

export const SOURCES = ["cauldrons", "shelves", "vials"] as const;
