// A large screen is drawn part by part, each in a task of its own, so that the page never stands still for long. Only the
// page itself does so (main.ts): whoever shows a single screen, as the gallery and tests do, has it whole at once.

import { flushSync } from "svelte";

let bitByBit = false;
const coming = new Set<() => void>();
/** A message to oneself comes in the next task; a timer would wait. */
const { port1: self, port2: next } = new MessageChannel();
self.onmessage = () => {
  asked = false;
  bring();
  ask();
};

export function drawBitByBit(): void {
  bitByBit = true;
}

/** Whether a part that is drawn now may wait for its turn. Nobody sees a page that is hidden, and tasks are rare there. */
export function mayWait(): boolean {
  return bitByBit && !document.hidden;
}

/** Do this when it is this one's turn; gives how to take it back. */
export function inTurn(work: () => void): () => void {
  coming.add(work);
  ask();
  return () => void coming.delete(work);
}

let asked = false;
function ask(): void {
  if (asked || !coming.size) return;
  asked = true;
  next.postMessage(null);
}

function bring(): void {
  const [first] = coming;
  if (!first) return;
  coming.delete(first);
  flushSync(first);
}

/** Whether a part of the screen is still to come. */
export function partsToCome(): boolean {
  return coming.size > 0;
}

/** Do this when the whole screen is there; gives how to take it back. */
export function whenAllIsThere(work: () => void): () => void {
  let back = (): void => undefined;
  const look = (): void => {
    if (partsToCome()) back = inTurn(look);
    else work();
  };
  look();
  return () => back();
}

/** Have the whole screen here now. */
export function drawAll(): void {
  while (coming.size) bring();
}
