// The messages of one language, from the same Fluent files as Python's: the twin of words/bundle.py.

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Value = string | number;
export type Facts = Record<string, Value>;

export class Words {
  readonly forms = new Map<string, string[]>();
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    files: string[],
  ) {
    // French and German put no marks around what is filled in.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of files) {
      const resource = new FluentResource(text);
      // A game's own words come last, and may use a name that another game has used.
      this.bundle.addResource(resource, { allowOverrides: true });
      for (const message of resource.body) this.note(message.id, Object.keys(message.attributes));
    }
  }

  /** The further forms that words of a family ("role") have, whichever word it is. */
  private note(id: string, attributes: string[]): void {
    const family = id.split("-")[0] ?? id;
    const forms = this.forms.get(family) ?? [];
    forms.push(...attributes.filter((form) => !forms.includes(form)));
    this.forms.set(family, forms);
  }

  /** Whether there is such a message, or such an attribute of one ("role-fire.the"). */
  has(id: string): boolean {
    return this.pattern(id) !== undefined;
  }

  private pattern(id: string) {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? undefined;
  }

  /** The text of a message, or undefined where it is not there or lacks something it names. */
  attempt(id: string, facts: Facts = {}): string | undefined {
    const pattern = this.pattern(id);
    if (pattern === undefined) return undefined;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, facts, errors);
    return errors.length ? undefined : text;
  }

  /** The text of a message. One that is not there is a mistake in this program: it shows, and tests find it. */
  say(id: string, facts: Facts = {}): string {
    const text = this.attempt(id, facts);
    if (text === undefined) throw new Error(`${this.language}: cannot say ${id} with ${Object.keys(facts).join(", ")}`);
    return text;
  }

  /** a; a and b; a, b and c. */
  listed(items: string[], how: "and" | "or" = "and"): string {
    if (!items.length) return this.say("list-nothing");
    const last = items[items.length - 1] ?? "";
    return items.length === 1 ? last : this.say(`list-${how}`, { first: items.slice(0, -1).join(", "), last });
  }
}
