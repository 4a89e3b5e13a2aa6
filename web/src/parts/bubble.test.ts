import { describe, expect, it } from "vitest";
import { stand } from "./bubble";
import type { Box } from "./place";

const BUBBLE = { width: 320, height: 130 };
const DESK: Box = { left: 0, top: 56, width: 1440, height: 844 };
const PHONE: Box = { left: 0, top: 48, width: 390, height: 796 };

function covers(at: { left: number; top: number }, bubble: { width: number; height: number }, box: Box): boolean {
  return (
    at.left < box.left + box.width && box.left < at.left + bubble.width && at.top < box.top + box.height && box.top < at.top + bubble.height
  );
}

describe("a bubble", () => {
  it("stands above what it is about, and points down at it", () => {
    const stance = { left: 900, top: 720, width: 220, height: 150 };
    const at = stand([stance], [], BUBBLE, DESK);
    expect(at.top + BUBBLE.height).toBeLessThan(stance.top);
    expect(at.arrow?.to.y).toBe(stance.top);
    expect(at.arrow?.from.y).toBe(at.top + BUBBLE.height);
  });

  it("covers neither the things it is about nor what has to be touched", () => {
    const dock = { left: 0, top: 680, width: 1440, height: 220 };
    for (let left = 0; left <= 1300; left += 130)
      for (let top = 60; top <= 600; top += 60) {
        const thing = { left, top, width: 120, height: 70 };
        const at = stand([thing], [dock], BUBBLE, DESK);
        expect(covers(at, BUBBLE, thing)).toBe(false);
        expect(covers(at, BUBBLE, dock)).toBe(false);
        expect(at.arrow).not.toBeNull();
      }
  });

  it("is a band above the dock where a phone has no room beside a thing", () => {
    const band = { width: 374, height: 120 };
    const dock = { left: 0, top: 520, width: 390, height: 272 };
    const stick = { left: 0, top: 60, width: 390, height: 96 };
    const at = stand([{ left: 200, top: 560, width: 170, height: 150 }, stick], [dock], band, PHONE);
    expect(at.top + band.height).toBeLessThanOrEqual(dock.top);
    expect(at.top + band.height).toBeGreaterThan(dock.top - 30);
  });

  it("stands alone where its thing cannot be seen, and points nowhere", () => {
    const dock = { left: 0, top: 520, width: 390, height: 272 };
    const at = stand([], [dock], { width: 374, height: 120 }, PHONE);
    expect(at.arrow).toBeNull();
    expect(at.top + 120).toBeLessThanOrEqual(dock.top);
  });

  it("never leaves the window", () => {
    for (const thing of [
      { left: 0, top: 56, width: 30, height: 30 },
      { left: 1410, top: 56, width: 30, height: 30 },
      { left: 0, top: 870, width: 30, height: 30 },
      { left: 1410, top: 870, width: 30, height: 30 },
      { left: 0, top: 56, width: 1440, height: 844 },
    ]) {
      const at = stand([thing], [], BUBBLE, DESK);
      expect(at.left).toBeGreaterThanOrEqual(8);
      expect(at.left + BUBBLE.width).toBeLessThanOrEqual(1432);
      expect(at.top).toBeGreaterThanOrEqual(64);
      expect(at.top + BUBBLE.height).toBeLessThanOrEqual(892);
    }
  });

  it("rather stands in empty room than on what is looked at", () => {
    const map = { left: 290, top: 220, width: 670, height: 330 };
    const pawns = [
      { left: 800, top: 310, width: 14, height: 18 },
      { left: 590, top: 540, width: 14, height: 18 },
    ];
    const spared = [{ box: map, cost: 800, large: true }, ...pawns.map((box) => ({ box, cost: 3000 }))];
    const window = { left: 0, top: 56, width: 1280, height: 744 };
    for (const at of [stand(pawns, [], BUBBLE, window, spared), stand([map], [], BUBBLE, window, spared)]) {
      for (const box of pawns) expect(covers(at, BUBBLE, box)).toBe(false);
      // At most its rim.
      expect(covers(at, BUBBLE, { left: map.left + 20, top: map.top + 20, width: map.width - 40, height: map.height - 40 })).toBe(false);
    }
    // Where there is none, it still lies on no pawn.
    const tight = { left: 290, top: 220, width: 670, height: 340 };
    const at = stand([], [], BUBBLE, tight, spared);
    for (const box of pawns) expect(covers(at, BUBBLE, box)).toBe(false);
  });

  it("draws no arrow across what is looked at", () => {
    const points = { left: 180, top: 230, width: 80, height: 30 };
    const others = { left: 0, top: 290, width: 272, height: 150 };
    const right = { left: 272, top: 56, width: 1008, height: 744 };
    const over = { left: 0, top: 56, width: 1280, height: 170 };
    const spared = [
      { box: others, cost: 2000 },
      { box: right, cost: 900, large: true },
      { box: over, cost: 900, large: true },
    ];
    const at = stand([points], [], { width: 260, height: 130 }, { left: 0, top: 56, width: 1280, height: 744 }, spared);
    expect(at.top).toBeGreaterThanOrEqual(440);
    expect(at.arrow).toBeNull();
  });
});
