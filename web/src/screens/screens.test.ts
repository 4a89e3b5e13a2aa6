import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { SAMPLES, sampleTable } from "../gallery/samples";
import { layMap } from "../games/broom-service/maps.svelte";
import { loadTable, loadTables } from "../games/tables";
import back from "../sample/maps/back.json";
import front from "../sample/maps/front.json";
import { NO_HANDS, type Hands } from "../table/hands";
import { people } from "../table/people";
import { LANGUAGES, speak, type Language } from "../words/words.svelte";
import Curtain from "./Curtain.svelte";
import Home from "./Home.svelte";
import Join from "./Join.svelte";
import NewTable from "./NewTable.svelte";
import TableScreen from "./TableScreen.svelte";

beforeAll(loadTables);
// The samples of a game that has no table here are shown at the plain one.
beforeAll(() => loadTable("drill"));
const lay = (name: string): void => layMap("t4bl3", name.startsWith("broom-back-") ? back : front);
beforeAll(() => lay("front"));

let mounted: Record<string, unknown> | null = null;

// Each screen has props of its own.
function show(screen: Component<any>, props: Record<string, unknown>): HTMLElement {
  mounted = mount(screen, { target: document.body, props });
  flushSync();
  return document.body;
}

/** What is fetched when it is looked at is there a moment later. */
async function arrived(there: () => void): Promise<void> {
  await vi.waitFor(
    () => {
      flushSync();
      there();
    },
    // As everywhere: a busy machine is no failure.
    { timeout: 30_000 },
  );
}

function watched(): Hands {
  return Object.fromEntries(Object.keys(NO_HANDS).map((name) => [name, vi.fn()])) as unknown as Hands;
}

function press(key: string, target: EventTarget = document.body): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
}

function button(text: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(text));
  if (!found) throw new Error(`no button says ${text}`);
  return found;
}

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

const nothing = (): void => undefined;
const seats = [
  { kind: "person", name: "Ada" },
  { kind: "bot", name: "Otto" },
  { kind: "open", name: "" },
];

// A message that is missing, or lacks an argument, is an error when it is said: showing every screen finds it. To draw
// one takes a while, and all languages have the same messages: each is drawn in one of them, in all where asked for.
const EVERY = Object.keys(LANGUAGES) as Language[];
const drawn = (language: Language): string[] =>
  Object.keys(SAMPLES).filter((_, at) => process.env.EVERY_SCREEN || EVERY[at % EVERY.length] === language);

describe.each(EVERY)("in %s", (language) => {
  beforeAll(() => speak(language, false));

  it.each(drawn(language))("the table shows: %s", async (name) => {
    lay(name);
    const table = sampleTable(name);
    const body = show(TableScreen, { model: table, hands: NO_HANDS });
    await arrived(() => {
      for (const { name: person } of table.seats) expect(body.textContent).toContain(person);
    });
  });

  it.each(Object.keys(SAMPLES))("text mode tells: %s", async (name) => {
    lay(name);
    const body = show(TableScreen, { model: sampleTable(name), hands: NO_HANDS, text: true });
    // The story, and what a command has told.
    await arrived(() => expect(body.querySelectorAll("[aria-live=polite]")).toHaveLength(2));
  });

  it("home, new table, join and curtain show", () => {
    show(Home, { onPlay: nothing, onNew: nothing, onJoin: nothing, onOpen: nothing });
    show(NewTable, { onOpen: nothing, onCancel: nothing });
    const shown = { table: "a", code: "OWLS", game: "card-game", players: 3, seats, over: false, seal: "" };
    show(Join, { table: shown, onJoin: nothing, onWatch: nothing });
    show(Curtain, { person: people(seats, 0)[0], code: "OWLS", onOpen: nothing });
    expect(document.body.textContent).toContain("OWLS");
  });
});

describe("deciding", () => {
  beforeAll(() => speak("en", false));

  it("both choices say what they bring and what is publicly known of the risk", () => {
    const body = show(TableScreen, { model: sampleTable("following"), hands: NO_HANDS });
    const [brave, cowardly] = [...body.querySelectorAll(".choice")].map((one) => one.textContent);
    expect(brave).toMatch(/2 \w+ potions.*1 brave potion.*\+\d+ VP.*overtake you/s);
    expect(cowardly).toMatch(/1 \w+ potion.*\+\d+ VP.*Yours at once/s);
  });

  it("B and C answer, but not while somebody types", async () => {
    const hands = watched();
    const body = show(TableScreen, { model: sampleTable("following"), hands, tab: "chat" });
    await arrived(() => expect(body.querySelector("#chat-line")).not.toBeNull());
    press("b", body.querySelector("#chat-line")!);
    expect(hands.act).not.toHaveBeenCalled();
    press("b");
    press("c");
    expect(vi.mocked(hands.act).mock.calls).toEqual([["brave"], ["cowardly"]]);
  });

  it("whoever skips what others do decides nothing that comes to lie there meanwhile", async () => {
    const hands = watched();
    const model = sampleTable("following");
    const asked = model.picture!;
    const other = model.seats.findIndex(({ kind }) => kind === "bot");
    model.picture = { ...asked, choices: null, view: { ...asked.view, deciders: [other] } };
    const body = show(TableScreen, { model, hands });
    const lies = vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 90, 40));
    const pressed = (one: Element): boolean =>
      one.dispatchEvent(new MouseEvent("click", { clientX: 9, clientY: 9, detail: 1, bubbles: true, cancelable: true }));
    pressed(button("Skip"));
    model.at += 1;
    model.picture = asked;
    flushSync();
    pressed(body.querySelector(".choice.brave")!);
    expect([hands.skip, hands.act].map((one) => vi.mocked(one).mock.calls.length)).toEqual([1, 0]);
    await new Promise((go) => setTimeout(go, 700));
    pressed(body.querySelector(".choice.brave")!);
    expect(hands.act).toHaveBeenCalledExactlyOnceWith("brave");
    lies.mockRestore();
  });

  it("to lead, a witch comes first", () => {
    const hands = watched();
    const table = sampleTable("leading");
    show(TableScreen, { model: table, hands });
    press("b");
    expect(hands.act).not.toHaveBeenCalled();
    press("2");
    press("b");
    expect(hands.act).toHaveBeenCalledExactlyOnceWith(`lead ${table.picture?.view.hand[1]} brave`);
  });

  it("picks leave the page only when they are complete, in the order of the types", () => {
    const hands = watched();
    show(TableScreen, { model: sampleTable("picking"), hands });
    press("3");
    press("1");
    button("Pick 1 more").click();
    expect(button("Pick 1 more").getAttribute("aria-disabled")).toBe("true");
    expect(hands.seal).not.toHaveBeenCalled();
    press("2");
    press("4");
    button("Ready").click();
    expect(hands.seal).toHaveBeenCalledExactlyOnceWith("pick root meadow fire");
  });

  it("the picks of the last round are one press away, and can be changed when they are sealed", () => {
    const hands = watched();
    const table = sampleTable("picking");
    show(TableScreen, { model: table, hands });
    button("Same as last round").click();
    flushSync();
    button("Ready").click();
    expect(vi.mocked(hands.seal).mock.calls).toEqual([["pick berry water fog"]]);
    table.answer = "pick berry water fog";
    flushSync();
    button("Change my mind").click();
    expect(hands.unseal).toHaveBeenCalledOnce();
  });

  it("in text mode a number or the words will do", async () => {
    const hands = watched();
    const body = show(TableScreen, { model: sampleTable("following"), hands, text: true });
    await arrived(() => expect(body.querySelector("#command")).not.toBeNull());
    const field = body.querySelector<HTMLInputElement>("#command")!;
    for (const typed of ["2", "Brave", "dance"]) {
      field.value = typed;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.form!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
      flushSync();
    }
    expect(vi.mocked(hands.act).mock.calls).toEqual([["cowardly"], ["brave"]]);
    expect(body.querySelector("[role=status]")?.textContent).toContain("dance");
  });

  it("what is typed while an answer is under way waits for it", async () => {
    const hands = watched();
    const model = sampleTable("following");
    const body = show(TableScreen, { model, hands, text: true });
    await arrived(() => expect(body.querySelector("#command")).not.toBeNull());
    const field = body.querySelector<HTMLInputElement>("#command")!;
    model.sending = [{ type: "act", at: 3, action: "brave", key: "k" }];
    field.value = "2";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.form!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    flushSync();
    expect(hands.act).not.toHaveBeenCalled();
    expect(field.value).toBe("2");
    model.sending = [];
    flushSync();
    expect(hands.act).toHaveBeenCalledExactlyOnceWith("cowardly");
    expect(field.value).toBe("");
  });

  it("in text mode several are picked in one line, and nothing is sent before one is ready", async () => {
    const hands = watched();
    const body = show(TableScreen, { model: sampleTable("picking"), hands, text: true });
    await arrived(() => expect(body.querySelector("#command")).not.toBeNull());
    const field = body.querySelector<HTMLInputElement>("#command")!;
    const status = (): string => body.querySelector("main.text [role=status][aria-live]")?.textContent ?? "";
    function typed(text: string): void {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.form!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
      flushSync();
    }
    typed("1 2");
    expect(status()).toContain("2 of 3");
    typed("ready");
    expect(hands.seal).not.toHaveBeenCalled();
    typed("1, 3 2");
    expect(status()).toContain("ready");
    expect(hands.seal).not.toHaveBeenCalled();
    typed("4");
    expect(body.querySelectorAll(".now li button[aria-pressed=true]")).toHaveLength(3);
    typed("READY");
    expect(hands.seal).toHaveBeenCalledOnce();
    expect(vi.mocked(hands.seal).mock.calls[0]?.[0].split(" ")).toHaveLength(4);
  });

  it("in text mode state, who and mine tell what stands on the table", async () => {
    const model = sampleTable("following");
    const body = show(TableScreen, { model, hands: NO_HANDS, text: true });
    await arrived(() => expect(body.querySelector("#command")).not.toBeNull());
    const field = body.querySelector<HTMLInputElement>("#command")!;
    function told(text: string): string[] {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.form!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
      flushSync();
      return [...body.querySelectorAll(".found li")].map((one) => one.textContent ?? "");
    }
    const names = model.seats.map((seat) => seat.name);
    expect(told("who")).toHaveLength(names.length);
    expect(told("who").every((line, seat) => line.startsWith(names[seat]!))).toBe(true);
    expect(told("mine").filter((line) => names.some((name) => line.startsWith(name)))).toHaveLength(1);
    expect(told("state").length).toBeGreaterThan(told("mine").length);
    expect(told("map")).toEqual([]);
  });

  it("the curtain shows nothing of the table behind it", () => {
    const table = sampleTable("following");
    const body = show(Curtain, { person: people(table.seats, 2)[2], code: table.code, onOpen: nothing });
    expect(body.textContent).not.toMatch(/witch|potion|Kit|Bram/);
  });
});

it("the log is one stop for Tab, and arrows go from line to line", async () => {
  await speak("en", false);
  const body = show(TableScreen, { model: sampleTable("following"), hands: NO_HANDS });
  const lines = [...body.querySelectorAll<HTMLElement>(".log li button")];
  const stops = (): HTMLElement[] => lines.filter((line) => line.tabIndex === 0);
  expect(stops()).toEqual([lines.at(-1)]);
  lines.at(-1)!.focus();
  press("ArrowUp", lines.at(-1));
  expect(document.activeElement).toBe(lines.at(-2));
  expect(stops()).toEqual([lines.at(-2)]);
  press("ArrowDown", lines.at(-2));
  press("ArrowDown", lines.at(-1));
  expect(document.activeElement).toBe(lines.at(-1));
});

describe("a table kept up to date", () => {
  it("news that follow one another are laid over the welcome", () => {
    const sample = SAMPLES.end!;
    const table = sampleTable("end");
    expect(table.picture?.view.over).toBe(true);
    expect(table.journal.at(-1)?.what).toBe("game-over");
    expect(table.torn).toBe(false);
    table.apply({ ...sample.news[0]!, number: 9 });
    expect(table.torn).toBe(true);
  });
});
