// Numbers as they are printed: what is less than nothing has a minus, not a hyphen.

const MINUS = "−";

/** A number with its sign; nothing has none. */
export function signed(count: number): string {
  return `${count > 0 ? "+" : count ? MINUS : ""}${Math.abs(count)}`;
}

/** A number that may be less than nothing. */
export function number(count: number): string {
  return count < 0 ? `${MINUS}${-count}` : String(count);
}
