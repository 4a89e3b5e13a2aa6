// What follows from an open table: top cards and what comes below them, who can pay what, where points come from.

import box from "./box.json";
import type { BrewGain, BrewView, Colour, Goods, Ingredients, Stack } from "./view";

export const COLOURS: Colour[] = ["red", "green", "white"];
export const STACKS: Stack[] = ["copper", "iron", "silver", "gold-shelf", "ingredient-shelf"];
export const CAULDRONS: Stack[] = STACKS.slice(0, 3);

const BREWERS: Record<string, Stack> = { wizard: "copper", witch: "iron", druid: "silver" };
const COLLECTORS: Record<string, Colour> = { "wolf-keeper": "red", "snake-hunter": "white", "herb-collector": "green" };
const SPELL_STACKS: Record<string, Stack> = { magus: "copper", strix: "iron", sanatio: "silver" };
const SPELL_COLOURS: Record<string, Colour> = { lupus: "red", herba: "green", serpens: "white" };

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
  return box.stacks[stack].map((card, at) => ({ ...card, stack, number: at + 1 }));
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
  return !CAULDRONS.includes(stack);
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
  return Math.max(0, (top(view, stack)?.price ?? 0) - lying(view, stack));
}

/** The stack that a role is about, if it is about one. */
export function stackOf(view: BrewView, role: string | null): Stack | null {
  if (role === "cutpurse") return "gold-shelf";
  if (role === "begging-monk") return "ingredient-shelf";
  if (role === "warlock") return SPELL_STACKS[view.books[0] ?? ""] ?? null;
  return BREWERS[role ?? ""] ?? null;
}

/** The roles that are about a stack. */
export function roleOf(stack: Stack): string {
  if (stack === "gold-shelf") return "cutpurse";
  if (stack === "ingredient-shelf") return "begging-monk";
  return Object.keys(BREWERS).find((role) => BREWERS[role] === stack) ?? "";
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
  return box.spells.filter((spell) => !seen.includes(spell));
}

function affords(goods: Goods, card: Card | undefined, gold: number): boolean {
  return !!card && goods.gold >= gold && COLOURS.every((colour) => goods.ingredients[colour] >= (card.needs[colour] ?? 0));
}

/** Whether a seat could do a role's half as things lie now: everybody sees that. */
export function able(view: BrewView, seat: number, role: string, full: boolean): boolean {
  const goods = view.seats[seat];
  if (!goods) return false;
  const some = total(goods.ingredients);
  if (role === "alchemist") return some > 0;
  if (role === "fortune-teller") return goods.gold >= box.teller_price;
  if (role === "assistant") return goods.gold >= box.assistant_price;
  const stack = BREWERS[role];
  if (stack) return affords(goods, top(view, stack), full ? 0 : box.brewer_gold);
  if (role === "warlock" && full) return casts(view, goods, some);
  if (isThief(role)) return !full || collects(view, seat, role);
  return true;
}

function isThief(role: string): boolean {
  return role === "cutpurse" || role === "begging-monk";
}

/** Whether anything could come to lie on a thief's shelf: the thief's own, or what somebody would lose. */
function collects(view: BrewView, seat: number, role: string): boolean {
  const { own } = share(view, seat, role);
  return !!top(view, stackOf(view, role)!) && (own > 0 || losses(view, seat, role).some((lost) => lost > 0));
}

function casts(view: BrewView, goods: Goods, some: number): boolean {
  const spell = view.books[0] ?? "";
  const stack = SPELL_STACKS[spell];
  const colour = SPELL_COLOURS[spell];
  if (spell === "optio") return CAULDRONS.some((one) => affords(goods, top(view, one), 0));
  if (stack) return some >= (top(view, stack)?.price ?? Infinity);
  return colour ? goods.ingredients[colour] > 0 : true;
}

/** What a role's half would bring to a seat now; the engine's preview says the same of what can be chosen. */
export function worth(view: BrewView, seat: number, role: string, full: boolean): BrewGain {
  const gain: BrewGain = { role, full, gold: 0, ingredients: { red: 0, green: 0, white: 0 }, any: 0, vials: 0, points: 0, card: null };
  const vials = (count: number): void => void Object.assign(gain, { vials: count, points: count });
  const card = (stack: Stack): Card | undefined => {
    const found = top(view, stack);
    if (found) Object.assign(gain, { card: `${stack}-${found.number}`, points: found.points, raven: found.raven });
    return found;
  };
  const colour = COLLECTORS[role];
  const stack = BREWERS[role];
  if (colour) gain.ingredients![colour] = full ? box.collector_full : box.collector_favour;
  else if (role === "alchemist") Object.assign(gain, { any: -1, gold: full ? box.alchemist_full : box.alchemist_favour });
  else if (role === "fortune-teller") {
    gain.gold = -box.teller_price;
    vials(full ? box.teller_full : box.teller_favour);
  } else if (role === "assistant") {
    Object.assign(gain, { gold: -box.assistant_price, any: full ? box.assistant_full : box.assistant_favour });
  } else if (stack) {
    const found = card(stack);
    for (const one of COLOURS) gain.ingredients![one] = 0 - (found?.needs[one] ?? 0);
    if (!full) gain.gold = -box.brewer_gold;
  } else if (role === "warlock" && full) {
    const spell = view.books[0] ?? "";
    gain.spell = spell;
    const buys = SPELL_STACKS[spell];
    const turns = SPELL_COLOURS[spell];
    if (spell === "copia") gain.any = box.copia;
    else if (buys) gain.any = 0 - (card(buys)?.price ?? 0);
    else if (turns) {
      gain.ingredients![turns] = -1;
      vials(box.spell_vials);
    }
  } else if (role === "warlock") gain.gold = box.warlock_gold;
  else if (full) {
    const shelf = role === "cutpurse" ? "gold-shelf" : "ingredient-shelf";
    if (card(shelf)) {
      gain.losses = losses(view, seat, role);
      gain.missing = Math.max(0, lacking(view, shelf) - gain.losses.reduce((sum, one) => sum + one, 0));
    }
  } else {
    const { lost, favour } = share(view, seat, role);
    gain.spared = top(view, stackOf(view, role)!) ? Math.min(lost, favour) : 0;
  }
  gain.possible = able(view, seat, role, full);
  return gain;
}

/** What all others would lose to whoever has one of the two thieves. */
export function losses(view: BrewView, winner: number, role: string): number[] {
  return view.seats.map((_, seat) => {
    if (seat === winner) return 0;
    const { lost, favour } = share(view, seat, role);
    return Math.max(0, lost - (view.role === role && view.said[seat] === "cowardly" ? favour : 0));
  });
}

/** What a seat has of the things a thief is after, how much of it is lost, and how much of that a favour saves. */
function share(view: BrewView, seat: number, role: string): { own: number; lost: number; favour: number } {
  const { gold, ingredients } = view.seats[seat]!;
  if (role === "cutpurse") return { own: gold, lost: Math.floor(gold / box.gold_share), favour: box.gold_spared };
  const own = total(ingredients);
  return { own, lost: Math.floor(own / box.ingredient_share), favour: box.ingredient_spared };
}

export const SOURCES = ["cauldrons", "shelves", "vials"] as const;

/** Where a seat's points come from. */
export function sources(goods: Goods): Record<(typeof SOURCES)[number], number> {
  const cards = goods.cards.flatMap((name) => readCard(name) ?? []);
  const sum = (shelf: boolean): number => cards.filter((card) => isShelf(card.stack) === shelf).reduce((all, card) => all + card.points, 0);
  return { cauldrons: sum(false), shelves: sum(true), vials: goods.vials };
}
