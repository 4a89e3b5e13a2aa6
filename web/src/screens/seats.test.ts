import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleTable } from "../gallery/samples";
import { loadTables } from "../games/tables";
import { NO_HANDS, type Hands } from "../table/hands";
import { message, seat, sound, twice, type Wish } from "../table/wish";
import type { NewTable as Message } from "../wire";
import { LANGUAGES, speak, type Language } from "../words/words.svelte";
import Home, { type YourTable } from "./Home.svelte";
import Join from "./Join.svelte";
import NewTable from "./NewTable.svelte";
import TableScreen from "./TableScreen.svelte";

let mounted: Record<string, unknown> | null = null;

// Each screen has props of its own.
function show(screen: Component<any>, props: Record<string, unknown>): HTMLElement {
  mounted = mount(screen, { target: document.body, props });
  flushSync();
  return document.body;
}

function watched(): Hands {
  return Object.fromEntries(Object.keys(NO_HANDS).map((name) => [name, vi.fn()])) as unknown as Hands;
}

function button(text: string, among: ParentNode = document): HTMLButtonElement {
  const found = [...among.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent)?.includes(text));
  if (!found) throw new Error(`no button says ${text}`);
  return found;
}

function press(text: string, among: ParentNode = document): void {
  button(text, among).click();
  flushSync();
}

/** What is fetched when it is looked at is there a moment later. */
async function arrived(there: () => void): Promise<void> {
  await vi.waitFor(
    () => {
      flushSync();
      there();
    },
    { timeout: 30_000 },
  );
}

function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

beforeAll(loadTables);
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

const nothing = (): void => undefined;

describe("a new table", () => {
  beforeAll(() => speak("en", false));

  function opened(): { body: HTMLElement; onOpen: ReturnType<typeof vi.fn>; sent: () => Message } {
    const onOpen = vi.fn();
    const body = show(NewTable, { me: "Ada", onOpen, onCancel: nothing });
    return { body, onOpen, sent: () => (press("Open the table"), onOpen.mock.calls.at(-1)?.[0] as Message) };
  }

  it("is the reader and three bots at first, and remembers the name", () => {
    const { sent } = opened();
    const wish = sent();
    expect(wish.seats.map((one) => one.kind)).toEqual(["person", "bot", "bot", "bot"]);
    expect(wish.seats[0]?.name).toBe("Ada");
    expect(wish).not.toHaveProperty("clock");
    expect(wish).not.toHaveProperty("starter");
    expect(localStorage.getItem("broomstick.name")).toBe("Ada");
  });

  it("has people here, by link, and bots, in any order within the game's limits", () => {
    const { body, sent } = opened();
    const rows = (): Element[] => [...body.querySelectorAll(".seat")];
    press("By link", rows()[1]);
    press("Here", rows()[2]);
    type(rows()[2]!.querySelector("input")!, "Ben");
    press("Move seat 3 up");
    for (let i = 0; i < 4; i++) press("Add a seat");
    expect(rows()).toHaveLength(6);
    expect(button("Add a seat").getAttribute("aria-disabled")).toBe("true");
    press("Remove seat 6");
    const wish = sent();
    expect(wish.seats.map((one) => one.kind)).toEqual(["person", "person", "open", "bot", "bot"]);
    expect(wish.seats[1]?.name).toBe("Ben");
    expect(wish.seats[2]).toEqual({ kind: "open" });
    expect(wish.seats[3]?.bot).toBeUndefined();
    // Pressed faster than the page draws, it stops all the same.
    for (let i = 0; i < 4; i++) button("Remove one").click();
    flushSync();
    expect(rows()).toHaveLength(3);
  });

  it("goes on to a game for more or for fewer with as many seats as that one needs", () => {
    const { body, sent } = opened();
    // Both games with brooms are called so.
    button("60 min", body).click();
    press("Remove one");
    press("Remove one");
    expect(sent().seats).toHaveLength(2);
    press("Witch's Brew");
    expect(sent().seats.map((one) => one.kind)).toEqual(["person", "bot", "bot"]);
    expect(new Set(sent().seats.map((one) => one.name)).size).toBe(3);
    press("Card Game");
    for (let i = 0; i < 3; i++) press("Add a seat");
    press("Witch's Brew");
    expect(sent().seats).toHaveLength(5);
  });

  it("says beside the field what is wrong, and sends nothing", () => {
    const { body, onOpen } = opened();
    press("Clock");
    type(body.querySelector<HTMLInputElement>("#clock-minutes")!, "0");
    expect(body.querySelector("#wrong-minutes")?.textContent).toContain("from 1 to");
    press("Open the table");
    type(body.querySelector<HTMLInputElement>("#clock-minutes")!, "5");
    press("Here", body.querySelectorAll(".seat")[1]);
    type(body.querySelectorAll<HTMLInputElement>(".seat input")[1]!, " ADA ");
    press("Open the table");
    press("Bot", body.querySelectorAll(".seat")[0]);
    press("Bot", body.querySelectorAll(".seat")[1]);
    expect(body.querySelector("[role=alert]")?.textContent).toContain("your own");
    press("Open the table");
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("sends the clock, the pace and what is hidden", () => {
    const { body, sent } = opened();
    press("By link", body.querySelectorAll(".seat")[1]);
    press("At once");
    press("Clock");
    type(body.querySelector<HTMLInputElement>("#clock-minutes")!, "5");
    press("Hide who is still choosing");
    const wish = sent();
    expect([wish.pace, wish.clock, wish.hide_ready]).toEqual([0, { type: "bank", seconds: 300, increment: 10 }, true]);
    press("Days");
    expect(sent().clock).toEqual({ type: "days", days: 2 });
    // Nobody else is there from whom anything could be hidden.
    press("Bot", body.querySelectorAll(".seat")[1]);
    expect(sent()).not.toHaveProperty("hide_ready");
  });

  it("asks how long somebody who is away is waited for, where others come and no clock says it", () => {
    const { body, sent } = opened();
    const field = () => body.querySelector<HTMLSelectElement>("#wait");
    expect(field()).toBeNull();
    press("By link", body.querySelectorAll(".seat")[1]);
    expect(field()!.selectedOptions[0]!.textContent).toBe("a bot may play after 5 minutes");
    expect(sent()).not.toHaveProperty("wait");
    press("Days");
    expect(field()).toBeNull();
  });

  it("a wish is sound only with somebody here, whole numbers and different names", () => {
    const wish: Wish = {
      game: "card-game",
      seats: [seat("person", "Ada"), seat("open"), seat("bot", "Ada")],
      starter: null,
      pace: 0,
      clock: "none",
      minutes: 2.5,
      increment: 0,
      days: 1,
      wait: 300,
      hideReady: false,
      hints: false,
      options: {},
    };
    expect(twice(wish.seats)).toHaveLength(1);
    expect(sound(wish)).toBe(false);
    wish.seats[2]!.name = "Otto";
    expect(sound(wish)).toBe(true);
    expect(sound({ ...wish, clock: "bank" })).toBe(false);
    expect(message({ ...wish, wait: 86_400 }).wait).toBe(86_400);
    expect(message({ ...wish, wait: 86_400, clock: "slow" })).not.toHaveProperty("wait");
    // Who starts stays the same seat when seats are moved, and nobody when it is gone.
    const [first, second, third] = wish.seats;
    expect(message(wish)).not.toHaveProperty("starter");
    expect(message({ ...wish, starter: third!.id, seats: [first!, third!, second!] }).starter).toBe(1);
    expect(message({ ...wish, starter: third!.id, seats: [first!, second!] })).not.toHaveProperty("starter");
  });
});

describe("coming to a table", () => {
  beforeAll(() => speak("en", false));
  const shown = {
    table: "a",
    code: "BCDF",
    game: "card-game",
    players: 4,
    over: false,
    seal: "",
    hide_ready: true,
    clock: { type: "bank", seconds: 600, increment: 5 },
    seats: [
      { kind: "person", name: "Ada", here: true },
      { kind: "open", name: "" },
      { kind: "bot", name: "Otto", bot: "random" },
      { kind: "open", name: "" },
    ],
  };

  it("shows what is agreed, who sits, and lets one choose a seat", () => {
    const onJoin = vi.fn();
    const body = show(Join, { table: shown, me: "Ben", onJoin, onWatch: nothing });
    for (const text of ["10 minutes each", "nobody sees who is still choosing", "Ada", "here now", "Random"])
      expect(body.textContent).toContain(text);
    expect(body.textContent).not.toContain("away");
    const radios = [...body.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    expect(radios).toHaveLength(3);
    radios[2]!.click();
    flushSync();
    press("Sit down");
    expect(onJoin).toHaveBeenCalledExactlyOnceWith({ code: "BCDF", name: "Ben", seat: 3 });
  });

  it("says how long somebody who is away is waited for, where no clock does", () => {
    const body = show(Join, { table: { ...shown, clock: null, wait: 900 }, onJoin: nothing, onWatch: nothing });
    expect(body.querySelector(".agreed")?.textContent).toContain("whoever is away: a bot after 15 minutes");
  });

  it("offers only to watch where no seat is free", () => {
    const onWatch = vi.fn();
    const seats = shown.seats.map((one) => ({ ...one, kind: "bot" }));
    const body = show(Join, { table: { ...shown, seats }, onJoin: nothing, onWatch });
    expect(body.querySelector("input")).toBeNull();
    press("Only watch");
    expect(onWatch).toHaveBeenCalledOnce();
  });

  it("home lists those that wait for the reader first, finished ones apart, and forgets only when sure", () => {
    const table = (code: string, over: boolean, yours: boolean): YourTable => ({
      table: code,
      code,
      game: "card-game",
      seats: shown.seats,
      seat: 0,
      over,
      yours,
    });
    const onForget = vi.fn();
    const tables = [table("OVER", true, false), table("LATE", false, false), table("MINE", false, true)];
    const body = show(Home, { tables, onPlay: nothing, onNew: nothing, onJoin: nothing, onOpen: nothing, onForget });
    expect([...body.querySelectorAll(".mono")].map((one) => one.textContent)).toEqual(["MINE", "LATE", "OVER"]);
    expect(body.textContent).toContain("1 table waits for you");
    press("Forget table LATE");
    expect(onForget).not.toHaveBeenCalled();
    press("Forget it");
    press("Forget table OVER");
    expect(onForget.mock.calls).toEqual([["LATE"], ["OVER"]]);
  });

  it("a code that can be none is told beside its field", () => {
    const onJoin = vi.fn();
    const body = show(Home, { onPlay: nothing, onNew: nothing, onJoin, onOpen: nothing });
    type(body.querySelector<HTMLInputElement>("#code")!, "ab1");
    press("Join");
    expect(body.querySelector("#code-wrong")?.textContent).toContain("four letters");
    type(body.querySelector<HTMLInputElement>("#code")!, " bc df ");
    expect(body.querySelector("#code-wrong")).toBeNull();
    press("Join");
    expect(onJoin).toHaveBeenCalledExactlyOnceWith("BCDF");
  });
});

describe("seats at a table", () => {
  beforeAll(() => speak("en", false));

  function at(name: string, change: (seats: Record<string, unknown>[]) => void = nothing, hidden = false) {
    const model = sampleTable(name);
    const seats = structuredClone(model.seats.map((one) => ({ ...one }))) as Record<string, unknown>[];
    change(seats);
    model.apply({ type: "news", number: 4, seats: seats as never });
    model.hideReady = hidden;
    const hands = watched();
    const body = show(TableScreen, { model, hands });
    return { model, hands, body };
  }
  const menu = (): HTMLElement => document.querySelector<HTMLElement>("dialog[aria-labelledby=seat-title]")!;

  /** The menu of somebody's seat, which is fetched when it is first asked for. */
  async function menuOf(name: string): Promise<void> {
    press(`${name}: seat and more`);
    await arrived(() => expect(document.querySelector("#seat-title")?.textContent).toBe(name));
  }

  it("one's own: a bot plays for me, and the seat's link is shown only when asked for", async () => {
    const { hands } = at("following");
    vi.mocked(hands.seatLink).mockReturnValue("https://here/#/t/t4bl3/secret");
    await menuOf("Ada");
    expect(document.body.innerHTML).not.toContain("secret");
    press("Give my seat", menu());
    expect(menu().querySelector<HTMLInputElement>("#seat-link")?.value).toContain("secret");
    expect(menu().textContent).toContain("Whoever has this link");
    press("Let a bot play for me", menu());
    expect(hands.handOver).toHaveBeenCalledExactlyOnceWith(0, "bot", "");
  });

  it("a banner says that a bot plays for oneself, and ends it", () => {
    const { hands } = at("following", (seats) => Object.assign(seats[0]!, { kind: "bot", bot: "random" }));
    press("Take over");
    expect(hands.handOver).toHaveBeenCalledExactlyOnceWith(0, "person");
  });

  it("a bot for somebody else only when they are away and their time is up, and none to choose", async () => {
    const now = Date.now() / 1000;
    const { model, hands } = at("following", (seats) => Object.assign(seats[2]!, { here: false, away: now - 60 }));
    await menuOf("Lin");
    expect(menu().textContent).toContain("once that clock has run out");
    let number = 4;
    const wait = (until: number): void => {
      const seats = model.seats.map((one, seat) => (seat === 2 ? { ...one, waited_until: until } : one));
      model.apply({ type: "news", number: ++number, seats });
      flushSync();
    };
    wait(now + 60);
    expect(menu().textContent).toMatch(/if nobody is back by \d/);
    expect(() => button("Let a bot play for Lin", menu())).toThrow("no button");
    wait(now - 1);
    expect(menu().querySelector("select")).toBeNull();
    press("Let a bot play for Lin", menu());
    expect(hands.handOver).toHaveBeenCalledExactlyOnceWith(2, "bot", "");
  });

  it("a table is deleted when all people at it wish that: the menu says who does not yet", async () => {
    localStorage.setItem("broomstick.seats", JSON.stringify([{ table: "t4bl3", code: "OWLS", seat: 0, token: "secret" }]));
    const asked = vi.fn((_: string, how: RequestInit) => Promise.resolve(Response.json(how)));
    vi.stubGlobal("fetch", asked);
    const { body, model } = at("following", (seats) =>
      seats.forEach((one, seat) => Object.assign(one, { kind: seat < 3 ? "person" : "bot" })),
    );
    const told = (wishing: number[], number: number): void => {
      const seats = model.seats.map((one, seat) => ({ ...one, forget: wishing.includes(seat) }));
      model.apply({ type: "news", number, seats });
      flushSync();
    };
    await menuOf("Ada");
    press("Delete this table", menu());
    expect(menu().textContent).toContain("Not yet agreed: Bram and Lin.");
    press("Wish it deleted", menu());
    expect(asked.mock.calls[0]![0]).toContain("/api/tables/t4bl3/forget");
    expect(asked.mock.calls[0]![1].headers).toMatchObject({ "X-Seat": "secret" });
    told([0], 5);
    expect(menu().textContent).toContain("You wish that nothing is kept");
    press("Keep it after all", menu());
    expect(asked.mock.calls[1]![0]).toContain("/api/tables/t4bl3/keep");
    // The others' wish stands over the table, and leads here.
    told([1], 6);
    press("Answer", body);
    expect(menu().textContent).toContain("Not yet agreed: Lin.");
    told([1, 2], 7);
    expect(menu().textContent).toContain("deleted at once and for good");
    expect(button("Delete for good", menu())).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it("a server that is about to stop is told of, until it is there again", () => {
    const { body, model } = at("following", nothing);
    model.ahead = 0;
    model.apply({ type: "stopping", until: Date.now() / 1000 + 60 });
    flushSync();
    expect(body.querySelector(".stopping")?.textContent).toMatch(/restarts at \d/);
    model.link = "lost";
    flushSync();
    expect(body.querySelector(".stopping")?.textContent).toContain("is being restarted");
    model.stopping = null;
    flushSync();
    expect(body.querySelector(".stopping")).toBeNull();
  });

  it("the table says who was replaced, at whose wish to oneself, and which bot has no answer", () => {
    const { body, model } = at("following", (seats) => {
      Object.assign(seats[2]!, { kind: "bot", bot: "thrifty", put_by: 0 });
      Object.assign(seats[1]!, { kind: "bot", bot: "thrifty", failing: true });
    });
    const said = () => [...body.querySelectorAll("[role=status]")].map((one) => one.textContent).join(" ");
    expect(said()).toContain("Lin was away when time was up, and Ada let a bot play there");
    expect(said()).toContain("The bot in the seat of Bram has no answer");
    const seats = model.seats.map((one, seat) => (seat === 0 ? { ...one, kind: "bot", bot: "thrifty", put_by: 2 } : one));
    model.apply({ type: "news", number: 5, seats });
    flushSync();
    expect(said()).toContain("and Lin let a bot play for you");
  });

  it("empty seats: the code, a bot, and what the game does meanwhile; whoever watches cannot seat anybody", async () => {
    const empty = (seats: Record<string, unknown>[]): void => void Object.assign(seats[1]!, { kind: "open", name: "" });
    const { hands, body, model } = at("following", empty);
    await arrived(() => expect(body.querySelector(".invite")).not.toBeNull());
    const invite = body.querySelector(".invite")!;
    expect(invite.textContent).toMatch(/One seat is empty.*OWLS.*The game waits/s);
    // Its place is told by its number, wherever it is drawn.
    expect(body.querySelector(".task .toad b")?.getAttribute("data-letter")).toBe("2");
    expect(body.querySelectorAll(".tok.toad:not(.hollow)")).toHaveLength(0);
    expect(body.querySelector(".display.toad")?.textContent).toMatch(/Seat 2.*free/s);
    press("Seat a bot here", invite);
    expect(hands.handOver).toHaveBeenCalledExactlyOnceWith(1, "bot");
    model.seat = null;
    flushSync();
    expect(() => button("Seat a bot here", invite)).toThrow("no button");
  });

  it("a bot in a seat that was open makes way again; one from the beginning does not", async () => {
    const { hands } = at("following", (seats) => void (seats[1]!.spare = true));
    await menuOf("Bram");
    press("Open this seat again", menu());
    expect(hands.handOver).toHaveBeenCalledExactlyOnceWith(1, "open", "");
    await menuOf("Kit");
    expect(() => button("Open this seat again", menu())).toThrow("no button");
  });

  it("where it is hidden who is choosing, the page says so of nobody but oneself", () => {
    const { body, model } = at("picking", nothing, true);
    model.answer = "pick berry water fog";
    model.ready = [0];
    flushSync();
    expect(body.querySelectorAll(".ready .hollow")).toHaveLength(0);
    expect(body.querySelector(".ready")?.textContent).not.toContain("choosing");
    expect(body.querySelector("footer")?.textContent).toContain("Waiting for the others.");
    model.hideReady = false;
    flushSync();
    expect(body.querySelector("footer")?.textContent).toMatch(/Waiting for \d more/);
  });
});

describe("talk", () => {
  beforeAll(() => speak("en", false));

  it("is text, whatever it looks like, and can be hidden by person and at all, here only", async () => {
    const model = sampleTable("following");
    model.chat = [
      { seat: 2, text: "<b>one</b>" },
      { seat: 0, text: "two" },
      { seat: 2, text: "three" },
      { seat: 2, text: "four" },
    ];
    const hands = watched();
    const body = show(TableScreen, { model, hands, tab: "chat" });
    const lines = (): string[] =>
      [...body.querySelectorAll(".chat ol > li")].map((one) => one.textContent?.replace(/\s+/g, " ").trim() ?? "");
    await arrived(() => expect(lines()[0]).toContain("<b>one</b>"));
    expect([...body.querySelectorAll(".chat li b")].filter((one) => one.textContent === "one")).toEqual([]);
    press("Lin: seat and more", body.querySelector(".chat")!);
    await arrived(() => press("Mute Lin"));
    expect(lines()).toEqual(["1 line hidden", expect.stringContaining("two"), "2 lines hidden"]);
    press("Hear Lin again");
    press("Mute all");
    expect(lines()).toHaveLength(3);
    expect(JSON.parse(localStorage.getItem("broomstick.talk") ?? "{}")).toMatchObject({ t4bl3: { muted: [], all: true } });
    expect(hands.say).not.toHaveBeenCalled();
  });

  it("new lines of others are counted on the tab until they are read, but not muted ones", async () => {
    const model = sampleTable("following");
    model.chat = [];
    const body = show(TableScreen, { model, hands: NO_HANDS, tab: "table" });
    const count = (): string => body.querySelector("#tab-chat .new")?.textContent ?? "";
    expect(count()).toBe("");
    model.chat = [
      { seat: 2, text: "one" },
      { seat: 0, text: "mine" },
      { seat: 2, text: "two" },
    ];
    flushSync();
    expect(count()).toBe("2");
    body.querySelector<HTMLButtonElement>("#tab-chat")!.click();
    await arrived(() => expect(body.querySelector(".chat")?.textContent).toContain("two"));
    body.querySelector<HTMLButtonElement>("#tab-log")!.click();
    flushSync();
    expect(count()).toBe("");
  });

  it.each(Object.keys(LANGUAGES) as Language[])("has ready-made phrases in the sender's language: %s", async (language) => {
    await speak(language, false);
    const hands = watched();
    const body = show(TableScreen, { model: sampleTable("following"), hands, tab: "chat" });
    await arrived(() => body.querySelector<HTMLButtonElement>(".chat .tool")!.click());
    flushSync();
    const phrases = [...body.querySelectorAll<HTMLButtonElement>(".phrases button")];
    expect(phrases.length).toBeGreaterThan(5);
    phrases[0]!.click();
    expect(hands.say).toHaveBeenCalledExactlyOnceWith({ en: "Hello!", fr: "Bonjour\u202f!", de: "Hallo!" }[language]);
  });
});

describe("somebody who is waited for and away", () => {
  beforeAll(() => speak("en", false));

  function waitingFor(more: object): { body: HTMLElement; hands: Hands } {
    const model = sampleTable("picking");
    const hands = watched();
    const now = Date.now() / 1000 + model.ahead;
    const view = { ...model.picture!.view, deciders: [0, 1] };
    model.picture = { ...model.picture!, view };
    const seats = model.seats.map((seat, at) => (at === 1 ? { ...seat, kind: "person", here: false, away: now - 600, ...more } : seat));
    model.sit({ table: model.table, code: model.code, seats, commitment: "" } as never);
    model.ready = [];
    return { body: show(TableScreen, { model, hands }), hands };
  }

  const there = (body: HTMLElement): Promise<void> =>
    vi.waitFor(() => {
      flushSync();
      expect(body.querySelector(".absent")).not.toBeNull();
    });

  it("is told on the screen where one picks, with the offer to let a bot go on", async () => {
    const { body, hands } = waitingFor({ waited_until: 1 });
    expect(body.querySelector(".pick")).not.toBeNull();
    await there(body);
    expect(body.querySelector(".absent")?.textContent).toContain("who has been away since");
    press("Let a bot play for", body.querySelector(".absent")!);
    expect(hands.handOver).toHaveBeenCalledExactlyOnceWith(1, "bot");
  });

  it("is waited for as long as was agreed, and that is said", async () => {
    const { body } = waitingFor({ waited_until: Date.now() / 1000 + 3600 });
    await there(body);
    expect(body.querySelector(".absent")?.textContent).toContain("if nobody is back by");
    expect(body.querySelector(".absent button")).toBeNull();
  });
});
