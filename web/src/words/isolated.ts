// Names from all over the world inside sentences: one that runs from right to left must not turn the words around it.

/** Letters that run from right to left: Hebrew, Arabic and their kin. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const OPEN = "\u2068";
const CLOSE = "\u2069";

/** A name that keeps its direction to itself. The two marks around it are seen by nobody, and most names need none. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) && !name.startsWith(OPEN) ? OPEN + name + CLOSE : name;
}

/** The name alone. */
export function bare(name: string): string {
  return name.startsWith(OPEN) && name.endsWith(CLOSE) ? name.slice(1, -1) : name;
}
