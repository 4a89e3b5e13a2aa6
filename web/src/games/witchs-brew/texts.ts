// What the halves of a role do, in words, with the numbers of the box.

import box from "./box.json";
import type { BrewView } from "./view";
import { say } from "./words";

interface Numbers {
  full?: number;
  favour?: number;
  price?: number;
  share?: number;
  count?: number;
}
/** Those on a role's two halves, and that of a spell. */
const NUMBERS: Partial<Record<string, Numbers>> = box.does;

/** The full action of a role, or its favour. */
export function does(role: string, full: boolean): string {
  const { share, ...others } = NUMBERS[role] ?? {};
  const facts = share === undefined ? others : { ...others, share: say("part", { number: share }) };
  return say(`does-${role}.${full ? "full" : "favour"}`, facts as Record<string, string | number>);
}

/** The same in few words, for a small card; `spell` is the name of the spell of the open book. */
export function doesInShort(role: string, full: boolean, spell: string): string {
  const { share, price = 0 } = NUMBERS[role] ?? {};
  const count = NUMBERS[role]?.[full ? "full" : "favour"] ?? 0;
  if (role === "alchemist") return say("page-brew-short-alchemist", { count });
  if (role === "assistant") return say("page-brew-short-assistant", { price, count });
  if (share && full) return say(`page-brew-short-${role}`, { share: say("part", { number: share }) });
  if (price && !count && !full) return say("page-brew-short-brewer", { price });
  if (role === "warlock" && full && spell) return say("page-brew-short-warlock", { spell });
  return does(role, full);
}

/** A name with soft hyphens, for cards narrower than their longest word. */
export function breakable(name: string): string {
  return say("page-brew-breaks")
    .split(" ")
    .reduce((text, word) => {
      const at = text.toLocaleLowerCase().indexOf(word.replace("|", ""));
      const cut = at + word.indexOf("|");
      return at < 0 ? text : `${text.slice(0, cut)}\u00AD${text.slice(cut)}`;
    }, name);
}

/** What a spell book is good for. */
export function spellDoes(spell: string): string {
  return say(`spell-${spell}.does`, { count: NUMBERS[spell]?.count ?? 0 });
}

/** How many ravens have landed, and when the game ends for it. */
export function ravensNow({ ravens: count }: BrewView): { landed: string; end: string } {
  const most = box.game.ravens;
  if (count < most) return { landed: say("page-brew-ravens", { count, most }), end: say("page-brew-ravens-end", { most }) };
  return { landed: say("page-brew-ravens-landed", { count }), end: say("page-brew-ravens-last") };
}
