// What follows from an open table: worth of potions, distance to tasks, what a card would bring.

import type { Gain } from "../../words/speech";
import box from "./box.json";
import type { CardView, Counts, Display } from "./view";

export interface Task {
  number: number;
  points: number;
  needs: [type: string, count: number][];
  size: number;
}

/** Points for so many potions of one colour. */
export function colourPoints(potions: number): number {
  const last = box.scale.length - 1;
  const kept = box.scale[Math.min(potions, last)] ?? 0;
  return kept + Math.max(0, potions - last) * box.scale_more;
}

export function types(view: CardView): string[] {
  return Object.keys(view.open_witches);
}

export function openTasks(view: CardView): Task[] {
  return view.tasks.flatMap((number) => {
    const task = box.tasks.find((one) => one.number === number);
    if (!task) return [];
    const needs = Object.entries(task.needs as Counts);
    return [{ number, points: task.points, needs, size: needs.reduce((sum, [, need]) => sum + need, 0) }];
  });
}

/** How many of a task's potions a display has. */
export function near(display: Display, task: Task): number {
  return task.needs.reduce((sum, [type, need]) => sum + Math.min(need, display.potions[type] ?? 0), 0);
}

/** What a card of a type would bring to a display now; the engine's preview says the same of what can be chosen. */
export function worth(view: CardView, seat: number, type: string, brave: boolean): Gain {
  const display = view.displays[seat];
  const have = display?.potions[type] ?? 0;
  const potions = brave ? box.brave_potions : box.cowardly_potions;
  const extra = brave ? box.brave_extra : 0;
  const completes = openTasks(view).filter((task) => {
    if (!display) return false;
    const then = { ...display, potions: { ...display.potions, [type]: have + potions } };
    return near(display, task) < task.size && near(then, task) === task.size;
  });
  return {
    potion: type,
    potions,
    brave_potions: extra,
    points: colourPoints(have + potions) - colourPoints(have) + extra * box.brave_points,
    completes: completes.map((task) => task.number),
    at_once: !brave,
  };
}

export interface Source {
  name: "colours" | "brave" | "tasks";
  points: number;
}

/** Where a display's points come from. */
export function sources(display: Display): Source[] {
  const colours = Object.values(display.potions).reduce((sum, count) => sum + colourPoints(count), 0);
  const tasks = box.tasks.filter((task) => display.tasks.includes(task.number));
  return [
    { name: "colours", points: colours },
    { name: "brave", points: display.brave_potions * box.brave_points },
    { name: "tasks", points: tasks.reduce((sum, task) => sum + task.points, 0) },
  ];
}
