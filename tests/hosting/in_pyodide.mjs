// Plays scripts with the Python that a page has. Arguments: the folder of pyodide, then folders for Python's path.
// In: a line for each game, [identity, seed, script]. Out: a line for each, what was sent and the record.
import { createInterface } from "node:readline";

const [pyodide, ...paths] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide();
paths.forEach((path, at) => {
  python.FS.mkdirTree(`/given/${at}`);
  python.mountNodeFS(`/given/${at}`, path);
  python.runPython(`import sys; sys.path.append("/given/${at}")`);
});
const play = python.runPython("from hosting.scripted import in_a_page; in_a_page");
for await (const line of createInterface({ input: process.stdin })) console.log(await play(...JSON.parse(line)));
