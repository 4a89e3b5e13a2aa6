// The journal as people read it: grouped by round and turn, what one seat does in one go on one line.

import type { GameTable } from "../games/game";
import type { Entry, Speech } from "../words/speech";

/** What a game says of its journal. */
export type Joints = Pick<GameTable, "closes" | "joins">;

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

export function story(journal: Entry[], speech: Speech, game: Joints): Chapter[] {
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
    // What happens between turns begins a part of its own.
    if ([...game.closes, "game-over"].includes(word) && now.turn) chapters.push({ round: now.round, turn: 0, role: "", lines: [] });
    tell(chapters[chapters.length - 1]?.lines ?? [], entry, at, game.joins.includes(word), speech);
  });
  return chapters.filter((chapter, at) => chapter.lines.length || chapter.turn || at === chapters.length - 1);
}

function tell(lines: Line[], entry: Entry, at: number, joins: boolean, speech: Speech): void {
  const text = speech.entry(entry);
  const last = lines[lines.length - 1];
  // What somebody gets belongs to what they have just said.
  if (last && joins && last.seat === entry.seat && last.to === at) {
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
