// The service worker of this page: it comes when everything else is there. A newer version of a site waits until the reader
// takes it; a page that is open stays what it is.

let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a newer version has been fetched and waits. */
export function newerThere(): boolean {
  return waiting !== null;
}

/** This page anew, in the newer version. */
export function takeNewer(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take-over");
}

/** Have the page kept. Where a browser knows no service workers, or refuses them, the page works without. */
export async function beKept(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    const registered = await navigator.serviceWorker.register("./service.js", { scope: "./", updateViaCache: "none" });
    if (!import.meta.env.SITE) return;
    const look = (): void => {
      // The first one has nobody to wait for.
      if (registered.waiting && navigator.serviceWorker.controller) waiting = registered.waiting;
    };
    look();
    registered.addEventListener("updatefound", () => registered.installing?.addEventListener("statechange", look));
    // Whoever comes back to an open page hears of it too.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void registered.update().catch(() => undefined);
    });
  } catch {
    return;
  }
}
