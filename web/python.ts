// The Python that plays inside the page, as files of the site: the interpreter from its package, and the rooms of the
// program that tools/site/pack.py has packed. `virtual:python` says under which names and how large they are.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { compiled } from "./compiled.ts";

const ASKED = "virtual:python";
const INTERPRETER = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const PACKED = join(import.meta.dirname, ".python.zip");

const read = (name: string): Buffer => readFileSync(join(INTERPRETER, name));
const facts = (name: string) => JSON.parse(read(name).toString()) as { version: string; info: object };

interface Files {
  home: string;
  rooms: string;
  all: Map<string, Buffer>;
}

/** Every file, by its name in the folder `python`. Not every host compresses what it sends: what is largest is compressed here. */
async function collect(): Promise<Files> {
  const { library, rooms: packed } = await compiled(read("python_stdlib.zip"), readFileSync(PACKED));
  const interpreter = new Map([
    [
      "pyodide.mjs",
      Buffer.from(
        read("pyodide.mjs")
          .toString()
          .replace(/^\/\/# sourceMappingURL=.*$/m, ""),
      ),
    ],
    ["pyodide.asm.mjs", read("pyodide.asm.mjs")],
    ["pyodide.asm.wasm.gzip", gzipSync(read("pyodide.asm.wasm"), { level: 9 })],
    ["python_stdlib.zip", library],
  ]);
  // A folder is named for what is in it, as the zip is.
  const home = `python-${facts("package.json").version}-${hashed(library)}/`;
  const rooms = `broomstick-${hashed(packed)}.zip`;
  return { home, rooms, all: new Map([...[...interpreter].map(([name, bytes]) => [home + name, bytes] as const), [rooms, packed]]) };
}

const hashed = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex").slice(0, 10);
/** Once for a build, whoever asks. */
let collected: Promise<Files> | null = null;
const files = (): Promise<Files> => (collected ??= collect());

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
    async load(id) {
      if (id !== `\0${ASKED}`) return undefined;
      const { home, rooms, all } = await files();
      const sizes = Object.fromEntries([...all].map(([name, bytes]) => [name, bytes.length]));
      // What can be installed beside the standard library: nothing.
      const lock = { info: facts("pyodide-lock.json").info, packages: {} };
      return Object.entries({ home, rooms, sizes, lock })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    async generateBundle() {
      if (!adds) return;
      for (const [name, source] of (await files()).all) this.emitFile({ type: "asset", fileName: `python/${name}`, source });
    },
  };
}
