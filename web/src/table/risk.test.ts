import { beforeAll, expect, it } from "vitest";
import type { TableView } from "../games/game";
import { speak } from "../words/words.svelte";
import { safe } from "./risk";

beforeAll(() => speak("en"));

const view = (brave: number | null): TableView => ({ brave }) as TableView;

it("promises nothing of a card that can do nothing", () => {
  expect(safe(view(null))).toMatch(/^Yours at once/);
  for (const brave of [null, 1]) expect(safe(view(brave), true)).toMatch(/^The card is played without effect\./);
  for (const idle of [false, true]) expect(safe(view(1), idle)).toMatch(/stays brave\.$/);
});
