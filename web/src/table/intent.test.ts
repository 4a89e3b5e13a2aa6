import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleTable } from "../gallery/samples";
import { loadTables } from "../games/tables";
import { defaults, set } from "../look/settings.svelte";
import TableScreen from "../screens/TableScreen.svelte";
import { speak } from "../words/words.svelte";
import { NO_HANDS } from "./hands";
import type { TableModel } from "./model.svelte";

let mounted: Record<string, unknown> | null = null;
const act = vi.fn();

function show(name: string): TableModel {
  const model = sampleTable(name);
  mounted = mount(TableScreen, { target: document.body, props: { model, hands: { ...NO_HANDS, act } } });
  flushSync();
  return model;
}

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
}

const choices = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".choice")];

function button(text: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === text);
}

beforeAll(async () => {
  await speak("en", false);
  await loadTables();
});
beforeEach(() => act.mockClear());
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
  set(defaults());
});

describe("with a wish to confirm", () => {
  beforeEach(() => set({ confirm: true }));

  it("a choice is staged, Esc withdraws it, Enter sends it", () => {
    show("following");
    press("b");
    expect(act).not.toHaveBeenCalled();
    expect(choices().map((one) => one.getAttribute("aria-pressed"))).toEqual(["true", null]);
    press("Escape");
    expect(button("Be brave")).toBeUndefined();
    press("Enter");
    expect(act).not.toHaveBeenCalled();
    press("c");
    press("Enter");
    expect(act).toHaveBeenCalledExactlyOnceWith("cowardly");
  });

  it("the button that sends it carries the verb", () => {
    show("following");
    choices()[0]!.click();
    flushSync();
    button("Be brave")!.click();
    expect(act).toHaveBeenCalledExactlyOnceWith("brave");
  });

  it("another choice takes its place, and the game going on makes it nothing", () => {
    const model = show("following");
    press("b");
    press("c");
    expect(choices().map((one) => one.getAttribute("aria-pressed"))).toEqual([null, "true"]);
    model.at += 1;
    flushSync();
    press("Enter");
    expect(act).not.toHaveBeenCalled();
  });
});

describe("without a connection", () => {
  it("the dock says so, a choice is sent once and says that it waits, and all comes back by itself", () => {
    const model = show("following");
    model.link = "lost";
    flushSync();
    expect(document.querySelector(".dock .lost")?.textContent).toContain("No connection.");
    press("b");
    press("c");
    expect(act).toHaveBeenCalledExactlyOnceWith("brave");
    expect(choices().map((one) => one.getAttribute("aria-disabled"))).toEqual(["true", "true"]);
    expect(choices()[1]!.textContent).toContain("Chosen: Be brave. It is sent when the connection is back.");
    model.link = "here";
    flushSync();
    expect(document.querySelector(".dock .lost")).toBeNull();
    expect(choices().map((one) => one.getAttribute("aria-disabled"))).toEqual(["false", "false"]);
  });
});
