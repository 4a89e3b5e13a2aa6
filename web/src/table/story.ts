// The journal as people read it: grouped by round and turn, what one seat does in one go on one line.

import type { Entry, Speech } from "../words/speech";

export interface Line {
  seat: number | null;
  text: string;
  mood: "brave" | "cowardly" | "out" | "next" | "";
  /** Places in the journal: the first entry of the line, and the one behind its last. */
  from: number;
  to: number;
}

export interface Chapter {
  round: number;
  turn: number;
  role: string;
  lines: Line[];
}

export function story(journal: Entry[], speech: Speech): Chapter[] {
  const chapters: Chapter[] = [{ round: 0, turn: 0, role: "", lines: [] }];
  journal.forEach((entry, at) => {
    const [word = "", role = ""] = entry.what.split(" ");
    const now = chapters[chapters.length - 1];
    if (!now) return;
    if (word === "round") {
      chapters.push({ round: Number(role), turn: 0, role: "", lines: [] });
      return;
    }
    if (word === "leads") chapters.push({ round: now.round, turn: now.turn + 1, role, lines: [] });
    if (closes(word) && now.turn) chapters.push({ round: now.round, turn: 0, role: "", lines: [] });
    tell(chapters[chapters.length - 1]?.lines ?? [], entry, at, word, speech);
  });
  return chapters.filter((chapter, at) => chapter.lines.length || chapter.turn || at === chapters.length - 1);
}

/** What happens between turns begins a part of its own. */
function closes(word: string): boolean {
  return ["reclaims", "draws", "draws-cards", "left-over", "game-over"].includes(word);
}

function tell(lines: Line[], entry: Entry, at: number, word: string, speech: Speech): void {
  const text = speech.entry(entry);
  const last = lines[lines.length - 1];
  // What somebody brews belongs to what they have just said.
  if (last && word === "brews" && last.seat === entry.seat && last.to === at) {
    last.text += ` ${text}`;
    last.to = at + 1;
    return;
  }
  lines.push({ seat: entry.seat, text, mood: mood(entry.what), from: at, to: at + 1 });
}

function mood(what: string): Line["mood"] {
  if (what.startsWith("knocked-out")) return "out";
  if (what.startsWith("says-next")) return "next";
  if (/^(leads|follows) .* brave$/.test(what) || what.startsWith("acts")) return "brave";
  return /^(leads|follows) .* cowardly$/.test(what) ? "cowardly" : "";
}
