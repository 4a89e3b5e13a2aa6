// Where this page lies: at the root of a server, or in some folder of a host.

/** The address of a place in this page, to be passed on: what stands behind the #. */
export function pageAddress(place: string): string {
  return new URL(`#${place}`, location.href.replace(/[?#].*/, "")).href;
}
