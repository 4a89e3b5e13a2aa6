import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SAMPLES, sampleTable } from "../gallery/samples";
import { moments } from "../games/card-game/moments";
import type { CardView } from "../games/card-game/view";
import { loadTables } from "../games/tables";
import { hear } from "../look/hearing";
import { motion } from "../look/motion.svelte";
import { defaults, set } from "../look/settings.svelte";
import TableScreen from "../screens/TableScreen.svelte";
import { speak } from "../words/words.svelte";
import { NO_HANDS } from "./hands";
import { soundOf } from "./moments";
import { TableModel } from "./model.svelte";
import { grown, oneSound } from "./telling.svelte";
import { onStick, opens, perches, stance } from "./turn";

vi.mock("../look/hearing", () => ({ hear: vi.fn(), play: vi.fn() }));

const heard = (): (string | null)[] => vi.mocked(hear).mock.calls.map(([sound]) => sound);

describe("what a journal tells", () => {
  const table = sampleTable("end");
  const view = table.picture!.view as CardView;
  const all = moments(table.journal, 0, view);

  it("who is brave over another makes them fall, once for each who was knocked out", () => {
    const falls = all.filter((moment) => moment.kind === "speaks" && moment.fallen !== null);
    expect(falls).toHaveLength(table.journal.filter((entry) => entry.what.startsWith("knocked-out")).length);
    expect(falls.length).toBeGreaterThan(3);
  });

  it("gains add up to the displays that everybody sees", () => {
    for (const [seat, display] of view.displays.entries()) {
      const gains = all.filter((moment) => (moment.kind === "gain" || moment.kind === "task") && moment.seat === seat);
      expect(gains.length).toBeGreaterThan(0);
      const now: Record<string, number> = {};
      for (const moment of gains) {
        for (const [good, change] of Object.entries("goods" in moment ? moment.goods : {})) {
          expect(change?.[0], good).toBe(now[good] ?? 0);
          now[good] = change?.[1] ?? 0;
        }
      }
      expect(now).toMatchObject({ points: display.points });
    }
  });

  it("each turn is told as its own, so that an old one is known as such", () => {
    const turns = all.flatMap((moment) => (moment.kind === "speaks" ? [moment.turn] : []));
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    expect(turns.at(-1)).toBe(view.turns.length);
  });

  it("it has the sounds of what everybody sees", () => {
    const sounds = new Set(all.map(soundOf));
    expect(sounds).toEqual(new Set([null, "brave", "cowardly", "swept", "reveal", "end"]));
  });
});

it("what happens in one go has the sound of the greatest thing", () => {
  expect(oneSound([{ sound: "brave" }, { sound: "swept" }, { sound: "cowardly" }])).toBe("swept");
  expect(oneSound([{ sound: "swept" }, { sound: "end" }])).toBe("end");
  expect(oneSound([{ sound: null }, {}])).toBeNull();
});

it("a journal has grown where the same entries are followed by more: not after an undo or a new welcome", () => {
  const [a, b, c] = ["takes fire", "brews fire 1 0", "round 1"].map((what) => ({ seat: 0, what }));
  expect(grown([a!, b!], [a!, b!, c!])).toBe(true);
  expect(grown([a!, b!], [a!, b!])).toBe(false);
  expect(grown([a!, b!], [a!])).toBe(false);
  expect(grown([a!, b!], [{ ...a! }, { ...b! }, c!])).toBe(false);
  expect(grown([], [a!])).toBe(false);
});

describe("the stick between two turns", () => {
  const model = new TableModel();
  const sample = SAMPLES.overtaken!;
  model.apply(sample.welcome);
  model.apply(sample.news[0]!);
  const view = model.picture!.view;

  it("shows the last turn until somebody leads, and whose call it is", () => {
    expect(view.role).toBeNull();
    expect(onStick(view)).toMatchObject({ role: "fire", before: true });
    const row = perches(view);
    expect(row.filter((perch) => perch.posture === "out")).toHaveLength(3);
    expect(row.filter((perch) => perch.asked).map((perch) => [perch.seat, perch.posture])).toEqual([[0, "brave"]]);
  });

  it("shows nothing of the last turn where one is about to begin, and who has no card left", () => {
    expect(opens(view)).toBe(true);
    const row = perches({ ...view, hand_sizes: view.hand_sizes.map((count, seat) => (seat === 2 ? 0 : count)) }, true);
    expect(row.map((perch) => perch.posture)).toEqual(["now", "wait", "wait", "wait"]);
    expect(row.every((perch) => perch.by === null)).toBe(true);
    expect(stance(row.find((perch) => perch.seat === 2)!)).toBe("page-stick-empty");
    expect(opens({ ...view, deciders: [], sealed: "picks" })).toBe(true);
    const picking = perches({ ...view, deciders: [0, 1], sealed: "picks" }, true, [1]);
    expect(picking.filter((perch) => stance(perch) === "page-stick-picks").map(({ seat }) => seat)).toEqual([0]);
    expect(opens({ ...view, deciders: [], sealed: "works" })).toBe(false);
    expect(opens({ ...view, over: true })).toBe(false);
    model.apply(sample.news[1]!);
    expect(onStick(model.picture!.view)).toMatchObject({ role: "sun", before: false });
    expect(opens(model.picture!.view)).toBe(false);
  });
});

describe("a table that is followed", () => {
  let mounted: Record<string, unknown> | null = null;
  const sample = SAMPLES.overtaken!;

  beforeAll(async () => {
    await speak("en", false);
    await loadTables();
  });
  beforeEach(() => vi.mocked(hear).mockClear());
  afterEach(() => {
    motion.end();
    if (mounted) void unmount(mounted);
    mounted = null;
    document.body.innerHTML = "";
    set(defaults());
  });

  async function follow(): Promise<TableModel> {
    const model = new TableModel();
    model.apply(sample.welcome);
    mounted = mount(TableScreen, { target: document.body, props: { model, hands: NO_HANDS } });
    flushSync();
    await tick();
    return model;
  }

  async function news(model: TableModel, at: number): Promise<void> {
    model.apply(sample.news[at]!);
    flushSync();
    await tick();
  }

  it("where nothing moves, what happened is heard once, and then one's call", async () => {
    set({ motion: "none" });
    const model = await follow();
    expect(heard()).toEqual([]);
    await news(model, 0);
    expect(heard()).toEqual(["swept"]);
    await news(model, 1);
    await news(model, 2);
    expect(heard()).toEqual(["swept", "brave", "swept"]);
    model.apply({ ...sample.welcome });
    flushSync();
    expect(heard().slice(3)).toEqual(["call"]);
  });

  it("a decision of one's own has a sound, and skipping ends all motion", async () => {
    const model = await follow();
    const skip = vi.spyOn(motion, "skip");
    dispatchEvent(new KeyboardEvent("keydown", { key: "b" }));
    expect(heard()).toEqual(["commit"]);
    set({ motion: "none" });
    await news(model, 0);
    await news(model, 1);
    dispatchEvent(new KeyboardEvent("keydown", { key: "s" }));
    expect(skip).toHaveBeenCalledOnce();
  });
});
