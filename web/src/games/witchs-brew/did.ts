// What a role card has brought to whoever played it, from what everybody was told.

import type { Entry } from "../../words/speech";
import type { BrewGain } from "./view";

export interface Done {
  gain: BrewGain;
  /** Nothing, because it could not be done, or because somebody did without. */
  why: "" | "cannot" | "without";
}

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
  const all = { red: 0, green: 0, white: 0, gold: 0, vials: 0, points: 0 };
  const besides: BrewGain = { any: 0, card: null };
  let why: Done["why"] = "";
  for (const entry of turnOf(journal, round, role)) {
    const [word = "", first = "", second = "", , mark] = entry.what.split(" ");
    if (entry.seat !== seat || word.startsWith("loses")) continue;
    for (const [good, count] of Object.entries(entry.brings ?? {})) all[good as keyof typeof all] += count;
    if (word === "brews") Object.assign(besides, { card: `${first}-${second}`, raven: mark === "raven" });
    if (word === "stays") besides.missing = Number(second);
    if (word === "cannot") why = "cannot";
    if (word === "declines") why = "without";
  }
  const { red, green, white, ...others } = all;
  return { gain: { ...besides, ...others, ingredients: { red, green, white } }, why };
}
