// What everybody knows of hidden cards: a knocked-out card goes back into its owner's stock, in the sight of all.

import { readTurn } from "../../table/turns";
import type { CardView, Counts } from "./view";

/** How many cards of each type a seat is known to have, in hand or stock: until it plays that type again (cg-cancel-known). */
export function known(view: CardView, seat: number): Counts {
  const found: Counts = {};
  const add = (type: string, count: number): void => {
    found[type] = Math.max(0, (found[type] ?? 0) + count);
  };
  for (const { role, said } of view.turns.map(readTurn)) {
    const how = said[seat];
    if (how === "brave" || how === "cowardly" || how === "out") add(role, -1);
    if (how === "out") add(role, 1);
  }
  const now = view.role === null ? undefined : view.said[seat];
  if (view.role && (now === "brave" || now === "cowardly" || now === "out")) add(view.role, -1);
  if (view.role && now === "out") add(view.role, 1);
  return Object.fromEntries(Object.entries(found).filter(([, count]) => count > 0));
}

/** Other seats that are known to have a card of a type. */
export function holders(view: CardView, type: string, but: number | null): number[] {
  return Array.from({ length: view.players }, (_, seat) => seat).filter((seat) => seat !== but && known(view, seat)[type]);
}
