// From the engine's texts to sentences: actions, journal entries, refusals. The twin of words/speech.py.

import type { BroomGain } from "../games/broom-service/view";
import type { BrewGain } from "../games/witchs-brew/brings";
import type { Facts, Words } from "./bundle";

/** What an argument is ("name", "several", "bag", "number"), and what sentences call it. */
export type Vocabulary = Record<string, string[][]>;

export interface Box {
  types: string[];
  actions: Vocabulary;
  entries: Vocabulary;
  /** What may still have to be done, where a game owes several things at once. */
  steps?: Vocabulary;
  /** What a choice would bring, in a line. */
  brings?: (speech: Speech, gain: Gain) => string;
}

/** What lies on a map is called as the map says. */
export interface Places {
  /** What fills in the message of a family ("area") for a place of this name. */
  facts(language: string, family: string, name: string): Facts | undefined;
}

/** One line of a journal: whose it is, and what happened in the engine's words. */
export interface Entry {
  seat: number | null;
  what: string;
  /** What it has changed before its seat, by the names of what lies there. */
  brings?: Record<string, number>;
}

/** Who sits where, and who reads; with `you`, sentences about the reader's own seat say "you". */
export interface Cast {
  names: string[];
  reader: number | null;
  you: boolean;
}

/** What a choice would bring, as the game's preview tells it. */
export interface Gain extends BrewGain, BroomGain {
  potion?: string;
  potions?: number;
  brave_potions?: number;
  points?: number;
  completes?: number[];
  at_once?: boolean;
  overtakers?: number[];
  /** How many speak after whoever is asked. */
  after?: number;
  knocks_out?: number | null;
}

/** Which family of messages a label's words belong to; any other label is its own family. */
const FAMILIES: Record<string, string> = {
  role: "role",
  roles: "role",
  stance: "stance",
  // The card game's types of witches are its roles.
  type: "role",
  types: "role",
  cards: "role",
  // Witch's Brew.
  ingredient: "ingredient",
  ingredients: "ingredient",
  potion: "potion",
  spell: "spell",
  // Broom Service.
  resource: "resource",
  resources: "resource",
  landscape: "landscape",
  landscapes: "landscape",
  event: "event",
  tile: "tile",
  kind: "kind",
  offer: "offer",
  // A family is a single word, so that its forms are found.
  "forest-tile": "forest",
  "hill-tile": "hill",
  circle: "circle",
  circles: "circle",
  card: "card",
  pile: "pile",
  given: "resource",
  got: "resource",
  area: "area",
  from: "area",
  to: "area",
  tower: "tower",
  cloud: "cloud",
};

/** Ends the name of a message that is said of everything no file of ours knows. */
const UNKNOWN = "UNKNOWN";

type Item = [word: string, numbers: Facts];

export class Speech {
  private readonly told = new WeakMap<Entry, string>();

  constructor(
    readonly words: Words,
    readonly box: Box,
    readonly cast: Cast,
    readonly places: Places | null = null,
  ) {}

  /** What happened; what a game has no words for is told by its text. A long journal is told again whenever it grows: what was said once is kept. */
  entry(entry: Entry, form = ""): string {
    const said = form ? undefined : this.told.get(entry);
    if (said !== undefined) return said;
    const text = this.tellEntry(entry, form);
    if (!form) this.told.set(entry, text);
    return text;
  }

  private tellEntry({ seat, what }: Entry, form: string): string {
    const [word = "", ...rest] = what.split(" ");
    const facts = this.arguments(this.box.entries[word] ?? [], rest);
    if (seat !== null) Object.assign(facts, { name: this.name(seat), who: this.who(seat) });
    const id = `entry-${word}${form}`;
    if (!this.words.has(id)) return seat === null ? `${what}.` : `${this.name(seat)}: ${what}.`;
    return this.words.say(id, facts);
  }

  /** A step of the agenda as a thing to be done; empty where everybody takes it for granted. */
  step(text: string): string {
    const [word = "", seat = "", ...rest] = text.split(" ");
    const id = `step-${word}`;
    if (!this.words.has(id)) return "";
    const shapes = (this.box.steps?.[word] ?? []).slice(1);
    const facts = this.arguments(shapes, rest);
    return this.words.say(id, { ...facts, name: this.name(Number(seat)), who: this.who(Number(seat)) });
  }

  /** What one types for an action in this language; with ".sentence", the action told. */
  action(text: string, form: "" | ".sentence" = ""): string {
    const [word = "", ...rest] = text.split(" ");
    if (!this.words.has(`action-${word}${form}`)) return text;
    return this.words.say(`action-${word}${form}`, this.arguments(this.box.actions[word] ?? [], rest));
  }

  /** Why something was not done; what no file of ours knows is said as the server says it. */
  refusal(code: string, facts: Record<string, unknown>, english: string): string {
    for (const id of [`refusal-${code}`, `page-refusal-${code}`]) {
      const said = this.words.attempt(id, this.facts(facts));
      if (said !== undefined) return said;
    }
    return english;
  }

  /** A preview in a line; empty where it tells nothing. The twin of words/previews. */
  brings(gain: Gain): string {
    return this.box.brings?.(this, gain) ?? "";
  }

  /** The same where a sentence about the choice has not said all of it. */
  bringsBeyond(choice: string, gain: Gain): string {
    const text = this.brings(gain);
    return text.split(", ").every((part) => choice.includes(part.replace(/^\+/, ""))) ? "" : text;
  }

  name(seat: number): string {
    return this.cast.names[seat] ?? String(seat + 1);
  }

  who(seat: number): "you" | "other" {
    return this.cast.you && seat === this.cast.reader ? "you" : "other";
  }

  names(seats: number[]): string {
    return this.words.listed(seats.map((seat) => this.name(seat)));
  }

  /** A word of the game, such as word("role", "fire", "the"). */
  word(label: string, name: string, form = "", facts: Facts = {}): string {
    const family = FAMILIES[label] ?? label;
    const id = `${family}-${name}`;
    if (this.words.has(id)) return this.words.say(form ? `${id}.${form}` : id, facts);
    // A map, or a box of somebody's own, may name what no file of ours knows.
    const unknown = `${family}-${UNKNOWN}${form ? `.${form}` : ""}`;
    const called = this.places?.facts(this.words.language, family, name) ?? { name };
    const said = this.words.attempt(unknown, { ...facts, ...called });
    if (said !== undefined) return said;
    return form && "count" in facts ? `${facts.count} ${name}` : name;
  }

  private arguments(shapes: string[][], words: string[]): Facts {
    const taken = take(shapes, words, this.box.types);
    const numbers: Facts = {};
    for (const [shape, label, value] of taken) if (shape === "number") numbers[label] = Number(value[0]);
    const facts = { ...numbers };
    for (const [shape, label, value] of taken) {
      if (!label) continue;
      if (shape === "bag") {
        const items = this.box.types
          .map((name): Item => [name, { ...numbers, count: value.filter((word) => word === name).length }])
          .filter(([, { count }]) => count);
        const typed = items.flatMap(([name, { count }]) => new Array<string>(Number(count)).fill(this.word(label, name)));
        Object.assign(facts, this.inForms(label, items), { [`${label}-typed`]: this.typed(typed) });
      } else if (shape !== "number") {
        Object.assign(
          facts,
          this.inForms(
            label,
            value.map((name): Item => [name, numbers]),
          ),
        );
      }
    }
    return facts;
  }

  /** One word, or several as a list, in all its forms; "-typed" is how several are typed. */
  inForms(label: string, items: Item[]): Facts {
    const facts: Facts = { [`${label}-number`]: items.length };
    if (items.length === 1 && items[0]) facts[`${label}-is`] = items[0][0];
    const names = items.map(([name]) => this.word(label, name));
    facts[label] = this.words.listed(names);
    facts[`${label}-typed`] = this.typed(names);
    const family = FAMILIES[label] ?? label;
    for (const form of this.words.forms.get(family) ?? []) {
      // A form may need a number that is not there; then there is no such form here.
      const texts = items.map(([name, numbers]) => this.inflected(family, name, form, numbers));
      if (texts.every((text) => text !== "")) facts[`${label}-${form}`] = this.words.listed(texts);
    }
    return facts;
  }

  private typed(names: string[]): string {
    return names.join(" ") || this.words.say("list-nothing");
  }

  private inflected(family: string, name: string, form: string, numbers: Facts): string {
    const id = `${family}-${name}`;
    return this.words.has(id) ? (this.words.attempt(`${id}.${form}`, numbers) ?? "") : this.word(family, name, form, numbers);
  }

  /** The facts of a refusal. */
  private facts(given: Record<string, unknown>): Facts {
    const found: Facts = {};
    for (const [label, fact] of Object.entries(given)) {
      const each = (Array.isArray(fact) ? fact : [fact]).map(String);
      if (["seat", "seats", "waiting"].includes(label)) found[label] = this.names(each.map(Number));
      else if (["action", "choices"].includes(label))
        found[label] = this.words.listed(
          each.map((text) => this.retold(text)),
          "or",
        );
      else if (label in FAMILIES)
        Object.assign(
          found,
          this.inForms(
            label,
            each.map((name): Item => [name, {}]),
          ),
        );
      else found[label] = typeof fact === "number" || typeof fact === "string" ? fact : this.words.listed(each);
    }
    return found;
  }

  private retold(text: string): string {
    const known = (text.split(" ")[0] ?? "") in this.box.actions;
    return this.words.say("quoted", { text: known ? this.action(text) : text });
  }
}

/** The words of each argument. A set or bag takes all that are names of types, where these are known, or the one word "nothing". */
function take(shapes: string[][], words: string[], types: string[]): [shape: string, label: string, words: string[]][] {
  let at = 0;
  return shapes.map(([shape = "", label = ""]) => {
    let end = at + 1;
    if (shape === "several" || shape === "bag") {
      end = at;
      while (end < words.length && (!types.length || types.includes(words[end] ?? ""))) end += 1;
      if (words[at] === "nothing") {
        at += 1;
        return [shape, label, []];
      }
    }
    const taken = words.slice(at, end);
    at = end;
    return [shape, label, taken];
  });
}
