/// <reference types="svelte" />
/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The address of a server, given when a site is built; "" where there is none. */
  readonly BROOMSTICK_SERVER: string;
}

declare module "virtual:python" {
  /** The folder of the interpreter, and the zip with our own rooms, both in the folder `python`. */
  export const home: string;
  export const rooms: string;
  /** The size of every file, in bytes, by its name in that folder. */
  export const sizes: Record<string, number>;
  export const lock: import("pyodide").PyodideAPI["lockfile"];
}
