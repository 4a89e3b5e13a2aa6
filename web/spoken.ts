// The Fluent files of the Python package as the page fetches them, each a module of its own: "…/en/language.ftl?spoken" is
// what a language needs from the start, with the titles of all games, "…/en/card_game/title.ftl?spoken" a game's part of it,
// "…/en/card_game/lessons.ftl?spoken" what its lessons say, "…/en/any-game.ftl?spoken" what is said of a game that does not say it in words of its own.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type {} from "vitest/config";

const FIRST = "en";
const SHARED = ["heart.ftl", "page.ftl"];
const OWN = ["title.ftl", "game.ftl", "events.ftl", "page.ftl"];
const ANY_GAME = "any-game.ftl";
const LESSONS = "lessons.ftl";
const RULES = /^rules?-/;
const ASKED = /^(.*\/broomstick\/words\/)([^/]+)\/(?:([^/]+)\/)?([\w-]+\.ftl)\?spoken$/;

/** The messages of a file, by their names. */
function cut(text: string): Map<string, string> {
  return new Map(text.split(/^(?=[A-Za-z][\w-]* *=)/m).map((piece) => [/^[\w-]+(?= *=)/.exec(piece)?.[0] ?? "", piece]));
}

export function spoken(): Plugin {
  return {
    name: "spoken",
    enforce: "pre",
    // Tests read them anew each time: a module kept by its own file would go on saying what another one said before.
    configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (ASKED.test(id) ? false : undefined)),
    load(id) {
      const [, room, language, game, file] = ASKED.exec(id) ?? [];
      if (!room || !language) return undefined;
      const read = (code: string, file: string): string => {
        const path = join(room, code, file);
        if (!existsSync(path)) return "";
        this.addWatchFile(path);
        return readFileSync(path, "utf-8");
      };
      /** A language that is not finished speaks English where it has no words yet; one that is stays as it is. */
      const text = (file: string): string => {
        const there = cut(read(language, file));
        const missing = [...cut(read(FIRST, file))].filter(([name]) => name && !there.has(name));
        // The rules come from elsewhere, with their numbers filled in.
        const said = [...there, ...missing].filter(([name]) => !RULES.test(name));
        return said.map(([, piece]) => piece).join("\n");
      };
      const folders = readdirSync(join(room, FIRST), { withFileTypes: true }).filter((entry) => entry.isDirectory());
      const titles = folders.map(({ name }) => [name.replaceAll("_", "-"), text(`${name}/title.ftl`)]);
      if (file === ANY_GAME || (game && file === LESSONS))
        return { code: `export default ${JSON.stringify([text(game ? `${game}/${file}` : file)])}`, moduleType: "js" };
      const said = game ? OWN.map((name) => text(`${game}/${name}`)) : { files: SHARED.map(text), titles: Object.fromEntries(titles) };
      return { code: `export default ${JSON.stringify(said)}`, moduleType: "js" };
    },
  };
}
