import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import list from "../games/list.json";
import { askWhatThereIs } from "../net/offered.svelte";
import { speak } from "../words/words.svelte";
import BotPick from "./BotPick.svelte";

// A host on which two of them cannot play.
const MISSING = { seasoned: "nets", farsighted: "numpy" };
vi.mock("../net/requests", () => ({
  whatThereIs: () => Promise.resolve({ games: list.map((one) => ({ ...one, missing: MISSING })), bots: [] }),
}));

let mounted: Record<string, unknown> | null = null;

function options(bot: string): HTMLOptionElement[] {
  mounted = mount(BotPick, { target: document.body, props: { bot, game: "card-game", label: "Bot", id: "bot" } });
  flushSync();
  return [...document.querySelectorAll("option")];
}

describe("which bot plays", () => {
  beforeAll(() => speak("en", false));
  afterEach(() => {
    if (mounted) void unmount(mounted);
    document.body.innerHTML = "";
  });

  it("is the usual one at first, among all from the friendliest to the strongest", () => {
    const found = options("");
    expect(found.map((one) => one.value)).toEqual(["random", "dreamy", "grasping", "thrifty", "seasoned", "farsighted"]);
    expect(found.filter((one) => one.selected).map((one) => one.value)).toEqual(["thrifty"]);
    expect(found.every((one) => !one.disabled)).toBe(true);
    expect(found[1]?.textContent).toBe("Dreamy: its mind wanders");
  });

  it("is none that cannot play where the table is, and each of those says why", async () => {
    await askWhatThereIs();
    const found = options("farsighted");
    expect(found.filter((one) => one.disabled).map((one) => one.textContent)).toEqual([
      "Seasoned: not in a page without a server",
      "Far-sighted: not here, since numpy is not installed",
    ]);
    expect(found.filter((one) => one.selected).map((one) => one.value)).toEqual(["thrifty"]);
  });
});
