import { expect, test } from "vitest";
import { gameOf, linkTo, squeezed } from "./links";

const GAME = `broomstick table 2\n{"seats": [{"name": "Zoë 🧹", "bot": ""}]}\n${"0 berry brave\n".repeat(300)}`;

test("a game goes into a link, and comes out of it as it was", async () => {
  const link = linkTo(await squeezed(GAME), "open", 17);
  const [, place, written, eyes, step] = new URL(link).hash.split("/");
  expect([place, eyes, step]).toEqual(["g", "open", "17"]);
  expect(written).toMatch(/^[\w-]+$/);
  expect(written!.length).toBeLessThan(GAME.length / 4);
  expect(await gameOf(written!)).toBe(GAME);
});

test.each(["", "nonsense", "%%%", "AAAA", "____"])("what holds no game is refused: %s", async (written) => {
  await expect(gameOf(written)).rejects.toMatchObject({ code: "not-a-link" });
});
