import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { sampleTable } from "../gallery/samples";
import { loadTables } from "../games/tables";
import TableScreen from "../screens/TableScreen.svelte";
import { NO_HANDS } from "../table/hands";
import { speak } from "../words/words.svelte";

let mounted: Record<string, unknown> | null = null;
beforeAll(async () => {
  await loadTables();
  await speak("en", false);
});
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
});

const heads = (): string[] => [...document.querySelectorAll(".log h3")].map((head) => head.textContent ?? "");

it("a long log begins with what is newest, and is whole a moment later", async () => {
  const model = sampleTable("following");
  const turns = 40;
  model.journal = Array.from({ length: turns }, () => ({ ...model.journal[0]!, what: "leads fire brave", seat: 1 }));
  mounted = mount(TableScreen, { target: document.body, props: { model, hands: NO_HANDS } });
  flushSync();
  const first = heads();
  expect(first.length).toBeLessThan(turns / 2);
  expect(first.at(-1)).toContain(`${turns}`);
  await vi.waitFor(
    () => {
      flushSync();
      expect(heads()).toHaveLength(turns);
    },
    { timeout: 30_000 },
  );
  expect(heads().at(-1)).toBe(first.at(-1));
});
