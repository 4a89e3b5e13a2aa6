// What of the map one should see: what can be done, or what is thought about, and the pawns that do it.

import { room } from "../../parts/room.svelte";
import { overlap } from "./labels";
import type { Ground } from "./map";
import type { Play } from "./play.svelte";
import { boxAround, spotOf, type Spot, type Stand } from "./spots";
import type { BroomView } from "./view";
import type { Box, Zoom } from "./zoom.svelte";

/** What the small map covers, in pixels, and how far half a pawn or a tower reaches. */
export const MINI = { wide: 124, high: 112 };
const CLEAR = 24;

interface At {
  view: BroomView;
  ground: Ground;
  play: Play;
  zoom: Zoom;
  /** Whose pawns one looks for first. */
  seat: number | null;
  pawns: Stand[];
  /** Where names stand. */
  plates: Box[];
  /** What the role that is thought about could be used on, while nothing is asked on the map itself. */
  thought: Set<string>;
}

export class Sight {
  constructor(private readonly at: () => At) {}

  /** The pawns of whoever looks, or else of whoever is to decide or to speak. */
  private readonly first = $derived.by((): Stand[] => {
    const { view, seat, pawns } = this.at();
    const whose = seat ?? view.deciders[0] ?? view.speaker;
    const found = pawns.filter((pawn) => pawn.seat === whose);
    return found.length ? found : pawns;
  });

  readonly targets = $derived.by((): ({ target: string } & Spot)[] => {
    const { ground, play, thought } = this.at();
    const meant = play.onMap.length ? play.open.map((one) => one.target) : thought;
    return [...new Set(meant)].flatMap((target) => {
      const spot = spotOf(ground, target);
      return spot ? [{ target, ...spot }] : [];
    });
  });

  readonly unseen = $derived(this.targets.filter(({ x, y }) => !this.at().zoom.sees(x, y)));

  /** What was brought into sight last: what is too far apart is shown one after the other, each in its turn. */
  private aimed = "";

  /** What matters most; nothing in particular while all of the land can be seen and nothing is asked on it. */
  home(): Box | null {
    const { targets, first } = this;
    if (!targets.length && this.at().zoom.tells) return null;
    return this.framed([[...first, ...targets], targets, first, [...targets, ...first].slice(0, 1)]);
  }

  /** To what is out of sight. */
  aim(): void {
    const { ground, play, zoom } = this.at();
    const { targets, unseen } = this;
    const starts = play.open.flatMap((one) => spotOf(ground, `pawn:${one.from}`) ?? []);
    const after = targets.findIndex(({ target }) => target === this.aimed) + 1;
    const next = [...targets.slice(after), ...targets.slice(0, after)].filter((one) => unseen.includes(one)).slice(0, 1);
    const box = this.framed([[...targets, ...starts], targets, unseen, next]);
    this.aimed = next[0]?.target ?? "";
    if (box) zoom.frame(box);
    // Whatever lies over the next one now: it comes to the middle alone.
    const alone = next[0] && !zoom.sees(next[0].x, next[0].y) && boxAround(next);
    if (alone) zoom.frame(alone);
  }

  /** The first of these that can be seen as a whole; the last, where none can. */
  private framed(groups: Spot[][]): Box | null {
    const boxes = groups.flatMap((spots) => boxAround(spots) ?? []);
    return boxes.find((box) => this.at().zoom.holds(box)) ?? boxes.at(-1) ?? null;
  }

  /** The corner in which the small map covers neither a target nor a pawn of one's own, and the least of names; none where there
   * is no such corner. */
  readonly mini = $derived.by((): string => {
    const { zoom, seat, pawns, plates } = this.at();
    if (zoom.whole || (room.kind && !room.full) || zoom.height < 2 * MINI.high || zoom.width < 2 * MINI.wide) return "";
    const own = pawns.filter((pawn) => pawn.seat === seat);
    const seen = [...this.targets, ...own].map(({ x, y }) => ({ x: zoom.x + x * zoom.now, y: zoom.y + y * zoom.now }));
    const free = (left: boolean, bottom: boolean): boolean =>
      !seen.some(
        ({ x, y }) =>
          (left ? x < MINI.wide + CLEAR : x > zoom.width - MINI.wide - CLEAR) &&
          (bottom ? y > zoom.height - MINI.high - CLEAR : y < MINI.high + CLEAR),
      );
    const named = (left: boolean, bottom: boolean): number => {
      const at = { left: left ? 0 : zoom.width - MINI.wide, top: bottom ? zoom.height - MINI.high : 0 };
      const box = { ...at, right: at.left + MINI.wide, bottom: at.top + MINI.high };
      const seen = (one: Box): Box => ({
        left: zoom.x + one.left * zoom.now,
        top: zoom.y + one.top * zoom.now,
        right: zoom.x + one.right * zoom.now,
        bottom: zoom.y + one.bottom * zoom.now,
      });
      return plates.reduce((sum, one) => sum + overlap(box, seen(one)), 0);
    };
    const corners = [
      { name: "low left", free: free(true, true), named: named(true, true) },
      { name: "low right", free: free(false, true), named: named(false, true) },
      { name: "high left", free: free(true, false), named: named(true, false) },
    ].filter((one) => one.free);
    return corners.sort((one, other) => one.named - other.named)[0]?.name ?? "";
  });
}
