// The service worker: keeps the page so that it opens without a net. A site that needs no server is kept whole, Python too, and
// a newer one waits until a page takes it. A server's page is asked for again each time and kept for when nobody answers.

import { outdated, sourceOf, stays } from "./plan";

/** What a service worker has of its own; the names that the page's types have are for pages. */
interface Event extends globalThis.Event {
  readonly request: Request;
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
  respondWith(reply: Promise<Response>): void;
}
declare const self: {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate" | "fetch" | "message", hear: (event: Event) => void): void;
};
/** Written in when it is built: which build this is, and what is in it. */
declare const __FACTS__: { build: string; site: boolean; files: string[] };

const { build, site, files } = __FACTS__;
const NAME = `broomstick-${build}`;
const scope = self.registration.scope;

/** All files, those that an earlier build had by the same name from there. */
async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(
    files.map(async (file) => {
      const address = new URL(file, scope).href;
      const before = stays(file) ? await caches.match(address) : undefined;
      // What has no hash in its name may lie in the browser as it was.
      const reply = before ?? (await fetch(address, { cache: stays(file) ? "default" : "no-cache" }));
      if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
      await cache.put(address, reply);
    }),
  );
}

/** The page: a site's as it was kept, a server's as it is now, if anybody answers. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  if (site) return (await cache.match(scope)) ?? fetch(request);
  try {
    const reply = await fetch(request);
    if (reply.ok) await cache.put(scope, reply.clone());
    return reply;
  } catch (error) {
    const kept = await cache.match(scope);
    if (!kept) throw error;
    return kept;
  }
}

/** A file: what is kept, of any build that is still in use; else it is fetched, and kept where its name tells its content. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok && stays(new URL(request.url).pathname)) await (await caches.open(NAME)).put(request.url, reply.clone());
  return reply;
}

self.addEventListener("install", (event) => {
  // A server's new page is there already when its service worker comes.
  if (!site) void self.skipWaiting();
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  const tidy = async (): Promise<void> => {
    for (const name of outdated(await caches.keys(), NAME)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const source = sourceOf(request, scope);
  if (source === "page") event.respondWith(page(request));
  else if (source === "file") event.respondWith(file(request));
});

self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});
