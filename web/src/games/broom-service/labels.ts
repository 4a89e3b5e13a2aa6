// Where names go: near where the map wants them, and clear of towers, clouds and pawns.

import type { Ground } from "./map";
import type { Spot } from "./spots";
import type { BroomView } from "./view";
import type { Box } from "./zoom.svelte";

export interface Plate extends Spot {
  wide: number;
  high: number;
  /** Whether a place is in the area that has this name. */
  inside: (x: number, y: number) => boolean;
}

/** Steps aside, the nearest first. */
const STEPS = [-144, -126, -108, -90, -72, -54, -36, -18, 0, 18, 36, 54, 72, 90, 108, 126, 144]
  .flatMap((dx) =>
    [-110, -98, -86, -74, -62, -50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50, 62, 74, 86, 98, 110].map((dy) => ({ dx, dy })),
  )
  .map((step) => ({ ...step, far: Math.hypot(step.dx, step.dy) }))
  .sort((one, other) => one.far - other.far);
/** What it costs, in square units, to be a unit away from where the map wants the name; an end or a corner outside the area;
 * and the middle, where it is the other area's name. */
const AWAY = 6;
const OUTSIDE = 900;
const STRAY = 9000;
/** A square unit of a piece that lies under it, of a place where a pawn may come to stand, or of another name: what is covered
 * cannot be read, which is worse than to reach over a border. */
const ON_PIECE = 12;
const ON_PAWN = 3;
const ON_NAME = 24;
/** Where names are large against the map, the first ones make way for the last ones too. */
const ROUNDS = 3;

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function boxOf({ wide, high }: Pick<Plate, "wide" | "high">, x: number, y: number): Box {
  return { left: x - wide / 2, top: y - high / 2, right: x + wide / 2, bottom: y + high / 2 };
}

/** A place for each plate, one after the other: clear of pieces, and of where pawns may come to stand. */
export function arranged(plates: Plate[], pieces: Box[], pawns: Box[] = []): Spot[] {
  const spots = plates.map(({ x, y }): Spot => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    plates.forEach((plate, at) => {
      const names = plates.flatMap((other, i) => (i < at || (round && i > at) ? [boxOf(other, spots[i]!.x, spots[i]!.y)] : []));
      spots[at] = placed(plate, [
        [ON_PIECE, pieces],
        [ON_PAWN, pawns],
        [ON_NAME, names],
      ]);
    });
  }
  return spots;
}

function placed(plate: Plate, keep: [cost: number, boxes: Box[]][]): Spot {
  let best = { x: plate.x, y: plate.y };
  let least = Infinity;
  for (const { dx, dy, far } of STEPS) {
    if (AWAY * far >= least) break;
    const x = plate.x + dx;
    const y = plate.y + dy;
    const box = boxOf(plate, x, y);
    let cost = AWAY * far;
    for (const [each, boxes] of keep) for (const other of boxes) cost += each * overlap(box, other);
    if (cost >= least) continue;
    const ends = [box.left, box.right].flatMap((cx) => [box.top, y, box.bottom].map((cy) => plate.inside(cx, cy)));
    cost += OUTSIDE * ends.filter((is) => !is).length + (plate.inside(x, y) ? 0 : STRAY);
    if (cost >= least) continue;
    least = cost;
    best = { x, y };
  }
  return best;
}

/** So far around a place, where pieces are so many times as large as the map draws them. */
function reach([x = 0, y = 0]: number[], larger: number, [left, up, right, down]: number[]): Box {
  return { left: x - left! * larger, top: y - up! * larger, right: x + right! * larger, bottom: y + down! * larger };
}

/** Where pawns come to stand. */
export function pawnPlaces(ground: Ground, larger: number): Box[] {
  return ground.lands.map(({ pawns }) => reach(pawns, larger, [36, 34, 36, 20]));
}

/** All that stands on the map but for pawns, or may come to lie there. */
export function keepClear(ground: Ground, view: BroomView, larger: number): Box[] {
  const map = ground.shown;
  const around = (at: number[], ...sides: number[]): Box => reach(at, larger, sides);
  return [
    ...map.towers.filter((tower) => !ground.shut(view, tower.name)).map((tower) => around(tower.at, tower.wands ? 37 : 23, 72, 23, 16)),
    ...map.clouds.map((cloud) => around(cloud.at, 50, 27, 50, 34)),
    ...map.tiles.filter((tile) => tile.kind !== "mountain" || view.tiles[tile.area]).map((tile) => around(tile.at, 31, 31, 31, 31)),
    ...map.circles.map((circle) => around(circle.at, 42, 34, 42, 34)),
    ...map.castles.map((castle) => around(castle.at, 44, 80, 50, 12)),
  ];
}
