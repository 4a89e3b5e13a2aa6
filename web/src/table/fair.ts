// Whether the shuffle is the one that was sealed: everything is worked out here, nothing is taken on trust.

import type { Note } from "../net/shares";
import type { ShareShown } from "../wire";
import { sha256Of } from "./sha256";

export interface Opened {
  seal: string;
  seed: string;
  salt: string;
  /** What people have put in, by seat; null where the cards were dealt from seed and salt alone. */
  values: string[] | null;
}

export type Finding = "good" | "bad" | "unknown";
export type Shares = (ShareShown | null)[];

/** Of fixed length, so that no other seed and salt can be read out of the same letters. */
const LENGTH = 32;
/** Stands for a seat that puts nothing in. */
const NOTHING = "-";

export function sealOf(seed: string, salt: string): string {
  return sha256Of(seed + salt);
}

export function wellFormed(text: string): boolean {
  return text.length === LENGTH && /^[0-9a-f]*$/.test(text);
}

/** The seal that was shown before the game against what was opened after it. */
export function opens({ seal, seed, salt }: Opened): boolean {
  return wellFormed(seed) && wellFormed(salt) && sealOf(seed, salt) === seal.trim().toLowerCase();
}

/** The seal of today against the one this browser was shown first. */
export function sameSeal(first: string | null, seal: string): Finding {
  if (first === null) return "unknown";
  return first === seal ? "good" : "bad";
}

/** What the cards are dealt from, with the salt. */
export function dealSeed({ seed, salt, values }: Opened): string {
  return values ? sha256Of([seed, salt, ...values.map((value) => value || NOTHING)].join(" ")) : seed;
}

/** What people have put in, as it is written in one line: in the order of seats, a dash for nothing. */
export function inOneLine(values: string[] | null): string {
  return (values ?? []).map((value) => value || NOTHING).join(" ");
}

/** The same read back; nothing at all is a table whose cards were dealt from seed and salt alone. */
export function fromOneLine(line: string): string[] | null {
  const parts = line.trim().split(/\s+/).filter(Boolean);
  return parts.length ? parts.map((part) => (part === NOTHING ? "" : part)) : null;
}

/** Whether a seat's value is the one that it had committed to; unknown where it was left out. */
export function fits(share: ShareShown, value: string): Finding {
  if (share.left_out) return "unknown";
  return wellFormed(value) && sha256Of(value) === share.commit ? "good" : "bad";
}

/** What everybody had committed to when this browser opened its share, against what the server says of it now. */
export function sameCommits(note: Note | undefined, shares: Shares): Finding {
  if (!note?.told) return "unknown";
  return shares.every((share, seat) => (share?.commit ?? "") === (note.told?.[seat] ?? "")) ? "good" : "bad";
}

/** Whether what this browser has put in is in the deal; unknown where it has put nothing in, or came too late. */
export function ownIn(note: Note | undefined, values: string[] | null, shares: Shares): Finding {
  if (!note?.shares.length) return "unknown";
  const others = note.shares.filter(({ seat, value }) => values?.[seat] !== value);
  if (!others.length) return "good";
  return others.every(({ seat }) => shares[seat]?.left_out) ? "unknown" : "bad";
}

/** Whether the game that was written down was dealt from all this. */
export function dealtFrom(record: string, opened: Opened): boolean {
  const lines = record.split("\n");
  return lines.includes(`seed ${JSON.stringify(dealSeed(opened))}`) && lines.includes(`salt ${JSON.stringify(opened.salt)}`);
}
