// The Python that plays inside the page, as files of the site: the interpreter from its package, and the rooms of the
// program that tools/site/pack.py has packed. `virtual:python` says under which names and how large they are.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const ASKED = "virtual:python";
const INTERPRETER = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const PACKED = join(import.meta.dirname, ".python.zip");

const read = (name: string): Buffer => readFileSync(join(INTERPRETER, name));
const facts = (name: string) => JSON.parse(read(name).toString()) as { version: string; info: object };

/** Every file, by its name in the folder `python`. Not every host compresses what it sends: what is largest is compressed here. */
function files(): { home: string; rooms: string; all: Map<string, Buffer> } {
  const home = `python-${facts("package.json").version}/`;
  const packed = readFileSync(PACKED);
  const rooms = `broomstick-${createHash("sha256").update(packed).digest("hex").slice(0, 10)}.zip`;
  const all = new Map([
    [
      `${home}pyodide.mjs`,
      Buffer.from(
        read("pyodide.mjs")
          .toString()
          .replace(/^\/\/# sourceMappingURL=.*$/m, ""),
      ),
    ],
    [`${home}pyodide.asm.mjs`, read("pyodide.asm.mjs")],
    [`${home}pyodide.asm.wasm.gzip`, gzipSync(read("pyodide.asm.wasm"), { level: 9 })],
    [`${home}python_stdlib.zip`, read("python_stdlib.zip")],
    [rooms, packed],
  ]);
  return { home, rooms, all };
}

/** In a page for a server nothing of it is left. */
export function noPython(): Plugin {
  return {
    name: "no-python",
    enforce: "pre",
    load: (id) => (id.endsWith("/src/host/start.ts") ? "export const startWorker = () => null;" : undefined),
  };
}

/** The page's build adds the files; that of its worker only needs to know of them. */
export function python(adds: boolean): Plugin {
  return {
    name: "python",
    resolveId: (id) => (id === ASKED ? `\0${ASKED}` : undefined),
    load(id) {
      if (id !== `\0${ASKED}`) return undefined;
      const { home, rooms, all } = files();
      const sizes = Object.fromEntries([...all].map(([name, bytes]) => [name, bytes.length]));
      // What can be installed beside the standard library: nothing.
      const lock = { info: facts("pyodide-lock.json").info, packages: {} };
      return Object.entries({ home, rooms, sizes, lock })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    generateBundle() {
      if (!adds) return;
      for (const [name, source] of files().all) this.emitFile({ type: "asset", fileName: `python/${name}`, source });
    },
  };
}
