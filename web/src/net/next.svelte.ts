// Another table of this browser where somebody waits for its people. All who want to know share one question.

import { mine } from "./requests";
import { seats } from "./seats";

const EVERY = 20_000;
let next = $state.raw<{ table: string; code: string } | null>(null);
let timer = 0;
let watching = 0;

async function look(table: string): Promise<void> {
  const others = seats().filter((one) => one.table !== table);
  if (document.visibilityState === "hidden") return;
  try {
    const found = others.length ? await mine(others.map((one) => one.token)) : [];
    next = found.find((one) => !one.over && one.turn.includes(one.seat)) ?? null;
  } catch {
    next = null;
  }
}

export function nextTable(): { table: string; code: string } | null {
  return next;
}

/** Look now and then, from this table; gives what ends it. */
export function watchNext(table: string): () => void {
  if (!watching++) {
    void look(table);
    timer = window.setInterval(() => void look(table), EVERY);
  }
  return () => {
    if (--watching) return;
    clearInterval(timer);
    next = null;
  };
}
