// What makes a page of the built files that can be installed and opened without a net: the service worker, which is told
// which files there are, and, for hosts that send no headers, the page's own policy.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

const PUBLIC = join(import.meta.dirname, "public");
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/** The service worker as one script. */
async function service(facts: { build: string; site: boolean; files: string[] }): Promise<string> {
  const done = (await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { __FACTS__: JSON.stringify(facts) },
    build: {
      write: false,
      target: "es2022",
      lib: { entry: join(import.meta.dirname, "src/offline/service.ts"), formats: ["iife"], name: "service", fileName: "service" },
    },
  })) as Rolldown.RolldownOutput[];
  return done[0]!.output[0].code;
}

export function offline(site: boolean): Plugin {
  return {
    name: "offline",
    apply: "build",
    transformIndexHtml: (html) =>
      site ? html.replace("<title>", `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />\n    <title>`) : html,
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const made = Object.values(bundle).map((one): [string, string | Uint8Array] => [
          one.fileName,
          "code" in one ? one.code : one.source,
        ]);
        const kept = readdirSync(PUBLIC).map((name): [string, Buffer] => [name, readFileSync(join(PUBLIC, name))]);
        const every = [...made, ...kept].sort(([one], [other]) => (one < other ? -1 : 1));
        const sum = createHash("sha256");
        for (const [name, bytes] of every) sum.update(name).update(bytes);
        // A folder is asked for by its own name: some hosts send elsewhere whoever asks for its index.
        const files = every.map(([name]) => (name === "index.html" ? "./" : name));
        // What the server's page needs is kept as it is used; its tables are on the server all the same.
        const facts = { build: sum.digest("hex").slice(0, 12), site, files: site ? files : ["./"] };
        this.emitFile({ type: "asset", fileName: "service.js", source: await service(facts) });
      },
    },
  };
}
