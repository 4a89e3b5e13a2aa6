// A decision is made once: for a moment after it, the place where it was pressed takes no other press, whatever has come to lie
// there. Whoever moves the pointer away and back means it.

const MOMENT = 640;
const NEAR = 16;
/** A decision is made while its press is told. */
const AT_ONCE = 100;

interface Press {
  x: number;
  y: number;
  /** When the mouse or the finger pressed, and when the page came to it: it may have been busy. */
  at: number;
  met: number;
}

let press: Press | null = null;
let taken: Press | null = null;

const far = ({ clientX, clientY }: MouseEvent, from: Press): boolean => Math.hypot(clientX - from.x, clientY - from.y) > NEAR;

addEventListener(
  "click",
  (event) => {
    // What keys and programs press has no place, and what they decide was not decided where somebody pressed before.
    if (!event.detail) {
      press = null;
      return;
    }
    const at = event.timeStamp;
    if (taken && at - taken.at < MOMENT && !far(event, taken)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else press = { x: event.clientX, y: event.clientY, at, met: performance.now() };
  },
  true,
);
addEventListener("keydown", () => (press = null), true);
addEventListener("pointermove", (event) => taken && event.pointerType === "mouse" && far(event, taken) && (taken = null), true);

/** What is being pressed now was a decision, or the first half of one. */
export function once(): void {
  if (press && performance.now() - press.met < AT_ONCE) taken = press;
}
