// What the service worker decides, apart from what it does.

/** Whether a file's name tells what is in it: then it never changes. */
export function stays(file: string): boolean {
  return /(^|\/)(assets|python)\/./.test(file);
}

/** Where an answer comes from: the page itself, a file of it, or the net. */
export function sourceOf(request: { method: string; mode: string; url: string }, scope: string): "page" | "file" | "net" {
  if (request.method !== "GET" || !request.url.startsWith(scope)) return "net";
  const path = request.url.slice(scope.length).replace(/[?#].*/, "");
  if (/^api(\/|$)/.test(path)) return "net";
  if (request.mode === "navigate") return path === "" || path === "index.html" ? "page" : "net";
  return "file";
}

/** Caches that nobody needs any more. That of the build before stays: pages that are open may still fetch parts of it. */
export function outdated(names: string[], now: string): string[] {
  const ours = names.filter((name) => name.startsWith("broomstick-") && name !== now);
  return ours.slice(0, -1);
}
