// Whether the shuffle is the one that was sealed: everything is worked out here, nothing is taken on trust.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Opened {
  seal: string;
  seed: string;
  salt: string;
}

export type Finding = "good" | "bad" | "unknown";

/** Of fixed length, so that no other seed and salt can be read out of the same letters. */
const LENGTH = 32;

export function sealOf(seed: string, salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed + salt)));
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

/** Whether the game that was written down was dealt from this seed and this salt. */
export function dealtFrom(record: string, { seed, salt }: Opened): boolean {
  const lines = record.split("\n");
  return lines.includes(`seed ${JSON.stringify(seed)}`) && lines.includes(`salt ${JSON.stringify(salt)}`);
}
