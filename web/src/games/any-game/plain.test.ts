import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { askWhatThereIs, offered } from "../../net/offered.svelte";
import NewTable from "../../screens/NewTable.svelte";
import TableScreen from "../../screens/TableScreen.svelte";
import { agreed } from "../../table/agreed";
import { NO_HANDS, type Hands } from "../../table/hands";
import { TableModel } from "../../table/model.svelte";
import { LANGUAGES, speak, type Language } from "../../words/words.svelte";
import type { Choices, TableView } from "../game";
import { gameTable, loadTable } from "../tables";

// A game that no file of this page speaks of.
const DRILL = {
  ...{ name: "drill", fewest: 2, most: 5, usual: 3, minutes: 30, icon: "brave", bots: ["random"] },
  options: [{ name: "twice_over", kind: "flag", usual: false, fewest: 2, most: 5 }],
};
const VIEW = {
  ...{ game: "drill", rules: 1, players: 2, viewer: 0, starter: 0, round: 2, leader: 0, role: null, speaker: null, brave: null },
  ...{ said: ["silent", "silent"], turns: ["1 0 seer brave next"], agenda: ["turn"], deciders: [0], sealed: null, moves: 9, barrier: 9 },
  ...{ stager: null, over: false, hand_sizes: [1, 2], hand: ["seer"], picks: ["seer", "thief"], answer: null },
  seats: [
    { points: 5, coins: 2, owes: false },
    { points: -1, coins: 0, owes: true },
  ],
  curse_deck: [null, "thief"],
  cursed: [],
} as unknown as TableView;
const LEADS: Choices = {
  sealed: false,
  actions: [
    { text: "lead seer brave", brings: { overtakers: [1], after: 1 } },
    { text: "take red red", brings: {} },
  ],
};

let mounted: Record<string, unknown> | null = null;
let hands: Hands;

function table(choices: Choices | null, view: object = {}, journal: object[] = [], more: object = {}): HTMLElement {
  const model = new TableModel();
  const seats = [
    { kind: "person", name: "Ada" },
    { kind: "bot", name: "Otto", bot: "random" },
  ];
  const picture = { view: { ...VIEW, ...view }, choices, follows: {}, ...more };
  const head = {
    type: "welcome",
    table: "t",
    code: "OWLS",
    seat: 0,
    seats,
    seal: "",
    at: 9,
    ready: [],
    answer: null,
    chat: [],
    now: 0,
  };
  model.apply({ ...head, picture, journal } as never);
  mounted = mount(TableScreen, { target: document.body, props: { model, hands } });
  flushSync();
  return document.body;
}

beforeAll(() => loadTable("drill"));
beforeEach(() => {
  hands = Object.fromEntries(Object.keys(NO_HANDS).map((name) => [name, vi.fn()])) as unknown as Hands;
});
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
  sessionStorage.clear();
  localStorage.clear();
});

describe.each(Object.keys(LANGUAGES) as Language[])("the plain table in %s", (language) => {
  beforeAll(() => speak(language, false));

  it("shows what lies open, asks by the engine's texts, and tells what happened", () => {
    const journal = [
      { seat: 1, what: "leads seer brave" },
      { seat: 1, what: "beans-up red red" },
    ];
    const body = table(LEADS, {}, journal);
    expect(body.querySelector(".open")?.textContent).toMatch(/Curse deck\s*\?, thief/);
    expect(body.querySelectorAll(".seats article")[1]?.textContent).toMatch(/Otto.*−1.*Coins\s*0.*Owes\s*✓/s);
    expect(body.querySelector(".side")?.textContent).toContain("Otto: beans-up red red.");
    const answers = [...body.querySelectorAll<HTMLElement>(".answers button")];
    expect(answers).toHaveLength(2);
    expect(answers[0]?.textContent).toContain("Otto");
    answers[1]?.click();
    expect(hands.act).toHaveBeenCalledExactlyOnceWith("take red red");
  });

  it("seals what is secret, and picks by the names of roles", () => {
    const body = table({ sealed: true, actions: [{ text: "lose red", brings: {} }] }, { sealed: "losses" });
    body.querySelector<HTMLElement>(".answers button")?.click();
    expect(hands.seal).toHaveBeenCalledExactlyOnceWith("lose red");
    if (mounted) void unmount(mounted);
    table({ sealed: true, pick: ["seer", "thief"], count: 1 }, { sealed: "picks" });
    document.querySelectorAll<HTMLElement>(".card")[1]?.click();
    flushSync();
    document.querySelector<HTMLElement>("footer .btn:not(.quiet)")?.click();
    expect(hands.seal).toHaveBeenLastCalledWith("pick thief");
  });

  it("is a text as well, and has an end", async () => {
    const body = table(LEADS);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true }));
    await vi.waitFor(() => {
      flushSync();
      expect(body.querySelector("main.text aside")?.textContent).toContain("coins 2");
    });
    body.querySelectorAll<HTMLElement>("main.text .now li button")[1]?.click();
    expect(hands.act).toHaveBeenCalledExactlyOnceWith("take red red");
    if (mounted) void unmount(mounted);
    table(null, { over: true, deciders: [] }, [], { places: [1, 2], scores: [7, 3] });
    await vi.waitFor(() => {
      flushSync();
      expect(document.querySelector("main.end .rank")?.textContent).toMatch(/Ada.*7.*Otto.*3/s);
    });
  });
});

it("a game that only the server knows is offered, and what can be agreed of it goes by its name", async () => {
  await speak("en", false);
  expect(gameTable("drill")?.box.entries).toHaveProperty("leads");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ games: [...offered(), DRILL], bots: ["random"] })));
  const onOpen = vi.fn();
  mounted = mount(NewTable, { target: document.body, props: { wanted: "drill", onOpen, onCancel: () => undefined } });
  await askWhatThereIs();
  flushSync();
  expect(document.querySelector(".games [aria-checked=true]")?.textContent).toContain("Drill");
  expect(document.querySelector(".rules")?.textContent).toContain("Twice over");
  document.querySelector<HTMLElement>("footer .btn:not(.quiet)")?.click();
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ game: "drill" }));
  const told = agreed({ game: "drill", players: 2, clock: null, hide_ready: false, options: { twice_over: true } });
  expect(told.map((one) => one.text)).toContain("Twice over");
});
