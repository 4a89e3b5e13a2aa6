import { describe, expect, it } from "vitest";
import icons from "../look/icons.svg?raw";
import { loadRules } from "./rules";

const SYMBOLS = [...icons.matchAll(/symbol id="([\w-]+)"/g)].map(([, id]) => id);
const OWN = import.meta.glob<string>("./*/RulePicture.svelte", { query: "?raw", import: "default", eager: true });
const SHARED = import.meta.glob<string>("../parts/HeartPicture.svelte", { query: "?raw", import: "default", eager: true });
const GAMES = Object.keys(OWN).map((path) => path.split("/")[1] ?? "");
const source = (game: string): string => [OWN[`./${game}/RulePicture.svelte`], ...Object.values(SHARED)].join("\n");

describe("pictures in the rules", () => {
  it.each(GAMES)("stand beside rules that %s has", async (game) => {
    const chapters = await loadRules(game, "en");
    const rules = chapters.flatMap(({ parts }) => parts.flatMap(({ rule }) => rule ?? []));
    const text = source(game);
    const shown = [...text.matchAll(/"((?:bs|cg|wb|heart)-[a-z-]+)":/g)].map(([, rule]) => rule ?? "");
    expect(shown.length).toBeGreaterThan(15);
    expect(shown.filter((rule) => !rules.includes(rule))).toEqual([]);
  });

  it.each(GAMES)("are drawn from what the tables of %s are drawn from", (game) => {
    const text = source(game);
    expect(SYMBOLS).toContain("brave");
    const signs = [...text.matchAll(/\["(?:sign|mark|stance|land)", "([\w-]+)"\]/g)].map(([, name]) => name);
    expect(signs.filter((name) => !SYMBOLS.includes(name))).toEqual([]);
  });
});
