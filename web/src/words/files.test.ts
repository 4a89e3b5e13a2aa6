import { describe, expect, it, vi } from "vitest";
import { spoken } from "../../spoken";

describe("the words of the page in tests", () => {
  it("are read anew in each run, while all else is kept", () => {
    const defineCacheKeyGenerator = vi.fn();
    const { configureVitest } = spoken() as unknown as { configureVitest: (context: object) => void };
    configureVitest({ defineCacheKeyGenerator });
    const [keyOf] = defineCacheKeyGenerator.mock.calls[0] as [(context: { id: string }) => unknown];
    const room = "/anywhere/broomstick/words/en";
    for (const words of ["language.ftl", "card_game/title.ftl", "any-game.ftl"])
      expect(keyOf({ id: `${room}/${words}?spoken` })).toBe(false);
    expect(keyOf({ id: "/anywhere/web/src/words/bundle.ts" })).toBeUndefined();
  });
});
