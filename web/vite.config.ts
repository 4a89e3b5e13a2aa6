import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { offline } from "./offline.ts";
import { noPython, python } from "./python.ts";
import { spoken } from "./spoken.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The page is built for the server; as a site that needs none ("site"); and as a gallery of all its screens for those who
// work on it, which is never installed.
const INTO: Record<string, string> = { gallery: "../.gallery", site: "../dist/site" };
// What whoever builds a site may say: a server to which people can be invited, and the page of the docs on running one.
const TOLD = ["BROOMSTICK_SERVER", "BROOMSTICK_DOCS"];

export default defineConfig(({ mode }) => ({
  // A site may lie in any folder of any host.
  base: mode === "site" ? "./" : "/",
  plugins: [spoken(), svelte(), mode === "site" ? python(true) : noPython(), ...(mode === "gallery" ? [] : [offline(mode === "site")])],
  define: {
    // A text, since tests make a text of everything there.
    "import.meta.env.SITE": JSON.stringify(mode === "site" ? "yes" : ""),
    ...Object.fromEntries(TOLD.map((name) => [`import.meta.env.${name}`, JSON.stringify(process.env[name] ?? "")])),
  },
  worker: { format: "es", plugins: () => [python(false)], rolldownOptions: { checks: { pluginTimings: false } } },
  build: {
    outDir: here(INTO[mode] ?? "../src/broomstick/server/page"),
    emptyOutDir: true,
    // The server forbids scripts and styles inside a page, and data: addresses: everything is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The gallery holds every sample; nobody waits for it on a slow line.
    ...(mode === "gallery" ? { chunkSizeWarningLimit: 8000 } : {}),
    // What several parts of the page need is one file: many small ones are slower to fetch, and larger together.
    rolldownOptions: {
      // How long the build's own parts took is nothing for those who want to play.
      checks: { pluginTimings: false },
      ...(mode === "gallery" ? { input: here("gallery.html") } : {}),
      output: {
        codeSplitting: {
          groups: [
            // The book of rules, the table as text, chat, what can be done about a seat and how a game ended are fetched by
            // those who look at them; what games with goods share comes with their tables, and what is one game's alone with
            // that.
            {
              name: "shared",
              minShareCount: 2,
              test: /^(?!.*(RuleBook|RuleDrawn|RuleName|RulePart|RuleText|Text(Screen|Ask)|parts\/typed|EndScreen|Course|GameLink|sha256|noble|parts\/(Chat|BotPick|Copied|Forget|NeedsServer)|games\/search|games\/[^/]+\/|parts\/goods))/,
            },
            { name: "text", minShareCount: 2, test: /Text(Screen|Ask)|parts\/typed/ },
            { name: "end", minShareCount: 2, test: /EndScreen|Course|GameLink/ },
            { name: "seat", minShareCount: 2, test: /parts\/(Chat|BotPick|Copied|Forget|NeedsServer)/ },
            { name: "sha256", minShareCount: 2, test: /sha256|noble/ },
            { name: "goods", minShareCount: 2, test: /parts\/goods/ },
          ],
        },
      },
    },
    target: ["chrome123", "firefox120", "safari17.5"],
  },
  server: {
    // The words lie in the Python package, where the terminal reads the same files.
    fs: { allow: [here("..")] },
  },
  // Without this, tests would get Svelte as it runs on a server.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // A busy machine is no failure.
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/no-network.ts"],
    // Generous, for a busy machine: loading all tables takes seconds there.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
