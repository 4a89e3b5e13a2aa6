import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SOUNDS, defaults, set, settings } from "../look/settings.svelte";
import { lastName } from "../net/self";
import { LANGUAGES, speak, type Language } from "../words/words.svelte";
import Settings from "./Settings.svelte";

vi.mock("../look/hearing", () => ({ hear: vi.fn(), play: vi.fn() }));

let mounted: Record<string, unknown> | null = null;

function show(): void {
  mounted = mount(Settings, { target: document.body, props: { onClose: () => undefined } });
  flushSync();
}

function press(text: string, at = 0): void {
  const found = [...document.querySelectorAll("button")].filter((one) => one.textContent?.trim() === text)[at];
  if (!found) throw new Error(`no button says ${text}`);
  found.click();
  flushSync();
}

const kept = (): Record<string, unknown> => JSON.parse(localStorage.getItem("broomstick.settings") ?? "{}") as Record<string, unknown>;

beforeEach(() => localStorage.clear());
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
  set(defaults());
});

it.each(Object.keys(LANGUAGES) as Language[])("everything has its words in %s, and each sound can be tried", async (language) => {
  await speak(language, false);
  set({ sound: true });
  show();
  expect(document.querySelectorAll("input[type=range]")).toHaveLength(SOUNDS.length + 1);
  const words = [...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
  expect(new Set(words).size).toBe(words.length);
});

describe("what is set", () => {
  beforeEach(() => speak("en", false));

  it("holds at once and is kept in this browser", () => {
    show();
    press("Night");
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(localStorage.getItem("broomstick.theme")).toBe("dark");
    press("As the system");
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.getItem("broomstick.theme")).toBeNull();
    press("None");
    press("Confirm first");
    press("On");
    expect(settings()).toMatchObject({ motion: "none", confirm: true, sound: true });
    expect(kept()).toMatchObject({ motion: "none", confirm: true, sound: true });
  });

  it("the language changes while the window is open", async () => {
    show();
    press("Deutsch");
    await vi.waitFor(() => expect(document.querySelector("h2")?.textContent).toBe("Einstellungen"));
    await tick();
    expect(localStorage.getItem("broomstick.language")).toBe("de");
  });

  it("the name is kept for the next seat, and forgotten when it is taken out", () => {
    show();
    const field = document.querySelector<HTMLInputElement>("#set-name")!;
    for (const name of [" Ada ", ""]) {
      field.value = name;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      expect(lastName()).toBe(name.trim());
    }
  });
});
