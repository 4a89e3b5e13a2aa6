// What roles, events, clouds and tiles do, in words, with the numbers of the box: the twin of words/books/broom_service/box.py.

import type { Facts, Words } from "../../words/bundle";
import { words } from "../../words/words.svelte";
import box from "./box.json";
import { isStorm, RESOURCES } from "./facts";
import { capital, say, signed } from "./words";

type Numbers = Partial<Record<string, number>>;

/** Whatever there are several of in the box, by section and by name. */
const PIECES = box as unknown as Record<string, Record<string, { takes?: Numbers }>>;

/** The numbers among what the box has of something, by their names. */
function numbersIn(found: object = {}): Numbers {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === "number"));
}

function numbersOf(section: string, name: string): Facts {
  return numbersIn(PIECES[section]?.[name]) as Facts;
}

/** Resources that somebody takes, in the case that takes. */
export function counted(said: Words, bag: Numbers, how: "and" | "or" = "and"): string {
  const texts = RESOURCES.filter((name) => bag[name]).map((name) => {
    const form = said.has(`resource-${name}.accusative`) ? "accusative" : "counted";
    return said.say(`resource-${name}.${form}`, { count: bag[name] ?? 0 });
  });
  return said.listed(texts, how);
}

/** What a role does for the brave, or for the cowardly. */
export function does(role: string, brave: boolean, said: Words = words("broom-service")): string {
  const facts: Facts = {};
  const gatherer = box.gatherer[role as keyof typeof box.gatherer];
  if (gatherer) Object.assign(facts, { brave: counted(said, gatherer.brave), cowardly: counted(said, gatherer.cowardly, "or") });
  else if (role.endsWith("-druid")) facts.bonus = box.bravery.druid;
  else if (role === "weather-fairy") facts.bonus = box.bravery.fairy;
  return said.say(`does-${role}.${brave ? "brave" : "cowardly"}`, facts);
}

const SOFT = "\u00ad";

/** A name on a card, which may be broken where German joins two words, or where a French one is long. */
export function broken(name: string): string {
  return capital(name.replace(/(?<=\p{L}{4})(?=sammlerin|druide|hexe$|leuse)|(?<=samm)(?=lerin)|(?<=monta)(?=gnes)/gu, SOFT));
}

/** The same in as few words as will do on a small card. */
export function doesShort(role: string, brave: boolean): string {
  if (role in box.gatherer) return does(role, brave);
  return say(`page-broom-short-${role}.${brave ? "brave" : "cowardly"}`, {
    bonus: role === "weather-fairy" ? box.bravery.fairy : box.bravery.druid,
  });
}

/** The numbers on an event's card, by their names. */
export function eventNumbers(event: string): Numbers {
  return numbersIn((box as Record<string, object>)[event]);
}

/** What an event does. */
export function eventDoes(event: string): string {
  const numbers = eventNumbers(event);
  const { points } = box["more-or-less"];
  const scale = points.map((count, at) => `${at + 1} → ${signed(count)}`).join(", ");
  const lands = Object.keys(box["perilous-places"]);
  const places = lands.map((name) => `${say(`landscape-${name}`)} ${signed(numbers[name] ?? 0)}`).join(", ");
  return say(`event-${event}.does`, { lowest: 1, highest: points.length, scale, places, ...(numbers as Facts) });
}

/** What a storm cloud does; nothing for a heavy one. */
export function stormDoes(kind: string): string {
  return isStorm(kind) ? say(`kind-${kind}.does`, numbersOf("storm-cloud", kind)) : "";
}

export function tileDoes(tile: string): string {
  const takes = PIECES["mountain-tile"]?.[tile]?.takes;
  return say(`tile-${tile}.does`, { ...numbersOf("mountain-tile", tile), resources: takes ? counted(words("broom-service"), takes) : "" });
}

export function forestDoes(tile: string, said: Words = words("broom-service")): string {
  return said.say(`forest-${tile}.does`, numbersOf("forest-tile", tile));
}

export function hillDoes(tile: string): string {
  return say(`hill-${tile}.does`, numbersOf("hill-tile", tile));
}

/** What a card does, with the one number that is on it, if there is one. */
export function cardDoes(card: string, said: Words = words("broom-service")): string {
  const { copies: _, ...own } = numbersOf("expansion-card", card);
  return said.say(`card-${card}.does`, { count: Object.values(own)[0] ?? 0 });
}
