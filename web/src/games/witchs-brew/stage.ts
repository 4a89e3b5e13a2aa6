// How moments of Witch's Brew look: goods travel between seats, stacks and shelves, and cards go to whoever takes them.

import { ghost, icon, Laid, middle, seen } from "../../look/laid";
import { PEAK, TELL, type Beat, type Run } from "../../look/motion.svelte";
import { FLIGHT, newRound, perch, reveal, scores as scoresFrom, speaks } from "../../table/stagecraft";
import type { Entry } from "../../words/speech";
import { DRAWN, THINGS } from "./drawn";
import { SOURCES } from "./facts";
import { moments, soundOf, type Change, type Moment, type Taken } from "./moments";
import type { BrewView } from "./view";

/** What happened from a place in the journal on. The viewer is who holds the hand in the dock. */
export function beats(journal: Entry[], from: number, view: BrewView, viewer: number | null, root: ParentNode = document): Beat[] {
  return moments(journal, from, view).map((moment) => ({
    name: moment.kind === "speaks" && moment.fallen !== null ? "overtaken" : moment.kind,
    ms: length(moment),
    turn: moment.kind === "speaks" ? moment.turn : undefined,
    table: ["speaks", "change", "taken"].includes(moment.kind),
    sound: soundOf(moment),
    set: () => laid(moment, root, viewer),
  }));
}

function length(moment: Moment): number {
  return moment.kind === "speaks" && moment.fallen !== null ? PEAK : TELL;
}

function laid(moment: Moment, root: ParentNode, viewer: number | null): Run | null {
  const run = new Laid(length(moment));
  if (moment.kind === "speaks") speaks(run, moment, root, viewer, DRAWN);
  else if (moment.kind === "change") change(run, moment, root);
  else if (moment.kind === "taken") taken(run, moment, root);
  else if (moment.kind === "reveal") reveal(run, root);
  else if (moment.kind === "round") newRound(run, root);
  return run.empty ? null : run;
}

function row(root: ParentNode, seat: number): HTMLElement | null {
  const one = root.querySelector(`.seats [data-seat="${seat}"]`);
  return seen(one) ? one : null;
}

const MOST_CHIPS = 5;

/** Chips go from whoever has spoken to their row, or from the row to a shelf or away; the numbers change once. */
function change(run: Laid, moment: Change, root: ParentNode): void {
  const home = row(root, moment.seat);
  if (!home) return;
  let sent = 0;
  for (const [good, [old, now]] of Object.entries(moment.goods)) {
    const number = good === "points" ? home.querySelector(".vp .n") : home.querySelector(`[data-good="${good}"] .n`);
    run.count(number, String(old), now > old ? FLIGHT : 0.2);
    if (good === "points") continue;
    for (let i = 0; i < Math.min(MOST_CHIPS, Math.abs(now - old)); i += 1) {
      const begin = Math.min(0.27, sent * 0.09);
      fly(run, root, moment, good, now > old, begin);
      sent += 1;
    }
  }
}

function fly(run: Laid, root: ParentNode, moment: Change, good: string, comes: boolean, begin: number): void {
  run.fly(
    () => {
      const own = row(root, moment.seat)?.querySelector(`[data-good="${good}"]`);
      const away = moment.to
        ? root.querySelector(`[data-stack="${moment.to}"] .face`)
        : (perch(root, moment.seat)?.querySelector(".tok, .dot") ?? null);
      if (!seen(own) || !seen(away)) return null;
      const one = ghost(`good w-${good}`, middle(comes ? away : own, 24));
      one.append(icon(THINGS[good] ?? "gold"));
      return { ghost: one, to: middle(comes ? own : away, 24) };
    },
    begin,
    Math.min(1, FLIGHT + begin),
  );
}

/** A card goes from its stack to whoever takes it, with its raven. */
function taken(run: Laid, moment: Taken, root: ParentNode): void {
  const home = row(root, moment.seat);
  if (!home) return;
  run.count(home.querySelector(".vp .n"), String(moment.points[0]), FLIGHT);
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
