import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { sampleTable } from "../gallery/samples";
import { loadTables } from "../games/tables";
import TableScreen from "../screens/TableScreen.svelte";
import { NO_HANDS } from "../table/hands";
import { speak } from "../words/words.svelte";
import { drawAll, drawBitByBit, partsToCome } from "./later";

let mounted: Record<string, unknown> | null = null;
beforeAll(async () => {
  await loadTables();
  await speak("en", false);
});
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  vi.restoreAllMocks();
});

function open(): void {
  mounted = mount(TableScreen, { target: document.body, props: { model: sampleTable("following"), hands: NO_HANDS } });
  flushSync();
}

const there = (): string[] => [".bar", ".dock", ".task", ".display", ".log li"].filter((part) => document.querySelector(part));

// That a page draws bit by bit is said once and for all.
it("a single screen is drawn at once", () => {
  open();
  expect(partsToCome()).toBe(false);
  expect(there()).toHaveLength(5);
});

it("the page draws a table part by part, each in a task of its own, and the whole of it at once where it has to be there", async () => {
  const tasks = vi.spyOn(Object.getPrototypeOf(new MessageChannel().port1) as MessagePort, "postMessage");
  drawBitByBit();
  open();
  expect(there()).toEqual([".bar"]);
  expect(partsToCome()).toBe(true);
  await vi.waitFor(() => expect(partsToCome()).toBe(false), { timeout: 30_000 });
  expect(there()).toHaveLength(5);
  // The screen, what lies open and a part of that, the log.
  expect(tasks).toHaveBeenCalledTimes(4);
  void unmount(mounted!);
  open();
  expect(there()).toEqual([".bar"]);
  drawAll();
  expect(there()).toHaveLength(5);
  expect(partsToCome()).toBe(false);
});

it("what has left before its turn does not come", () => {
  open();
  void unmount(mounted!);
  mounted = null;
  expect(partsToCome()).toBe(false);
  drawAll();
  expect(there()).toEqual([]);
});

it("a page that nobody sees is drawn at once", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  open();
  expect(partsToCome()).toBe(false);
  expect(there()).toHaveLength(5);
});
