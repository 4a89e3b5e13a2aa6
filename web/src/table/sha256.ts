// SHA-256 as hexadecimal letters; the browser's own is there only over a safe connection.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export function sha256Of(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
