import { describe, expect, it } from "vitest";
import { offeredGame } from "../net/offered.svelte";
import { agreed, numbersFor, rulesFor } from "./wish";

const game = (name: string) => offeredGame(name)!;
const broom = game("broom-service");
const rule = (name: string, wishes: Record<string, boolean | string>) => rulesFor(broom, 4, wishes).find((one) => one.name === name);

describe("what can be agreed, as the server tells it", () => {
  it("a rule that is not for so many players does not fit, and is not asked for", () => {
    const brew = game("witchs-brew");
    expect(rulesFor(brew, 4, {})).toMatchObject([{ name: "barred_roles", fits: true }]);
    expect(rulesFor(brew, 5, {})).toMatchObject([{ name: "barred_roles", fits: false }]);
    expect(agreed(brew, 4, { barred_roles: true })).toEqual({ barred_roles: true });
    expect(agreed(brew, 5, { barred_roles: true })).toEqual({});
  });

  it("a rule that needs another is there with it, or where that one always is", () => {
    expect(rule("extra_tiles", {})?.never).toBe(true);
    expect(rule("extra_tiles", { mountain_tiles: true })?.never).toBe(false);
    expect(rule("extra_tiles", { board: "back" })?.never).toBe(false);
    expect([rule("mountain_tiles", {})?.always, rule("mountain_tiles", { board: "back" })?.always]).toEqual([false, true]);
    const wishes = { mountain_tiles: true, extra_tiles: true };
    expect(agreed(broom, 4, { extra_tiles: true })).toEqual({});
    expect(agreed(broom, 4, wishes)).toEqual(wishes);
    expect(agreed(broom, 4, { ...wishes, board: "back" })).toEqual({ board: "back", extra_tiles: true });
  });

  it("a number stays within what the other wishes allow, and is named only where it is not usual", () => {
    expect(numbersFor(broom, {})).toEqual([]);
    const [front] = numbersFor(broom, { storm_clouds: true });
    expect(front?.value).toBe(front?.highest);
    expect(agreed(broom, 4, { storm_clouds: true, heavy_clouds: front!.highest })).toEqual({ storm_clouds: true });
    const [back] = numbersFor(broom, { storm_clouds: true, heavy_clouds: front!.lowest, board: "back" });
    expect(back!.lowest).toBeGreaterThan(front!.lowest);
    expect(back!.value).toBe(back!.lowest);
  });
});
