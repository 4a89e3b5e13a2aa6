// The card game at a table.

import { turnNumber } from "../../table/turn";
import type { Speech } from "../../words/speech";
import { capital, say } from "./words";
import type { GameTable } from "../game";
import box from "./box.json";
import { brings } from "./brings";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";
import Picking from "./Picking.svelte";
import { beats, scores } from "./stage";
import { CardTips } from "./tips";
import type { CardView } from "./view";

function title(view: CardView, speech: Speech): string {
  if (view.role) return capital(speech.word("role", view.role, "long"));
  if (!view.round) return say("page-stick-first");
  return view.sealed ? say("page-stick-picking") : say("page-stick-turn", { turn: turnNumber(view) });
}

const table: GameTable<CardView> = {
  box: { ...box, brings },
  when: (view) =>
    view.round ? say("page-round", { round: view.round, rounds: Math.max(view.round, box.game.rounds) }) : say("page-round-none"),
  closes: ["reclaims", "draws", "draws-cards", "left-over"],
  joins: ["brews"],
  goal: () => say("page-goal", { rounds: box.game.rounds, brave: box.score.brave }),
  title,
  icon: (role) => `r-${role}-kin`,
  stage: { beats, scores },
  tips: (view, speech, people) => new CardTips(view, speech, people),
  Middle,
  Dock,
  Picking,
  text: () => import("./Text.svelte"),
  end: () => import("./End.svelte"),
};
export default table;
