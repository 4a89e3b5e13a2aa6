// Names inside sentences. A sentence is said with marks in the place of names, so that each can be shown in its colour.

const OPEN = "\u{E000}";
const CLOSE = "\u{E001}";
const MARKED = new RegExp(`${OPEN}(\\d)${CLOSE}`, "gu");

export type Piece = string | { seat: number };

export function mark(seat: number): string {
  return OPEN + seat + CLOSE;
}

export function pieces(text: string): Piece[] {
  return text
    .split(MARKED)
    .map((part, at): Piece => (at % 2 ? { seat: Number(part) } : part))
    .filter((piece) => piece !== "");
}

export function plain(text: string, names: string[]): string {
  return text.replace(MARKED, (_, seat: string) => names[Number(seat)] ?? seat);
}
