import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { ASLEEP } from "../host/messages";
import { speak } from "../words/words.svelte";
import Coming from "./Coming.svelte";

let mounted: Record<string, unknown> | null = null;
beforeAll(() => speak("en", false));
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  vi.unstubAllGlobals();
});

function shown(): string {
  mounted = mount(Coming, { target: document.body, props: { state: { ...ASLEEP, got: 3e6, of: 6e6 } } });
  flushSync();
  return document.querySelector(".coming")?.textContent ?? "";
}

it("who comes for the first time is told how much is fetched, and that it is only once", () => {
  expect(shown()).toMatch(/being fetched.*Only this once.*50/s);
});

it("who comes again has it all, and nothing is said of fetching", () => {
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
  expect(shown()).not.toMatch(/fetched|once|50/);
});
