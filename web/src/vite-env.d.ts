/// <reference types="svelte" />
/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Whether this page was built to need no server. Either build leaves out what only the other needs. */
  readonly SITE: "yes" | "";
  /** The address of a server, given when a site is built; "" where there is none. */
  readonly BROOMSTICK_SERVER: string;
  /** That of the documentation on running one. */
  readonly BROOMSTICK_DOCS: string;
}

declare module "virtual:python" {
  /** The folder of the interpreter, and the zip with our own rooms, both in the folder `python`. */
  export const home: string;
  export const rooms: string;
  /** The size of every file, in bytes, by its name in that folder. */
  export const sizes: Record<string, number>;
  export const lock: import("pyodide").PyodideAPI["lockfile"];
}
