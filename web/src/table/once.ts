// A press means what lay there when somebody meant it. So the place of a decision takes no other press for a moment, whatever has
// come to lie there; whoever moves the pointer away and back means it. And what comes to lie where another button was, because
// others have acted, takes none until it has been seen.

const MOMENT = 640;
/** Nobody has seen what is not drawn this long. */
const SEEN = 500;
const NEAR = 16;
/** A decision is made while its press is told. */
const AT_ONCE = 100;
/** How far back it is known what lay where. */
const KEPT = 3000;

interface Press {
  x: number;
  y: number;
  /** When the mouse or the finger pressed, and when the page came to it: it may have been busy. */
  at: number;
  met: number;
}

/** The page has changed: what lay where before. */
interface Shift {
  lay: Map<Element, DOMRect>;
  focus: Element | null;
  at: number;
  drawn: number;
  /** It comes of a decision that was made here. */
  own: boolean;
}

let press: Press | null = null;
let taken: Press | null = null;
let sent = false;
let shifts: Shift[] = [];

const far = ({ clientX, clientY }: MouseEvent, from: Press): boolean => Math.hypot(clientX - from.x, clientY - from.y) > NEAR;

const within = (lay: DOMRect | undefined, { clientX, clientY }: MouseEvent): boolean =>
  !!lay && lay.left <= clientX && clientX <= lay.right && lay.top <= clientY && clientY <= lay.bottom;

/** Whether something else was meant, which lay here until a moment ago. */
function mistaken(event: MouseEvent): boolean {
  const button = (event.target as Element).closest?.(".dockbox button, .dockbox a");
  // Whoever looks back, or at the end of a game, decides nothing.
  if (button?.closest(".past")) return false;
  const came = button && shifts.findLast(({ lay }) => !within(lay.get(button), event));
  if (!came || event.timeStamp - came.drawn >= SEEN) return false;
  if (taken && !far(event, taken)) return true;
  return shifts.some(
    ({ own, lay, at }) => !own && came.at - at < SEEN && [...lay].some(([one, where]) => one !== button && within(where, event)),
  );
}

function refuse(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

addEventListener(
  "click",
  (event) => {
    // What keys and programs press has no place, and what they decide was not decided where somebody pressed before.
    if (!event.detail) {
      press = null;
      return;
    }
    const at = event.timeStamp;
    if ((taken && at - taken.at < MOMENT && !far(event, taken)) || mistaken(event)) refuse(event);
    else press = { x: event.clientX, y: event.clientY, at, met: performance.now() };
  },
  true,
);
addEventListener(
  "keydown",
  (event) => {
    press = null;
    // A key that was to press a button does not decide where that is gone.
    const gone = ({ own, focus, drawn }: Shift): boolean => !own && !!focus && !focus.isConnected && event.timeStamp - drawn < SEEN;
    if ((event.key === "Enter" || event.key === " ") && shifts.some(gone)) refuse(event);
  },
  true,
);
addEventListener("pointermove", (event) => taken && event.pointerType === "mouse" && far(event, taken) && (taken = null), true);

/** What is being pressed now was a decision, or the first half of one; one that is sent changes what is asked. */
export function once(sends = false): void {
  if (press && performance.now() - press.met < AT_ONCE) taken = press;
  sent ||= sends;
}

/** What is asked is about to change, and what can be pressed with it. */
export function shifting(): void {
  const at = performance.now();
  const lay = new Map([...document.querySelectorAll(".dockbox button")].map((one) => [one, one.getBoundingClientRect()]));
  const focus = document.activeElement?.closest("button") ?? null;
  const shift: Shift = { lay, focus, at, drawn: Infinity, own: sent };
  sent = false;
  shifts = [...shifts.filter((one) => at - one.at < KEPT), shift];
  requestAnimationFrame(() => (shift.drawn = performance.now()));
}
