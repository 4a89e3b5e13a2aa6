import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SAMPLES, sampleTable } from "../gallery/samples";
import type { CardView } from "../games/card-game/view";
import { loadTables } from "../games/tables";
import { set } from "../look/settings.svelte";
import PastBar from "../parts/PastBar.svelte";
import sample from "../sample/past/game.json";
import Replay from "../screens/Replay.svelte";
import TableScreen from "../screens/TableScreen.svelte";
import type { Moments } from "../wire";
import { speak } from "../words/words.svelte";
import { NO_HANDS } from "./hands";
import { Meanwhile, noteRead, readSoFar } from "./meanwhile.svelte";
import { TableModel } from "./model.svelte";
import { journalOf, laidOut, MANY, PACE, Past, placeOf } from "./past.svelte";

const GAME = sample as unknown as Record<string, Moments>;
const own = GAME["0"]!;
const all = laidOut(own);

beforeAll(async () => {
  await loadTables();
  await speak("en", false);
  set({ motion: "none" });
});
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
});

async function opened(at = 0): Promise<Past> {
  const past = new Past(() => Promise.resolve(own));
  await past.open(() => at);
  return past;
}

describe("moments", () => {
  it("are whole views, each named as the server names it", () => {
    expect(all).toHaveLength(own.moments.length);
    for (const moment of all) {
      expect((moment.view as CardView).displays).toHaveLength(3);
      expect(placeOf(moment.view)).toEqual({ round: moment.round, turn: moment.turn });
    }
    expect(all.at(-1)?.view.over).toBe(true);
  });

  it("are asked for once, and not before somebody looks back", async () => {
    const load = vi.fn(() => Promise.resolve(own));
    const past = new Past(load);
    expect(load).not.toHaveBeenCalled();
    await past.open(() => 3);
    past.leave();
    await past.open(() => 5);
    expect(load).toHaveBeenCalledOnce();
    expect(past.at).toBe(5);
  });

  it("that cannot be had are a problem said, and asked for again", async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(own);
    const past = new Past(load);
    expect(await past.open(() => 0)).toBe(false);
    expect(past.problem).toBeInstanceOf(Error);
    expect(past.shown).toBeNull();
    expect(await past.open(() => 0)).toBe(true);
    expect(past.problem).toBeNull();
  });

  it("are found by a line of the log: the first at which it stood", async () => {
    const past = await opened();
    own.journal.forEach((_, entry) => {
      const at = past.momentOf(entry);
      expect(all[at]!.told).toBeGreaterThan(entry);
      if (at) expect(all[at - 1]!.told).toBeLessThanOrEqual(entry);
    });
  });

  it("go on with the game, and what was taken back is gone", async () => {
    const short = { ...own, moments: own.moments.slice(0, 10) };
    const past = new Past(() => Promise.resolve(short));
    await past.open(() => 9);
    past.extend(all[10]!.view, all[10]!.told);
    past.extend(all[10]!.view, all[10]!.told);
    past.extend(all[11]!.view, all[11]!.told);
    expect(past.moments).toEqual(all.slice(0, 12));
    past.go(11);
    // Two decisions taken back, and another made.
    past.extend(all[10]!.view, all[10]!.told);
    expect(past.moments).toEqual(all.slice(0, 11));
    expect(past.at).toBe(10);
  });

  it("are asked for anew after a welcome, at once where somebody looks at them", async () => {
    const load = vi.fn(() => Promise.resolve(own));
    const past = new Past(load);
    await past.doubt();
    expect(load).not.toHaveBeenCalled();
    await past.open(() => 4);
    await past.doubt();
    expect(load).toHaveBeenCalledTimes(2);
    expect(past.at).toBe(4);
  });
});

describe("moving", () => {
  it("goes step by step, and behind the last moment is the present", async () => {
    const past = await opened();
    past.step(-1);
    expect(past.at).toBe(0);
    past.step(1);
    expect(past.at).toBe(1);
    past.go(999);
    expect(past.at).toBe(past.last);
    past.step(1);
    expect(past.shown).toBeNull();
  });

  it("of a game that is over, the end is the end", async () => {
    const past = new Past(() => Promise.resolve(own), true);
    past.show(all, 999);
    past.step(1);
    past.leave();
    expect(past.at).toBe(past.last);
  });

  it("jumps to the beginning of a round", async () => {
    const past = await opened();
    expect(past.rounds.map((one) => one.round)).toEqual([1, 2, 3, 4]);
    past.goToRound(3);
    expect(past.shown?.round).toBe(3);
    past.step(-1);
    expect(past.shown?.round).toBe(2);
  });

  it("plays to the end and stays there", async () => {
    const past = await opened(all.length - 3);
    past.play();
    vi.advanceTimersByTime(PACE * 2);
    expect(past.at).toBe(past.last);
    vi.advanceTimersByTime(PACE);
    expect(past.playing).toBe(false);
    expect(past.at).toBe(past.last);
  });

  it("what was missed plays up to the present; many moments play faster", async () => {
    const past = new Past(() => Promise.resolve(own));
    await past.catchUp(all.at(-4)!.told);
    expect(past.at).toBe(all.length - 3);
    vi.advanceTimersByTime(PACE * 3);
    expect(past.shown).toBeNull();
    expect(past.catching).toBe(false);
    await past.catchUp(0);
    const begun = past.at!;
    vi.advanceTimersByTime(PACE * 2);
    expect(past.last - begun).toBeGreaterThan(MANY);
    expect(past.at! - begun).toBeGreaterThan(2);
  });

  it("whoever has left before the moments came is not taken back", async () => {
    const past = new Past(() => Promise.resolve(own));
    const waiting = past.open(() => 0);
    past.leave();
    expect(await waiting).toBe(false);
    expect(past.shown).toBeNull();
  });
});

describe("the bar", () => {
  it("has a slider that says where one is, marks for the rounds, and a link to the moment", async () => {
    const past = await opened(20);
    const copied = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: copied } });
    const bar = mount(PastBar, { target: document.body, props: { past, link: (at: number) => `moment ${at}` } });
    flushSync();
    const slider = document.querySelector<HTMLInputElement>("input[type=range]")!;
    const { round, turn } = all[20]!;
    expect(slider.getAttribute("aria-valuetext")).toBe(turn ? `Round ${round}, turn ${turn}` : `Round ${round}, picking`);
    expect(slider.max).toBe(String(all.length - 1));
    slider.value = "2";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    expect(past.at).toBe(2);
    const button = (name: string): HTMLButtonElement =>
      [...document.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").includes(name))!;
    button("To round 4").click();
    expect(past.shown?.round).toBe(4);
    const at = past.at!;
    button("One step back").click();
    expect(past.at).toBe(at - 1);
    button("Copy link").click();
    expect(copied).toHaveBeenCalledExactlyOnceWith(`moment ${at - 1}`);
    void unmount(bar);
    vi.unstubAllGlobals();
  });
});

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1);
  flushSync();
}

describe("at a table", () => {
  // The table of the sample game, at its last open decision but one.
  function table(at: number): TableModel {
    const model = new TableModel();
    model.apply({
      ...SAMPLES.three!.welcome,
      picture: { view: all[at]!.view, choices: null },
      journal: own.journal.slice(0, all[at]!.told),
    });
    return model;
  }

  it("a line of the log leads to the table as it stood then, arrows move, Esc leads back", async () => {
    const act = vi.fn();
    const model = table(30);
    const moments = (): Promise<Moments> => Promise.resolve({ ...own, moments: own.moments.slice(0, 31) });
    const shown = mount(TableScreen, { target: document.body, props: { model, hands: { ...NO_HANDS, act, moments } } });
    flushSync();
    const band = (): string => document.querySelector("section.band")?.textContent ?? "";
    expect(band()).toBe("");
    // A long log comes bit by bit.
    await vi.advanceTimersByTimeAsync(500);
    flushSync();
    const line = document.querySelector<HTMLButtonElement>(".log li button")!;
    line.click();
    await settled();
    expect(band()).toContain("Looking back: Before round 1");
    press("ArrowRight");
    expect(document.querySelector<HTMLInputElement>("input[type=range]")?.value).not.toBe("0");
    // Nothing can be decided there, but it is said that something is to be decided now.
    model.picture = { ...model.picture!, choices: { sealed: false, actions: [{ text: "brave", brings: {} }] } };
    flushSync();
    press("b");
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelectorAll("button.choice")).toHaveLength(0);
    expect(band()).toContain("It is your call now.");
    press("Escape");
    expect(band()).toBe("");
    press("ArrowLeft");
    await settled();
    expect(band()).toContain("Looking back");
    void unmount(shown);
  });

  it("what is picked so far is still picked after a look back", async () => {
    const model = sampleTable("picking");
    const moments = (): Promise<Moments> => Promise.resolve(own);
    const shown = mount(TableScreen, { target: document.body, props: { model, hands: { ...NO_HANDS, moments } } });
    flushSync();
    press("2");
    const picked = (): number => document.querySelectorAll(".pick [aria-pressed=true]").length;
    expect(picked()).toBe(1);
    press("ArrowLeft");
    await settled();
    expect(document.querySelector(".pick")).toBeNull();
    press("Escape");
    expect(picked()).toBe(1);
    void unmount(shown);
  });

  it("whoever comes back is offered what happened meanwhile, and S ends it", async () => {
    const model = table(20);
    const place = `${model.table} ${model.seat ?? ""}`;
    noteRead(place, all[14]!.told);
    const shown = mount(TableScreen, {
      target: document.body,
      props: { model, hands: { ...NO_HANDS, moments: () => Promise.resolve(own) } },
    });
    flushSync();
    expect(readSoFar(place)).toBe(all[20]!.told);
    expect(document.querySelectorAll(".log li.new").length).toBeGreaterThan(0);
    const offer = document.querySelector<HTMLButtonElement>(".strip .btn")!;
    expect(offer.textContent).toMatch(/meanwhile \(\d+\)/);
    offer.click();
    await settled();
    expect(document.querySelector("section.band")?.textContent).toContain("Skip");
    press("s");
    expect(document.querySelector("section.band, .strip")).toBeNull();
    void unmount(shown);
  });
});

describe("meanwhile", () => {
  it("nothing was missed by whoever comes for the first time, or has seen everything", () => {
    const meanwhile = new Meanwhile();
    meanwhile.look("a 0", 10, 1);
    expect(meanwhile.from).toBeNull();
    meanwhile.look("a 0", 14, 1);
    expect(meanwhile.from).toBeNull();
    // The connection was lost and came back.
    meanwhile.look("a 0", 19, 2);
    expect(meanwhile.from).toBe(14);
    meanwhile.done();
    meanwhile.look("a 0", 19, 3);
    expect(meanwhile.from).toBeNull();
  });

  it("each seat has read its own", () => {
    noteRead("a 0", 5);
    noteRead("a 1", 7);
    expect([readSoFar("a 0"), readSoFar("a 1"), readSoFar("b 0")]).toEqual([5, 7, null]);
  });

  it("the journal of a viewer comes with the moments", () => {
    expect(journalOf(own)).toHaveLength(all.at(-1)!.told);
  });
});

describe("a game by its link", () => {
  async function replayed(as: string, answer: (path: string) => unknown): Promise<HTMLElement> {
    const asked = vi.fn((path: string) => {
      const said = answer(path);
      return Promise.resolve(said instanceof Error ? Response.json({ code: said.message }, { status: 403 }) : Response.json(said));
    });
    vi.stubGlobal("fetch", asked);
    const shown = mount(Replay, {
      target: document.body,
      props: { table: "t4bl3", as, step: 5, onHome: () => undefined, onGo: () => undefined },
    });
    for (let i = 0; i < 8; i += 1) await settled();
    vi.unstubAllGlobals();
    const text = document.body.cloneNode(true) as HTMLElement;
    void unmount(shown);
    return text;
  }
  const seats = ["Ada", "Bram", "Lin"].map((name) => ({ kind: "bot", name }));
  const shown = { table: "t4bl3", code: "OWLS", game: "card-game", players: 3, seats, over: true, seal: "" };

  it("with all cards open shows every seat's stock beside its display", async () => {
    const body = await replayed("open", (path) => (path.includes("/moments") ? GAME[path.split("=")[1] ?? ""] : shown));
    expect(body.querySelectorAll(".displays dl.open")).toHaveLength(3);
    expect(location.hash).toBe("#/r/t4bl3/open/5");
  });

  it("through one seat's eyes shows nobody else's", async () => {
    const body = await replayed("1", (path) =>
      path.endsWith("as=1") ? GAME["1"] : path.includes("/moments") ? new Error("too much") : shown,
    );
    expect(body.querySelectorAll("dl.open")).toHaveLength(0);
    expect(body.textContent).toContain("Watched again");
  });

  it("that still runs says why another seat's moments are not shown", async () => {
    const body = await replayed("1", (path) => (path.includes("/moments") ? new Error("not-over") : { ...shown, over: false }));
    expect(body.textContent).toContain("This game is still running.");
  });
});
