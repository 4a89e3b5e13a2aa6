// How moments of Broom Service look: pawns fly along their way, potions travel to towers, clouds lift, goods come home.

import { ghost, icon, type Laid, middle, seen } from "../../look/laid";
import type { Beat } from "../../look/motion.svelte";
import { CHIP, chips, row, speaker } from "../../parts/goods/chips";
import { scores as scoresFrom, staged } from "../../table/stagecraft";
import type { Entry } from "../../words/speech";
import { DRAWN, drawing, THINGS } from "./drawn";
import type { Ground } from "./map";
import { moments, type Change, type Flies, type Moves } from "./moments";
import type { BroomView } from "./view";

const ON_THE_WAY = 480;
const JUMP = 640;

/** What happened from a place in the journal on. The viewer is who holds the hand in the dock. */
export function beats(
  journal: Entry[],
  from: number,
  view: BroomView,
  viewer: number | null,
  ground: Ground | null,
  root: ParentNode = document,
): Beat[] {
  if (!ground) return [];
  return staged<Flies | Moves | Change>(moments(journal, from, view), {
    root,
    viewer,
    drawn: DRAWN,
    takes: (moment) => (moment.kind === "flies" ? (moment.jump ? JUMP : ON_THE_WAY) : undefined),
    lay: (run, moment) => {
      if (moment.kind === "flies") flies(run, moment, root, ground);
      else if (moment.kind === "moves") moves(run, moment, root, ground);
      else change(run, moment, root, ground);
    },
  });
}

/** A place of the map in the window, as a square of this size; nothing where that is out of sight. */
function onMap(root: ParentNode, ground: Ground, at: number[] | undefined, size: number): DOMRect | null {
  const sea = root.querySelector(".sea");
  const world = root.querySelector(".sea .world");
  if (!at || !seen(sea) || !seen(world)) return null;
  const frame = sea.getBoundingClientRect();
  const box = world.getBoundingClientRect();
  const x = box.x + ((at[0] ?? 0) / ground.shown.width) * box.width;
  const y = box.y + ((at[1] ?? 0) / ground.shown.height) * box.height;
  if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return null;
  return new DOMRect(x - size / 2, y - size / 2, size, size);
}

/** A pawn flies in a bow from where it stood to where it stands now. */
function flies(run: Laid, moment: Flies, root: ParentNode, ground: Ground): void {
  const pawn = root.querySelector(`[data-pawn="${moment.seat} ${moment.to}"]`);
  const sea = root.querySelector(".sea .world");
  const from = ground.areas.get(moment.from)?.pawns;
  const to = ground.areas.get(moment.to)?.pawns;
  if (!seen(pawn) || !seen(sea) || !from || !to) return;
  const unit = sea.getBoundingClientRect().width / ground.shown.width;
  const dx = ((from[0] ?? 0) - (to[0] ?? 0)) * unit;
  const dy = ((from[1] ?? 0) - (to[1] ?? 0)) * unit;
  // A turbo broom goes high, and leans into it.
  const bow = Math.min(moment.jump ? 150 : 60, Math.hypot(dx, dy) * (moment.jump ? 0.42 : 0.3));
  const lean = (dx > 0 ? 14 : -14) * (moment.jump ? 2 : 1);
  // The picture in the button moves; the button itself stays where it is pressed.
  run.move(pawn.querySelector(".figure"), [
    { transform: `translate(${dx}px, ${dy}px)`, easing: "ease-in" },
    { transform: `translate(${dx * 0.86}px, ${dy * 0.86 - bow * 0.6}px) rotate(${-lean}deg)`, offset: 0.2, easing: "linear" },
    { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - bow}px) rotate(${-lean}deg)`, offset: 0.5, easing: "linear" },
    { transform: `translate(${dx * 0.14}px, ${dy * 0.14 - bow * 0.6}px) rotate(${-lean}deg)`, offset: 0.8, easing: "ease-out" },
    { transform: "none" },
  ]);
}

/** A forest tile comes home from its forest, a card from its pile or back under it. */
function moves(run: Laid, moment: Moves, root: ParentNode, ground: Ground): void {
  run.fly(() => {
    const home = row(root, moment.seat);
    if (!home) return null;
    const piles = [...root.querySelectorAll(`[data-thing="pile:${moment.pile}"]`)];
    const pile = piles.find(seen) ?? null;
    const at = ground.tileAt("forest", moment.area)?.at;
    const away = moment.pile ? (seen(pile) ? middle(pile, 26) : null) : onMap(root, ground, at, 26);
    if (!away) return null;
    const kept = home.querySelector(`[data-keeps="${moment.thing}"]`);
    const here = middle(seen(kept) ? kept : home, 26);
    const one = ghost("piece", moment.comes ? away : here);
    one.append(drawing(moment.thing));
    return { ghost: one, to: moment.comes ? here : away };
  });
}

const drawn = (good: string): { icon: string; tone: string } => ({ icon: THINGS[good] ?? "star", tone: `p-${good}` });

/** Goods come from whoever has spoken, a tower or a cloud, and go there. */
function change(run: Laid, moment: Change, root: ParentNode, ground: Ground): void {
  if (moment.cloud) lifts(run, moment, root, ground);
  const spot = ground.towers.get(moment.tower)?.at ?? ground.clouds.get(moment.cloud)?.at;
  const away = (): DOMRect | null => onMap(root, ground, spot, CHIP) ?? speaker(root, moment.seat, CHIP);
  chips(run, root, moment.seat, moment.goods, { drawn, away });
}

/** The cloud is gone already: its ghost lifts and fades. */
function lifts(run: Laid, moment: Change, root: ParentNode, ground: Ground): void {
  run.fly(() => {
    const at = onMap(root, ground, ground.clouds.get(moment.cloud)?.at, 54);
    if (!at) return null;
    const one = ghost("puff", at);
    one.append(icon(moment.sort.startsWith("storm") ? "storm" : "cloud"));
    return { ghost: one, to: new DOMRect(at.x, at.y - 46, at.width * 0.8, at.height * 0.8) };
  });
}

export const scores = (): Beat[] => scoresFrom(["way", "bolts", "rest"]);
