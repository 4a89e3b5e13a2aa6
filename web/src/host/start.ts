/** The worker in which the host is. Only a site has it: other builds leave this file empty (python.ts). */
export const startWorker = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "host" });
