// How the card game's moments look: which things on the screen move, and from where to where. It finds them by what they
// are (a seat's display, a type's column); what is not on the screen is not told by motion.

import { ghost, icon, type Laid, middle, seen, EASE } from "../../look/laid";
import type { Beat } from "../../look/motion.svelte";
import { FLIGHT, perch, scores as scoresFrom, staged } from "../../table/stagecraft";
import type { Entry } from "../../words/speech";
import { moments, type Gain } from "./moments";
import type { CardView } from "./view";

const DRAWN = { icon: (role: string): string => `r-${role}-kin`, tone: (role: string): string => `t-${role}` };

/** What happened from a place in the journal on. The viewer is who holds the hand in the dock. */
export function beats(journal: Entry[], from: number, view: CardView, viewer: number | null, root: ParentNode = document): Beat[] {
  return staged<Gain>(moments(journal, from, view), {
    root,
    viewer,
    drawn: DRAWN,
    lay: (run, moment) => (moment.kind === "gain" ? gain(run, moment, root) : taken(run, moment, root)),
  });
}

function display(root: ParentNode, seat: number): HTMLElement | null {
  const one = root.querySelector(`.displays [data-seat="${seat}"]`);
  return seen(one) ? one : null;
}

/** Chips go from whoever has spoken to their display, and its numbers change once. */
function gain(run: Laid, moment: Gain, root: ParentNode): void {
  const home = display(root, moment.seat);
  if (!home) return;
  const chips: { column: Element; kind: string; drawing: string }[] = [];
  const { points, ...potions } = moment.goods;
  for (const [potion, [old, now] = [0, 0]] of Object.entries(potions)) {
    const isBrave = potion === "brave_potions";
    const column = home.querySelector(`.col${isBrave ? ".bravery" : `.t-${potion}`}`);
    if (!seen(column)) continue;
    run.count(column.querySelector(".n"), String(old), FLIGHT);
    rise(run, column, old, now);
    const drawing = isBrave ? "brave" : potion === "water" ? "drop" : potion;
    for (let i = old; i < now; i += 1) chips.push({ column, kind: isBrave ? "burst" : `chip t-${potion}`, drawing });
  }
  if (points) run.count(home.querySelector(".vp .n"), String(points[0]), FLIGHT);
  chips.forEach(({ column, kind, drawing }, at) => {
    run.fly(
      () => {
        const from = perch(root, moment.seat)?.querySelector(".tok, .dot") ?? home.querySelector(".tok");
        const to = column.querySelector(".type, .burst");
        if (!seen(from) || !seen(to)) return null;
        const one = ghost(kind, middle(from, 28));
        one.append(icon(drawing));
        return { ghost: one, to: middle(to, 28) };
      },
      at * 0.09,
      Math.min(1, FLIGHT + at * 0.09),
    );
  });
}

/** The new ones of a stack are seen when their chips have come. */
function rise(run: Laid, column: Element, old: number, now: number): void {
  const away = { transform: "translateY(-6px)", opacity: 0 };
  [...column.querySelectorAll(".stack i")].slice(old, now).forEach((one) => {
    run.move(one, [away, { ...away, offset: FLIGHT, easing: EASE }]);
  });
}

/** A task goes from among the tasks to whoever has fulfilled it. */
function taken(run: Laid, moment: Gain, root: ParentNode): void {
  const home = display(root, moment.seat);
  if (!home) return;
  const [old, now] = moment.goods.points ?? [0, 0];
  run.count(home.querySelector(".vp .n"), String(old), FLIGHT);
  run.fly(
    () => {
      const from = root.querySelector(".tasks");
      const to = home.querySelector(".vp");
      if (!seen(from) || !seen(to)) return null;
      const one = ghost("task", middle(from, 40));
      one.style.width = "auto";
      one.append(icon("star"), `+${now - old}`);
      return { ghost: one, to: middle(to, 30) };
    },
    0,
    FLIGHT + 0.1,
  );
}

export const scores = (): Beat[] => scoresFrom(["colours", "brave", "tasks"]);
