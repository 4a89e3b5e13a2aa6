// What a role card has brought to whoever played it, from what everybody was told.

import type { Entry } from "../../words/speech";
import { readCard } from "./facts";
import type { BrewGain, Colour } from "./view";

export interface Done {
  gain: BrewGain;
  /** Nothing, because it could not be done, or because somebody did without. */
  why: "" | "cannot" | "without";
}

const GOLD: Record<string, 1 | -1> = { earns: 1, spends: -1, "adds-gold": -1 };
const BAGS: Record<string, 1 | -1> = { takes: 1, gives: -1, adds: -1 };

/** The entries of a turn: of a round, from the call of a role to the next one. */
function turnOf(journal: Entry[], round: number, role: string): Entry[] {
  const begin = journal.findLastIndex(({ what }) => what === `round ${round}`);
  const from = journal.findIndex(({ what }, at) => at > begin && what.startsWith(`leads ${role} `));
  if (begin < 0 || from < 0) return [];
  const to = journal.findIndex(({ what }, at) => at > from && /^(leads|round|book) /.test(what));
  return journal.slice(from, to < 0 ? undefined : to);
}

/** What a seat got and gave by the role it played; what it lost to somebody else's role is not of its own doing. */
export function did(journal: Entry[], round: number, role: string, seat: number): Done {
  const ingredients = { red: 0, green: 0, white: 0 };
  const gain: BrewGain = { gold: 0, ingredients, any: 0, vials: 0, points: 0, card: null };
  let why: Done["why"] = "";
  for (const entry of turnOf(journal, round, role)) {
    if (entry.seat !== seat) continue;
    const [word = "", ...rest] = entry.what.split(" ");
    const gold = GOLD[word];
    const bag = BAGS[word];
    if (gold) gain.gold = (gain.gold ?? 0) + gold * Number(rest[0]);
    else if (bag) for (const one of rest) if (one !== "nothing") ingredients[one as Colour] += bag;
    if (word === "fills") Object.assign(gain, { vials: (gain.vials ?? 0) + Number(rest[0]), points: (gain.points ?? 0) + Number(rest[0]) });
    if (word === "brews") {
      const card = readCard(`${rest[0]}-${rest[1]}`);
      Object.assign(gain, { card: `${rest[0]}-${rest[1]}`, points: (gain.points ?? 0) + Number(rest[2]), raven: card?.raven ?? false });
    }
    if (word === "stays") gain.missing = Number(rest[1]);
    if (word === "cannot") why = "cannot";
    if (word === "declines") why = "without";
  }
  return { gain, why };
}
