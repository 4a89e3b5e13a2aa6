// What roles, events, clouds and tiles do, in words, with the numbers of the box: the twin of words/books/broom_service/box.py.

import type { Facts, Words } from "../../words/bundle";
import { words } from "../../words/words.svelte";
import box from "./box.json";
import { cloudOf, RESOURCES } from "./facts";
import { capital, say, signed } from "./words";

type Bag = Partial<Record<string, number>>;

/** Resources that somebody takes, in the case that takes. */
export function counted(said: Words, bags: Bag[], how: "and" | "or" = "and"): string {
  const texts = bags.flatMap((bag) =>
    RESOURCES.filter((name) => bag[name]).map((name) => {
      const form = said.has(`resource-${name}.accusative`) ? "accusative" : "counted";
      return said.say(`resource-${name}.${form}`, { count: bag[name] ?? 0 });
    }),
  );
  return said.listed(texts, how);
}

/** What a role does for the brave, or for the cowardly. */
export function does(role: string, brave: boolean, said: Words = words("broom-service")): string {
  const facts: Facts = {};
  const gatherer = box.gatherers[role as keyof typeof box.gatherers];
  if (gatherer) Object.assign(facts, { brave: counted(said, [gatherer.brave]), cowardly: counted(said, gatherer.cowardly, "or") });
  else if (role.endsWith("-druid")) facts.bonus = box.druid_bravery;
  else if (role === "weather-fairy") facts.bonus = box.fairy_bravery;
  return said.say(`does-${role}.${brave ? "brave" : "cowardly"}`, facts);
}

const SOFT = "\u00ad";

/** A name on a card, which may be broken where German joins two words, or where a French one is long. */
export function broken(name: string): string {
  return capital(name.replace(/(?<=\p{L}{4})(?=sammlerin|druide|hexe$|leuse)|(?<=samm)(?=lerin)|(?<=monta)(?=gnes)/gu, SOFT));
}

/** The same in as few words as will do on a small card. */
export function doesShort(role: string, brave: boolean): string {
  if (role in box.gatherers) return does(role, brave);
  return say(`page-broom-short-${role}.${brave ? "brave" : "cowardly"}`, {
    bonus: role === "weather-fairy" ? box.fairy_bravery : box.druid_bravery,
  });
}

/** The numbers on an event's card, by their names. */
export function eventNumbers(event: string): Partial<Record<string, number>> {
  return box.event_numbers[event as keyof typeof box.event_numbers] ?? {};
}

/** What an event does. */
export function eventDoes(event: string): string {
  const numbers = eventNumbers(event);
  const scale = box.more_or_less.map((points, at) => `${at + 1} → ${signed(points)}`).join(", ");
  const places = box.landscapes.map((name) => `${say(`landscape-${name}`)} ${signed(numbers[name] ?? 0)}`).join(", ");
  return say(`event-${event}.does`, { lowest: 1, highest: box.more_or_less.length, scale, places, ...numbers });
}

/** What a storm cloud does; nothing for a heavy one. */
export function stormDoes(kind: string): string {
  const { storm, points, needs } = cloudOf(kind);
  return storm ? say(`kind-${kind}.does`, { points, needs }) : "";
}

export function tileDoes(tile: string): string {
  const takes = box.tiles[tile as keyof typeof box.tiles] ?? {};
  const resources = Object.keys(takes).length ? counted(words("broom-service"), [takes]) : "";
  return say(`tile-${tile}.does`, { resources, points: box.tile_points });
}

export function forestDoes(tile: string, said: Words = words("broom-service")): string {
  const facts = { points: box.forest_points, potions: box.forest_potions, others: box.gift_points };
  return said.say(`forest-${tile}.does`, facts);
}

export function hillDoes(tile: string): string {
  return say(`hill-${tile}.does`, { points: box.orange_points });
}

export function cardDoes(card: string, said: Words = words("broom-service")): string {
  return said.say(`card-${card}.does`, { count: box.card_counts[card as keyof typeof box.card_counts] ?? 0 });
}
