// How a game ended, in words: who has won and by how much.

import { pair, say, words } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";
import { alsoYou, type Person } from "./people";

/** The places of a table, the first first. */
export function ranked(model: TableModel, people: Person[]): Person[] {
  const place = (seat: number): number => model.picture?.places?.[seat] ?? people.length;
  return [...people].sort((a, b) => place(a.seat) - place(b.seat) || a.seat - b.seat);
}

/** Who has won; several where they share it. */
export function winners(model: TableModel, people: Person[]): Person[] {
  return people.filter((person) => model.picture?.places?.[person.seat] === 1);
}

/** Who has won, and by how many points. */
export function outcome(model: TableModel, people: Person[], points: (seat: number) => number): string {
  const first = winners(model, people);
  if (first.length > 1) return say("page-end-shared", { names: words().listed(first.map((one) => one.name)) });
  const [winner] = first;
  if (!winner) return say("entry-game-over");
  const second = ranked(model, people)[1];
  const margin = second ? points(winner.seat) - points(second.seat) : 0;
  // Whoever gave no name is called "you".
  const who = { who: winner.you && !alsoYou(winner) ? "you" : "other", name: winner.name };
  return margin ? say("page-end-wins-by", { ...who, count: margin }) : say("page-end-wins", who);
}

/** The places in lines, such as "1. Ada: 41 victory points". */
export function places(model: TableModel, people: Person[]): string[] {
  return ranked(model, people).map((person) => {
    const points = say("victory-points", { count: model.picture?.scores?.[person.seat] ?? 0 });
    return `${model.picture?.places?.[person.seat] ?? ""}. ${pair(person.name, points)}`;
  });
}
