// What is read off an open table: worth of potions, distance to tasks, what a card would bring.

import type { Gain } from "../../words/speech";
import box from "./box.json";
import type { CardView, Counts } from "./view";

export interface Task {
  number: number;
  points: number;
  needs: [type: string, count: number][];
  size: number;
}

const TASKS: Partial<Record<number, { points: number; needs: Counts }>> = box.task as object;

/** Points for so many potions of one colour. */
export function colourPoints(potions: number): number {
  return box.colour_points[potions] ?? 0;
}

export function types(view: CardView): string[] {
  return Object.keys(view.open_witches);
}

export function openTasks(view: CardView): Task[] {
  return view.tasks.flatMap((number) => {
    const task = TASKS[number];
    if (!task) return [];
    const needs = Object.entries(task.needs);
    return [{ number, points: task.points, needs, size: needs.reduce((sum, [, need]) => sum + need, 0) }];
  });
}

/** The potions of a task that a seat has not. */
export function lacks(view: CardView, seat: number, task: Task): Counts {
  return view.follows.lacks[task.number]?.[seat] ?? {};
}

/** How many of a task's potions a seat has. */
export function near(view: CardView, seat: number, task: Task): number {
  return Object.values(lacks(view, seat, task)).reduce((left, count) => left - count, task.size);
}

/** What a card of a type would bring to the viewer now. */
export function worth(view: CardView, type: string, brave: boolean): Gain {
  return view.follows.gains?.[type]?.[brave ? "brave" : "cowardly"] ?? {};
}

/** Of which types a seat is known to have a card: a knocked-out card goes back into its owner's stock, in the sight of all. */
export function known(view: CardView, seat: number): string[] {
  return view.follows.known[seat] ?? [];
}

/** Other seats that are known to have a card of a type. */
export function holders(view: CardView, type: string, but: number | null): number[] {
  return view.displays.flatMap((_, seat) => (seat !== but && known(view, seat).includes(type) ? [seat] : []));
}
