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
});
