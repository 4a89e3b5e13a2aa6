// What happens at a table is told by motion and sound, when the journal grows.
//
// The page shows the outcome at once; this lays what led to it over it, one thing at a time (look/motion.svelte.ts).
// `useTelling` follows whatever a screen shows: the present, or moments of the past. One step on is told as it was when it
// happened; back, far on, or between past and present is not. To tell something else, when the page shows `view`:
//
//     await tick();
//     tell(journal, from, view, viewer);
//
// `journal` is all that had happened by then, `from` how much of it is known already. `motion.busy` says whether anything
// moves, `motion.whenStill(work)` does something afterwards, and `motion.end()` ends it, as any key or tap does.

import { tick, untrack } from "svelte";
import type { TableView } from "../games/game";
import { gameTable } from "../games/tables";
import { hear } from "../look/hearing";
import { motion, type Beat } from "../look/motion.svelte";
import { settings, type Sound } from "../look/settings.svelte";
import { drawAll, partsToCome } from "../parts/later";
import type { Entry } from "../words/speech";
import { say } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";
import { turnsBegun } from "./turn";

/** Play what happened from a place in the journal on; the page shows the view already. Says whether anything moves. */
export function tell(journal: Entry[], from: number, view: TableView, viewer: number | null): boolean {
  return play(beatsOf(journal, from, view, viewer), turnsBegun(journal));
}

function beatsOf(journal: Entry[], from: number, view: TableView, viewer: number | null): Beat[] {
  return gameTable(view.game)?.stage?.beats(journal, from, view, viewer) ?? [];
}

function play(beats: Beat[], turn: number): boolean {
  motion.onlyTurn(turn);
  // A turn that is not on the stick any more is told by what it brought.
  const moving = motion.play(beats.filter((beat) => beat.turn === undefined || beat.turn === turn)) > 0;
  if (!moving) hear(oneSound(beats));
  else if (beats.some((beat) => beat.sound === "end")) motion.whenStill(() => hear("end"));
  return moving;
}

const GREATEST: Sound[] = ["end", "swept", "reveal", "brave", "cowardly"];

/** Where nothing moves, what happened in one go has one sound: that of the greatest thing. */
export function oneSound(beats: Pick<Beat, "sound">[]): Sound | null {
  return GREATEST.find((sound) => beats.some((beat) => beat.sound === sound)) ?? null;
}

/** Whether more entries follow on those known before: not so after an undo, or after a new welcome. */
export function grown(before: Entry[], now: Entry[]): boolean {
  return before.length > 0 && now.length > before.length && now[before.length - 1] === before[before.length - 1];
}

export interface Followed {
  /** What is shown: the table, or the table as of a moment. */
  model: TableModel;
  past: boolean;
  /** It is the viewer's call, now. */
  called: boolean;
}

/** More entries than this are not one step. */
const STEP = 30;

export interface Telling {
  /** The table is laid over the screen that has taken its place, until what happened on it is told. */
  readonly staying: boolean;
}

/** Follow a table: to be called once by the screen that shows it. */
export function useTelling(read: () => Followed): Telling {
  let staying = $state(false);
  let known: Entry[] = [];
  let inPast = false;
  let asked = false;

  $effect(() => {
    const { model, past, called } = read();
    const { journal, picture } = model;
    untrack(() => {
      const before = known;
      const same = past === inPast;
      const news = before !== journal || !same;
      const step = same && grown(before, journal) && journal.length - before.length <= STEP;
      const calls = called && !asked && before.length;
      known = journal;
      inPast = past;
      asked = called;
      const rest = (): void => {
        if (calls) motion.whenStill(() => call(model));
      };
      if (news && picture && step)
        whole(() => {
          void follow(model, before.length, picture.view);
          rest();
        });
      else {
        if (news) motion.end();
        rest();
      }
    });
  });

  /** What is to move has to be there; where nothing moves, nothing need be. */
  function whole(work: () => void): void {
    if (!partsToCome() || !motion.may()) return work();
    queueMicrotask(() => {
      drawAll();
      work();
    });
  }

  async function follow(model: TableModel, from: number, view: TableView): Promise<void> {
    const beats = beatsOf(model.journal, from, view, model.seat);
    if (!beats.length) return;
    const told = motion.aboutTable || beats.some((beat) => beat.table);
    if (told && motion.may() && document.querySelector("main.end")) {
      const fresh = !staying;
      staying = true;
      await tick();
      drawAll();
      if (fresh) motion.again();
    }
    play(beats, turnsBegun(model.journal));
    motion.whenStill(() => void leave(view));
  }

  /** The table makes way for what is there; the scores count when they are seen. */
  async function leave(view: TableView): Promise<void> {
    staying = false;
    await tick();
    if (view.over) motion.play(gameTable(view.game)?.stage?.scores() ?? []);
  }

  return {
    get staying() {
      return staying;
    },
  };
}

/** It is one's call: two knocks, and a word from the system where the page is out of sight. */
function call(model: TableModel): void {
  hear("call");
  if (!settings().notify || document.visibilityState !== "hidden") return;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  new Notification("Broomstick", { body: say("page-notify-call", { code: model.code }), tag: model.table });
}
