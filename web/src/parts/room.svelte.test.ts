import { expect, it, vi } from "vitest";

it("knows how much room there is, though no news of it came", async () => {
  let wide = false;
  const query = (media: string) => ({
    get matches() {
      return wide && media.includes("34em");
    },
    addEventListener: vi.fn(),
  });
  vi.stubGlobal("matchMedia", query);
  const { room } = await import("./room.svelte");
  expect(room.kind).toBeUndefined();
  wide = true;
  dispatchEvent(new Event("resize"));
  expect(room.kind).toBe("wide");
  expect(room.stick).toBe("folded");
});
