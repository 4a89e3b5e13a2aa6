// How moments of Witch's Brew look: goods travel between seats, stacks and shelves, and cards go to whoever takes them.

import { ghost, icon, type Laid, middle, seen } from "../../look/laid";
import type { Beat } from "../../look/motion.svelte";
import { CHIP, chips, row, speaker } from "../../parts/goods/chips";
import { FLIGHT, scores as scoresFrom, staged } from "../../table/stagecraft";
import type { Entry } from "../../words/speech";
import { DRAWN, THINGS } from "./drawn";
import { SOURCES } from "./facts";
import { moments, type Change, type Taken } from "./moments";
import type { BrewView } from "./view";

/** What happened from a place in the journal on. The viewer is who holds the hand in the dock. */
export function beats(journal: Entry[], from: number, view: BrewView, viewer: number | null, root: ParentNode = document): Beat[] {
  return staged<Change | Taken>(moments(journal, from, view), {
    root,
    viewer,
    drawn: DRAWN,
    lay: (run, moment) => (moment.kind === "change" ? change(run, moment, root) : taken(run, moment, root)),
  });
}

const drawn = (good: string): { icon: string; tone: string } => ({ icon: THINGS[good] ?? "gold", tone: `w-${good}` });

/** Goods come from whoever has spoken, and go to a shelf or away. */
function change(run: Laid, { seat, goods, to }: Change, root: ParentNode): void {
  const shelf = (): DOMRect | null => {
    const face = root.querySelector(`[data-stack="${to}"] .face`);
    return seen(face) ? middle(face, CHIP) : null;
  };
  chips(run, root, seat, goods, { drawn, away: to ? shelf : () => speaker(root, seat, CHIP) });
}

/** A card goes from its stack to whoever takes it, with its raven. */
function taken(run: Laid, moment: Taken, root: ParentNode): void {
  const home = row(root, moment.seat);
  if (!home) return;
  run.count(home.querySelector(".vp .n"), String(moment.points?.[0] ?? 0), FLIGHT);
  run.fly(
    () => {
      const from = root.querySelector(`[data-stack="${moment.stack}"] .face`);
      const to = home.querySelector(".vp");
      if (!seen(from) || !seen(to)) return null;
      const one = ghost(`potion p-${moment.stack}`, middle(from, 56));
      one.append(icon(moment.stack));
      if (moment.raven) one.append(icon("raven"));
      return { ghost: one, to: middle(to, 26) };
    },
    0,
    FLIGHT + 0.1,
  );
}

export const scores = (): Beat[] => scoresFrom([...SOURCES]);
