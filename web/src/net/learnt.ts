// How far somebody has come in the lessons, by game and lesson, in this browser only: what is half done is offered again.

import type { Wishes } from "../games/list";
import type { GameShown, LessonShown } from "../wire";
import { seatsAt } from "./seats";

const PLACE = "broomstick.lessons";

export interface Learnt {
  table: string;
  step: number;
  of: number;
  /** The end of it was reached once. */
  done: boolean;
  /** The end was reached at this table. */
  over: boolean;
}

function all(): Record<string, Learnt> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Record<string, Learnt>) : {};
  } catch {
    return {};
  }
}

export function learnt(game: string, lesson: string): Learnt | undefined {
  const found = all()[`${game}/${lesson}`];
  return typeof found === "object" && typeof found?.table === "string" ? found : undefined;
}

/** Remember where somebody is; what was learnt once stays learnt, whoever goes through it again. */
export function noteLesson(game: string, lesson: string, now: Omit<Learnt, "done">): void {
  const done = now.over || (learnt(game, lesson)?.done ?? false);
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...all(), [`${game}/${lesson}`]: { ...now, done } }));
  } catch {
    return;
  }
}

/** Whether somebody has begun a lesson, not come to its end, and still has the seat. */
export function halfDone(game: string, lesson: string): boolean {
  const found = learnt(game, lesson);
  return !!found && !found.over && seatsAt(found.table).length > 0;
}

/** The lesson about the rules of a new table, where somebody has not had it yet. */
export function lessonAbout(game: GameShown, agreed: Wishes): LessonShown | undefined {
  return game.lessons?.find(({ name, needs = {} }) => {
    const wanted = Object.entries(needs);
    return wanted.length > 0 && wanted.every(([option, value]) => agreed[option] === value) && !learnt(game.name, name)?.done;
  });
}
