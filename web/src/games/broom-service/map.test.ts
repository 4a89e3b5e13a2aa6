import { describe, expect, it } from "vitest";
import front from "../../sample/maps/front.json";
import { arranged, keepClear, overlap, pawnPlaces, type Plate } from "./labels";
import { Ground } from "./map";
import { around, boxAround, rows, spotOf, stands, type Holds } from "./spots";
import { sampleTable } from "../../gallery/samples";
import type { BroomView } from "./view";
import { Zoom } from "./zoom.svelte";

const ground = new Ground(front);
const LAND = { left: 65, top: 40, right: 1635, bottom: 1110 };

function zoomed(width: number, height: number): Zoom {
  const zoom = new Zoom(1700, 1170, LAND);
  zoom.resize(width, height, () => ({ left: 100, top: 100, right: 300, bottom: 300 }));
  return zoom;
}

describe("what is seen of the map", () => {
  it("is all of it where there is room, and a part that can be read where there is not", () => {
    expect(zoomed(1000, 720).whole).toBe(true);
    const phone = zoomed(390, 300);
    expect(phone.whole).toBe(false);
    expect(phone.now).toBeGreaterThanOrEqual(phone.readable * 0.99);
    expect(phone.sees(200, 200)).toBe(true);
    expect(phone.sees(1600, 1000)).toBe(false);
  });

  it("is all of it as soon as there is room, unless somebody chose what to see", () => {
    const left = zoomed(700, 280);
    const chosen = zoomed(700, 280);
    expect(left.whole).toBe(false);
    chosen.step(1);
    const { now } = chosen;
    for (const one of [left, chosen]) one.resize(700, 400, () => null);
    expect(left.whole).toBe(true);
    expect(chosen.now).toBeCloseTo(now);
    for (let i = 0; i < 20; i += 1) chosen.step(-1);
    for (const height of [340, 280]) {
      chosen.resize(700, height, () => null);
      expect(chosen.whole).toBe(true);
    }
  });

  it("knows what can be seen as a whole and be read", () => {
    const phone = zoomed(390, 300);
    expect(phone.holds({ left: 100, top: 100, right: 600, bottom: 500 })).toBe(true);
    expect(phone.holds({ left: 100, top: 100, right: 1400, bottom: 300 })).toBe(false);
    expect(zoomed(1000, 720).holds({ left: 100, top: 100, right: 1400, bottom: 300 })).toBe(true);
  });

  it("never leaves the map, but for as much as the buttons of a narrow window cover", () => {
    const zoom = zoomed(390, 300);
    for (const [dx, dy] of [
      [9999, 9999],
      [-9999, -9999],
    ] as const) {
      zoom.pan(dx, dy);
      expect(zoom.x).toBeLessThanOrEqual(0);
      expect(zoom.y).toBeLessThanOrEqual(50);
      expect(zoom.x).toBeGreaterThanOrEqual(390 - 1700 * zoom.now - 0.01);
      expect(zoom.y).toBeGreaterThanOrEqual(300 - 1170 * zoom.now - 0.01);
    }
  });

  it("grows around a point, between all of it and its largest", () => {
    const zoom = zoomed(1000, 720);
    const before = { x: (300 - zoom.x) / zoom.now, y: (300 - zoom.y) / zoom.now };
    zoom.by(2, 300, 300);
    expect((300 - zoom.x) / zoom.now).toBeCloseTo(before.x);
    expect((300 - zoom.y) / zoom.now).toBeCloseTo(before.y);
    for (let i = 0; i < 20; i += 1) zoom.step(1);
    expect(zoom.now).toBeCloseTo(zoom.largest);
    for (let i = 0; i < 20; i += 1) zoom.step(-1);
    expect(zoom.whole).toBe(true);
  });

  it("comes to a place by as little as will do", () => {
    const zoom = zoomed(390, 300);
    zoom.show(1500, 900);
    expect(zoom.sees(1500, 900)).toBe(true);
    const { x, y } = zoom;
    zoom.show(1500, 900);
    expect([zoom.x, zoom.y]).toEqual([x, y]);
  });

  it("keeps its middle when the window changes", () => {
    const zoom = zoomed(390, 300);
    zoom.frame({ left: 800, top: 500, right: 900, bottom: 600 });
    const middle = (195 - zoom.x) / zoom.now;
    zoom.resize(500, 300, () => null);
    expect((250 - zoom.x) / zoom.now).toBeCloseTo(middle, 0);
  });

  it("is what matters most again when the window is turned, unless somebody chose what to see", () => {
    const left = zoomed(390, 400);
    const chosen = zoomed(390, 400);
    chosen.frame({ left: 100, top: 100, right: 200, bottom: 200 });
    for (const one of [left, chosen]) one.resize(420, 300, () => ({ left: 1400, top: 900, right: 1500, bottom: 1000 }));
    expect([left, chosen].map((one) => one.sees(1450, 950))).toEqual([true, false]);
  });
});

describe("where things stand", () => {
  it("pawns share a place without covering each other", () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const places = around(count);
      expect(places).toHaveLength(count);
      const far = places.flatMap((one, at) => places.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
      expect(Math.min(999, ...far)).toBeGreaterThan(25);
    }
  });

  it("every pawn is somewhere, two of a seat in one area as one", () => {
    const view = sampleTable<BroomView>("broom-flying").picture!.view;
    expect(stands(view, ground).reduce((sum, { count }) => sum + count, 0)).toBe(8);
    const together = { ...view, seats: view.seats.map((goods) => ({ ...goods, pawns: ["crow-hill", "crow-hill"] })) };
    expect(stands(together, ground).map(({ count, area }) => [count, area])).toEqual(Array(4).fill([2, "crow-hill"]));
  });

  it("every target has its place", () => {
    for (const { name } of front.areas) expect(spotOf(ground, `area:${name}`)).not.toBeNull();
    for (const { name } of front.towers) expect(spotOf(ground, `tower:${name}`)).not.toBeNull();
    for (const { name } of front.clouds) expect(spotOf(ground, `cloud:${name}`)).not.toBeNull();
    expect(spotOf(ground, "area:nowhere")).toBeNull();
    expect(boxAround([])).toBeNull();
  });

  it("long names are broken into two rows", () => {
    expect(rows("Crow Hill")).toEqual(["Crow Hill"]);
    expect(rows("Colline aux Corbeaux")).toEqual(["Colline aux", "Corbeaux"]);
    expect(rows("Trommelhügel")).toEqual(["Trommelhügel"]);
  });
});

describe("pawns", () => {
  const view = sampleTable<BroomView>("broom-flying").picture!.view;
  const seat = view.seats.findIndex(({ pawns }) => pawns.length > 0);
  const area = view.seats[seat]!.pawns[0]!;
  const at = ground.areas.get(area)!.pawns;

  it("step aside for what they would cover, but not out of their area", () => {
    const over = { left: at[0]! - 60, top: at[1]! - 200, right: at[0]! + 60, bottom: at[1]! + 20 };
    const here = (holds?: Holds): number => stands(view, ground, 1, [over], holds).find((one) => one.area === area)!.y;
    expect(here()).toBeGreaterThan(at[1]!);
    expect(here((name, _x, y) => name !== area || y < at[1]! + 12)).toBeLessThanOrEqual(at[1]!);
  });
});

describe("names", () => {
  const plate = (x: number, y: number): Plate => ({ x, y, wide: 100, high: 30, inside: () => true });

  it("stay where the map wants them while nothing is in the way", () => {
    expect(arranged([plate(100, 100)], [])).toEqual([{ x: 100, y: 100 }]);
  });

  it("make way for what stands there, and for each other", () => {
    const tower = { left: 80, top: 80, right: 130, bottom: 160 };
    const [one, other] = arranged([plate(100, 100), plate(104, 100)], [tower]);
    const box = (at: { x: number; y: number }) => ({ left: at.x - 50, top: at.y - 15, right: at.x + 50, bottom: at.y + 15 });
    expect(overlap(box(one!), tower)).toBe(0);
    expect(overlap(box(one!), box(other!))).toBe(0);
  });

  it("all that may stand somewhere is kept clear", () => {
    const view = sampleTable<BroomView>("broom-flying").picture!.view;
    const shut = front.tiles.flatMap(({ covers }) => covers).length;
    const lands = front.areas.filter(({ landscape }) => landscape !== "water").length;
    const count = front.towers.length - shut + front.clouds.length + front.tiles.length + front.castles.length;
    expect(keepClear(ground, view, 1)).toHaveLength(count);
    expect(pawnPlaces(ground, 1)).toHaveLength(lands);
  });
});
