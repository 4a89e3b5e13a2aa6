// Witch's Brew at a table.

import "../../parts/goods/tones.css";
import { turnNumber } from "../../table/turn";
import type { Speech } from "../../words/speech";
import type { GameTable } from "../game";
import box from "./box.json";
import { brings } from "./brings";
import Dock from "./Dock.svelte";
import { icon } from "./drawn";
import Middle from "./Middle.svelte";
import Picking from "./Picking.svelte";
import { breakable } from "./texts";
import { beats, scores } from "./stage";
import { BrewTips } from "./tips";
import "./tones.css";
import type { BrewView } from "./view";
import { capital, say } from "./words";

function title(view: BrewView, speech: Speech): string {
  if (view.role) return breakable(capital(speech.word("role", view.role, "long")));
  return view.sealed || !view.round ? say("page-stick-picking") : say("page-stick-turn", { turn: turnNumber(view) });
}

function when(view: BrewView): string {
  if (!view.round) return say("page-round-none");
  return view.sealed === "picks"
    ? say("entry-round", { round: view.round })
    : say("page-past-turn", { round: view.round, turn: turnNumber(view) });
}

const table: GameTable<BrewView> = {
  box: { ...box, brings },
  when,
  closes: ["book", "last-set"],
  joins: ["takes", "gives", "earns", "spends", "fills", "brews", "adds", "adds-gold", "stays", "cannot", "collects", "declines"],
  goal: () => say("page-goal", { ravens: box.game.ravens }),
  title,
  icon,
  stage: { beats, scores },
  tips: (view, speech, people) => new BrewTips(view, speech, people),
  Middle,
  Dock,
  Picking,
  text: () => import("./Text.svelte"),
  end: () => import("./End.svelte"),
};
export default table;
