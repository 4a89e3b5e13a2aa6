// How a name opens the menu of its seat, wherever the name stands.

import { getContext, setContext } from "svelte";

const KEY = Symbol("seat menu");
type Open = (seat: number) => void;

export function shareSeatMenu(open: Open): void {
  setContext(KEY, open);
}

/** Nothing where there is no menu: in the gallery's small pieces, or on pages without a table. */
export function useSeatMenu(): Open | undefined {
  return getContext<Open | undefined>(KEY);
}
