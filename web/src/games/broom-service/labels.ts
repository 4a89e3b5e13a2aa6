// Where names go: near where the map wants them, and clear of towers, clouds and pawns as far as there is room.

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

const STEPS_X = [0, -18, 18, -36, 36, -54, 54, -72, 72];
const STEPS_Y = [0, -10, 10, -20, 20, -32, 32, -44, 44, -58, 58];
/** What it costs, in square units, to be a unit away from where the map wants the name; and a corner outside the area. */
const AWAY = 6;
const OUTSIDE = 900;
/** A square unit of a piece, or of another name, that lies under it. */
const ON_PIECE = 3;
const ON_NAME = 6;
/** Where names are large against the map, the first ones make way for the last ones too. */
const ROUNDS = 2;

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function boxOf({ wide, high }: Pick<Plate, "wide" | "high">, x: number, y: number): Box {
  return { left: x - wide / 2, top: y - high / 2, right: x + wide / 2, bottom: y + high / 2 };
}

/** A place for each plate, one after the other. */
export function arranged(plates: Plate[], keep: Box[]): Spot[] {
  const spots = plates.map(({ x, y }): Spot => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    plates.forEach((plate, at) => {
      const others = plates.flatMap((other, i) => (i < at || (round && i > at) ? [boxOf(other, spots[i]!.x, spots[i]!.y)] : []));
      spots[at] = placed(plate, keep, others);
    });
  }
  return spots;
}

function placed(plate: Plate, pieces: Box[], names: Box[]): Spot {
  let best = { x: plate.x, y: plate.y };
  let least = Infinity;
  for (const dy of STEPS_Y) {
    for (const dx of STEPS_X) {
      const x = plate.x + dx;
      const y = plate.y + dy;
      const box = boxOf(plate, x, y);
      let cost = AWAY * Math.hypot(dx, dy);
      if (cost >= least) continue;
      for (const other of pieces) cost += ON_PIECE * overlap(box, other);
      for (const other of names) cost += ON_NAME * overlap(box, other);
      if (cost >= least) continue;
      const corners = [box.left, box.right].flatMap((cx) => [box.top, box.bottom].map((cy) => plate.inside(cx, cy)));
      cost += OUTSIDE * corners.filter((is) => !is).length + (plate.inside(x, y) ? 0 : 4 * OUTSIDE);
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return best;
}

/** All that stands on the map or may come to stand there, pawns too or not; pieces are so many times as large as the map draws
 * them. */
export function keepClear(ground: Ground, view: BroomView, larger: number, pawns = true): Box[] {
  const around = ([x = 0, y = 0]: number[], left: number, up: number, right: number, down: number): Box => ({
    left: x - left * larger,
    top: y - up * larger,
    right: x + right * larger,
    bottom: y + down * larger,
  });
  const map = ground.shown;
  return [
    ...map.towers.filter((tower) => !ground.shut(view, tower.name)).map((tower) => around(tower.at, tower.wands ? 37 : 23, 72, 23, 16)),
    ...map.clouds.map((cloud) => around(cloud.at, 46, 24, 46, 30)),
    ...map.tiles.filter((tile) => tile.kind !== "mountain" || view.tiles[tile.area]).map((tile) => around(tile.at, 31, 31, 31, 31)),
    ...map.circles.map((circle) => around(circle.at, 42, 34, 42, 34)),
    ...map.castles.map((castle) => around(castle.at, 44, 80, 50, 12)),
    ...map.areas.filter((area) => pawns && area.landscape !== "water").map((area) => around(area.pawns, 36, 34, 36, 20)),
  ];
}
