// What could not be done, in the reader's language: every refusal has a code, and every code a message.

import { Problem } from "../net/host";
import type { Speech } from "./speech";
import { words } from "./words.svelte";

/** A refusal as it comes over the wire. */
export interface Refusal {
  code: string;
  text: string;
  facts?: Record<string, unknown>;
}

/** A sentence for a refusal, those of the rules with a speech; what no file of ours knows comes in the server's words. */
export function explain({ code, text, facts = {} }: Refusal, speech?: Speech): string {
  const known = words().attempt(`page-problem-${code}`);
  return known || speech?.refusal(code, facts, "") || words().say("page-problem-unknown", { text });
}

/** The same for whatever was thrown. */
export function explainError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return explain({ code: error instanceof Problem ? error.code : "", text });
}
