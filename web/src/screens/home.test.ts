import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { offered } from "../net/offered.svelte";
import { noteLesson } from "../net/learnt";
import { speak } from "../words/words.svelte";
import Home from "./Home.svelte";
import Join from "./Join.svelte";

let mounted: Record<string, unknown>[] = [];
beforeAll(() => speak("en", false));
afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
  document.body.innerHTML = "";
  localStorage.clear();
});

const nothing = (): void => undefined;

// Each screen has props of its own.
function show(screen: Component<any>, props: Record<string, unknown>): HTMLElement {
  mounted.push(mount(screen, { target: document.body, props }));
  flushSync();
  return document.body;
}

function home(props: Record<string, unknown> = {}): HTMLElement {
  return show(Home, { onPlay: nothing, onNew: nothing, onJoin: nothing, onOpen: nothing, ...props });
}

const saying = (text: string): HTMLButtonElement[] =>
  [...document.querySelectorAll("button")].filter((one) => one.textContent?.includes(text));

const several = offered().find((game) => (game.lessons ?? []).length > 1)!;

it("a newcomer's first lesson is one press away", () => {
  const onLearn = vi.fn();
  home({ onLearn });
  saying("Learn to play")[offered().indexOf(several)]!.click();
  expect(onLearn).toHaveBeenCalledExactlyOnceWith(several.name, several.lessons![0]!.name);
  expect(saying("Lessons")).toHaveLength(0);
});

it("whoever has learnt one finds all lessons, with a tick at those that are done", async () => {
  const [first, second] = several.lessons!;
  noteLesson(several.name, first!.name, { table: "a", step: 9, of: 9, over: true });
  const onLearn = vi.fn();
  const body = home({ onLearn });
  expect(saying("Lessons")).toHaveLength(1);
  saying("Lessons")[0]!.click();
  await vi.waitFor(() => expect(body.querySelectorAll("[data-lesson]")).toHaveLength(several.lessons!.length), { timeout: 30_000 });
  const ticked = [...body.querySelectorAll("[data-lesson]:has([aria-label=learnt])")].map((one) => one.getAttribute("data-lesson"));
  expect(ticked).toEqual([first!.name]);
  body.querySelector<HTMLButtonElement>(`[data-lesson=${second!.name}]`)!.click();
  expect(onLearn).toHaveBeenCalledExactlyOnceWith(several.name, second!.name);
});

it("only a problem with a code is a fault of the code's field", () => {
  const field = (): HTMLInputElement => document.querySelector("#code")!;
  const body = home({ problem: "There is nothing here." });
  expect(body.textContent).toContain("There is nothing here.");
  expect(field().getAttribute("aria-invalid")).toBe("false");
  document.body.innerHTML = "";
  home({ problem: "There is no such table.", asked: "OWLS" });
  expect(field().value).toBe("OWLS");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  field().value = "MOTH";
  field().dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(field().getAttribute("aria-invalid")).toBe("false");
});

it("a table at which a lesson is given says so", () => {
  const table = { table: "a", code: "OWLS", game: several.name, seats: [{ kind: "person", name: "" }], seat: 0, over: false, yours: true };
  const body = home({
    tables: [
      { ...table, lesson: true },
      { ...table, table: "b", code: "MOTH" },
    ],
  });
  expect([...body.querySelectorAll(".facts")].map((one) => one.textContent?.includes("Lesson"))).toEqual([true, false]);
});

it.each([
  [1, "1"],
  [2, undefined],
])("with %i seats free the one that is chosen is %s", (free, chosen) => {
  const kinds = ["person", "open", free > 1 ? "open" : "bot"];
  const seats = kinds.map((kind) => ({ kind, name: kind === "open" ? "" : kind }));
  const onJoin = vi.fn();
  show(Join, {
    table: { table: "a", code: "OWLS", game: "card-game", players: 3, seats, over: false, seal: "" },
    onJoin,
    onWatch: nothing,
  });
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  expect(onJoin).toHaveBeenCalledExactlyOnceWith({ code: "OWLS", name: "", ...(chosen ? { seat: Number(chosen) } : {}) });
});
