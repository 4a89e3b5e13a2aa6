import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Motion, MUCH, TOO_MUCH, type Beat } from "./motion.svelte";
import { read, set, defaults, moves } from "./settings.svelte";

const told: string[] = [];
const made: Motion[] = [];
let visible: "visible" | "hidden" = "visible";

function fresh(hear?: (sound: string) => void): Motion {
  const motion = new Motion(hear);
  made.push(motion);
  return motion;
}

/** A beat that notes what becomes of it. */
function beat(name: string, ms = 320, turn?: number): Beat {
  return {
    name,
    ms,
    turn,
    set: () => {
      told.push(`${name} set`);
      return { play: (rate) => told.push(`${name} ×${rate}`), end: () => told.push(`${name} ended`) };
    },
  };
}

function beats(count: number, ms = 320): Beat[] {
  return Array.from({ length: count }, (_, i) => beat(String(i), ms));
}

beforeEach(() => {
  told.length = 0;
  visible = "visible";
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visible);
  set({ motion: "all" });
});
afterEach(() => {
  for (const motion of made.splice(0)) motion.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  set(defaults());
});

describe("one thing at a time", () => {
  it("all are laid over the page at once, and play one after the other", () => {
    const motion = fresh();
    expect(motion.play([beat("a"), beat("b", 560), beat("c")])).toBe(3);
    expect(told).toEqual(["a set", "b set", "c set", "a ×1"]);
    vi.advanceTimersByTime(319);
    expect(told.at(-1)).toBe("a ×1");
    vi.advanceTimersByTime(1);
    expect(told.slice(-2)).toEqual(["a ended", "b ×1"]);
    vi.advanceTimersByTime(560);
    expect(told.slice(-2)).toEqual(["b ended", "c ×1"]);
    expect(motion.busy).toBe(true);
    vi.advanceTimersByTime(320);
    expect(told.at(-1)).toBe("c ended");
    expect(motion.busy).toBe(false);
  });

  it("what comes later waits behind what is there", () => {
    const motion = fresh();
    motion.play([beat("a")]);
    vi.advanceTimersByTime(100);
    motion.play([beat("b")]);
    vi.advanceTimersByTime(220);
    expect(told).toEqual(["a set", "a ×1", "b set", "a ended", "b ×1"]);
  });

  it("what is not on the screen takes no time", () => {
    const motion = fresh();
    expect(motion.play([{ name: "nothing", ms: 320, set: () => null }, beat("a")])).toBe(1);
    expect(told).toEqual(["a set", "a ×1"]);
  });

  it("a sound comes when its beat does", () => {
    const heard: string[] = [];
    const motion = fresh((sound) => heard.push(sound));
    motion.play([beat("a"), { ...beat("b"), sound: "swept" }]);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(320);
    expect(heard).toEqual(["swept"]);
  });
});

describe("much to tell", () => {
  it("up to three seconds are told at their own speed, more at double speed until all is told", () => {
    const calm = fresh();
    calm.play(beats(MUCH / 300, 300));
    expect(told.at(-1)).toBe("0 ×1");
    calm.end();
    told.length = 0;
    const quick = fresh();
    quick.play(beats(MUCH / 300 + 1, 300));
    expect(told.at(-1)).toBe("0 ×2");
    vi.advanceTimersByTime(150 * (MUCH / 300));
    expect(told.at(-1)).toBe(`${MUCH / 300} ×2`);
    vi.advanceTimersByTime(150);
    expect(quick.busy).toBe(false);
    quick.play([beat("later")]);
    expect(told.at(-1)).toBe("later ×1");
  });

  it("of far too much only the newest is told", () => {
    const motion = fresh();
    motion.play(beats(100, 300));
    const left = 100 - TOO_MUCH / 300;
    expect(told.filter((one) => one.endsWith("ended"))).toEqual(Array.from({ length: left }, (_, i) => `${i} ended`));
    expect(told.at(-1)).toBe(`${left} ×2`);
  });
});

describe("to the present", () => {
  it.each(["keydown", "pointerdown", "resize"])("%s ends everything at its final state", (event) => {
    const motion = fresh();
    motion.play([beat("a"), beat("b")]);
    window.dispatchEvent(new Event(event));
    expect(told.slice(-2)).toEqual(["a ended", "b ended"]);
    expect(motion.busy).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(told).toHaveLength(5);
  });

  it("after a skip the next moment is not told either, the one after that is", () => {
    const motion = fresh();
    motion.play([beat("a")]);
    motion.skip();
    expect(motion.play([beat("b")])).toBe(0);
    vi.advanceTimersByTime(600);
    expect(motion.play([beat("c")])).toBe(1);
    expect(told).toEqual(["a set", "a ×1", "a ended", "c set", "c ×1"]);
  });

  it("a turn that is not on the stick any more is dropped, and nothing else", () => {
    const motion = fresh();
    motion.play([beat("old", 320, 1), beat("gain"), beat("old too", 320, 1), beat("new", 320, 2)]);
    motion.onlyTurn(2);
    expect(told.slice(4)).toEqual(["old ×1", "old too ended", "old ended", "gain ×1"]);
    vi.advanceTimersByTime(320);
    expect(told.at(-1)).toBe("new ×1");
  });

  it("where the table is drawn anew, what is still to be told is laid over it again", () => {
    const motion = fresh();
    const work = vi.fn();
    motion.play([beat("a"), { ...beat("b"), table: true }, beat("c")]);
    motion.whenStill(work);
    expect(motion.aboutTable).toBe(true);
    vi.advanceTimersByTime(330);
    told.length = 0;
    motion.again();
    expect(told).toEqual(["b ended", "c ended", "b set", "c set", "b ×1"]);
    vi.advanceTimersByTime(320);
    expect(motion.aboutTable).toBe(false);
    vi.advanceTimersByTime(320);
    expect(told.slice(-2)).toEqual(["c ×1", "c ended"]);
    expect(work).toHaveBeenCalledOnce();
    motion.again();
    expect(work).toHaveBeenCalledOnce();
  });

  it("what waits for the end is done once, however it ends", () => {
    const motion = fresh();
    const work = vi.fn();
    motion.whenStill(work);
    expect(work).toHaveBeenCalledOnce();
    motion.play([beat("a")]);
    motion.whenStill(work);
    expect(work).toHaveBeenCalledOnce();
    motion.end();
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe("no motion at all", () => {
  it("where the reader wants none", () => {
    set({ motion: "none" });
    expect(fresh().play([beat("a")])).toBe(0);
    expect(told).toEqual([]);
    expect(document.documentElement.dataset.motion).toBe("none");
  });

  it("where the system wants none, and the reader has not said otherwise", () => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") }));
    set({ motion: "system" });
    expect(moves()).toBe(false);
    expect(fresh().play([beat("a")])).toBe(0);
    set({ motion: "all" });
    expect(moves()).toBe(true);
    vi.unstubAllGlobals();
  });

  it("while the page is out of sight, and what waited is dropped when it goes there", () => {
    const motion = fresh();
    motion.play(beats(5));
    visible = "hidden";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(motion.busy).toBe(false);
    expect(motion.play(beats(200))).toBe(0);
    visible = "visible";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(motion.busy).toBe(false);
  });
});

describe("settings", () => {
  it("what is kept is read field by field, and nonsense is as at first", () => {
    expect(read(null)).toEqual(defaults());
    expect(read("{")).toEqual(defaults());
    expect(read('"on"')).toEqual(defaults());
    expect(read(JSON.stringify({ motion: "wild", confirm: 1, sound: "yes", volume: 7, volumes: { call: -1 } }))).toEqual(defaults());
    const chosen = { ...defaults(), motion: "none" as const, confirm: true, volume: 0.2 };
    expect(read(JSON.stringify(chosen))).toEqual(chosen);
  });

  it("sound is off at first", () => {
    expect(defaults().sound).toBe(false);
  });

  it("a browser that keeps nothing holds them as long as the page", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("no room");
    });
    set({ motion: "none", confirm: true });
    expect(moves()).toBe(false);
  });
});
