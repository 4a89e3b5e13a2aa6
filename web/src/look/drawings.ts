// Drawings stand in the page once, each with its name, and whatever shows one refers to it there. To refer to a file instead
// has the browser read the whole file anew for every drawing in it, and keep it as a document of its own.

/** Let the drawings of a file be referred to: `#i-brave`, or of one kind `#i-x-gossip`. */
export function lay(file: string, kind = ""): void {
  const all = new DOMParser().parseFromString(file.replaceAll('<symbol id="', `<symbol id="i-${kind}`), "image/svg+xml").documentElement;
  all.setAttribute("aria-hidden", "true");
  all.style.display = "none";
  // As style sheets: of all games there are, and no part of what is shown.
  document.head.append(document.adoptNode(all));
}
