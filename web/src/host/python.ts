// Python inside a worker: the interpreter and the rooms of the program are fetched from the page's own folder, nothing from
// elsewhere.

import type { loadPyodide } from "pyodide";
import { home, lock, rooms, sizes } from "virtual:python";
import type { PythonHost, PythonShelf } from "./desk";

// Named at run time: the files lie beside the build, they are no part of it.
const here = import.meta.url;
const FOLDER = new URL("../python/", here).href;
const SQUEEZED = ".gzip";
/** Of these it is known how much of them has come. */
const COUNTED = [`${home}pyodide.asm.wasm${SQUEEZED}`, `${home}python_stdlib.zip`, rooms];
const WHOLE = COUNTED.reduce((sum, name) => sum + (sizes[name] ?? 0), 0);

type Progress = (got: number, of: number) => void;

/** Load Python and start the host in it. */
export async function startPython(shelf: PythonShelf, progress: Progress): Promise<PythonHost> {
  let got = 0;
  const count = (bytes: number): void => progress((got += bytes), WHOLE);
  const outside = self.fetch;
  // The interpreter fetches its parts by itself: so they are counted on the way, and one of them is unpacked.
  self.fetch = (what, how) => {
    const address = what instanceof Request ? what.url : String(what);
    return address.endsWith(".wasm") ? fetched(outside, address + SQUEEZED, count, true) : outside(what, how);
  };
  try {
    const [packed, { loadPyodide: load }] = await Promise.all([
      fetched(outside, FOLDER + rooms, count).then((reply) => reply.arrayBuffer()),
      import(/* @vite-ignore */ `${FOLDER}${home}pyodide.mjs`) as Promise<{ loadPyodide: typeof loadPyodide }>,
    ]);
    const indexURL = FOLDER + home;
    const python = await load({ indexURL, packageBaseUrl: indexURL, lockFileContents: lock });
    python.unpackArchive(packed, "zip", { extractDir: "/rooms" });
    python.runPython("import sys; sys.path.insert(0, '/rooms')");
    const { Host } = python.pyimport("broomstick.browser.host") as { Host: { open(shelf: PythonShelf): Promise<PythonHost> } };
    return await Host.open(shelf);
  } finally {
    self.fetch = outside;
  }
}

/** A file, counted as it comes, and unpacked where it was packed. */
async function fetched(fetch: typeof self.fetch, address: string, count: (bytes: number) => void, packed = false): Promise<Response> {
  const reply = await fetch(address);
  if (!reply.ok || !reply.body) throw new Error(`${address}: ${reply.status}`);
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, out) {
      count(piece.length);
      out.enqueue(piece);
    },
  });
  const counted = reply.body.pipeThrough(counter);
  if (!packed) return new Response(counted);
  // Compiled while it comes.
  return new Response(counted.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": "application/wasm" } });
}
