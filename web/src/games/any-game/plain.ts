// The plain table: for a game that has none of its own in this page. It shows the view's data and asks by the engine's texts.

import { heart } from "../../table/moments";
import { scores, staged } from "../../table/stagecraft";
import { turnNumber } from "../../table/turn";
import type { Entry } from "../../words/speech";
import { capital, say, words } from "../../words/words.svelte";
import type { GameTable } from "../game";
import Dock from "./Dock.svelte";
import type { PlainBox } from "./facts";
import Middle from "./Middle.svelte";
import Picking from "./Picking.svelte";

// Written by tools/page/plain.py.
const BOXES = import.meta.glob<PlainBox>("../*/plain.json", { import: "default" });
const DRAWN = { icon: (): string => "lead", tone: (): string => "" };

/** The table of a game; of one that the page was not told of, with the vocabulary of the heart. */
export async function plainTable(name: string): Promise<GameTable> {
  const own = BOXES[`../${name}/plain.json`] ?? BOXES["./plain.json"]!;
  const box = await own();
  return {
    box,
    when: ({ round }) => (round ? words(name).say("round-of", { round }) : say("page-round-none")),
    closes: [],
    joins: [],
    title: (view, speech) => {
      if (view.role) return capital(speech.word("role", view.role, "long"));
      if (!view.round) return say("page-round-none");
      return view.sealed === "picks" ? say("page-stick-picking") : say("page-stick-turn", { turn: turnNumber(view) });
    },
    icon: DRAWN.icon,
    stage: { beats, scores: () => scores(["points"]) },
    Middle,
    Dock,
    Picking,
    text: () => import("./Text.svelte"),
    end: () => import("./End.svelte"),
  };
}

/** What every game has to tell by motion and sound. */
function beats(journal: Entry[], from: number, _view: unknown, viewer: number | null) {
  const told: Parameters<typeof staged<never>>[0] = [];
  journal.slice(from).forEach(heart(journal, from, told));
  return staged<never>(told, { root: document, viewer, drawn: DRAWN, lay: () => undefined });
}
