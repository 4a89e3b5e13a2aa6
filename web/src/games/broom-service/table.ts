// Broom Service at a table.

import "../../parts/goods/tones.css";
import { turnNumber } from "../../table/turn";
import type { Speech } from "../../words/speech";
import type { GameTable } from "../game";
import box from "./box.json";
import { brings } from "./brings";
import Dock from "./Dock.svelte";
import { icon } from "./drawn";
import type { Ground } from "./map";
import { ground, groundHere } from "./maps.svelte";
import Middle from "./Middle.svelte";
import Picking from "./Picking.svelte";
import Side from "./Side.svelte";
import { beats, scores } from "./stage";
import { BroomTips } from "./tips";
import "./tones.css";
import type { BroomView } from "./view";
import { capital, say } from "./words";

function title(view: BroomView, speech: Speech): string {
  // Long German names may break in the narrow head of a phone.
  if (view.role) return capital(speech.word("role", view.role, "long")).replace(/(?=sammlerin)/u, "\u00ad");
  if (view.sealed === "fists" || view.sealed === "works" || view.seats.some((goods) => goods.owes))
    return say(`event-${view.events.at(-1) ?? "the-works"}`);
  if (view.sealed === "extra-card") return say("page-broom-stick-extra");
  return view.sealed || !view.round ? say("page-stick-picking") : say("page-stick-turn", { turn: turnNumber(view) });
}

function when(view: BroomView): string {
  if (!view.round) return say("page-round-none");
  return say("page-round", { round: view.round, rounds: box.game.rounds });
}

/** Amulets and cards count where the game is played with them. */
function goal(view: BroomView, speech: Speech): string {
  const counts = ["bolts", ...(Object.keys(view.tiles).length ? ["amulets"] : []), ...(view.piles ? ["cards"] : []), "sets"];
  return say("page-goal", { rounds: box.game.rounds, end: speech.words.listed(counts.map((one) => say(`page-goal-${one}`))) });
}

const table: GameTable<BroomView> = {
  box: { ...box, brings },
  when,
  closes: ["shows", "scores-bolts"],
  joins: [
    "takes",
    "gives",
    "gains",
    "loses",
    "flies",
    "delivers",
    "lifts",
    "amulet",
    "uses",
    "instead",
    "cannot",
    "declines",
    "counts",
    "finds",
    "spends",
    "adds",
    "jumps",
    "grounded",
    "rides",
    "draws",
    "turns",
    "plays",
    "puts-away",
    "swaps",
  ],
  goal,
  title,
  icon,
  places: ground,
  stage: { beats: (journal, from, view, viewer) => beats(journal, from, view, viewer, groundHere()?.on(view) ?? null), scores },
  tips: (view, speech, people) => new BroomTips(view, speech, people, (speech.places as Ground).on(view)),
  Middle,
  Side,
  Dock,
  Picking,
  text: () => import("./Text.svelte"),
  end: () => import("./End.svelte"),
};
export default table;
