// Keys for whoever does not type: a letter means something only outside fields and windows.

/** The key as a shortcut, small; empty while somebody types, holds another key down, or a window is open. */
export function shortcut(event: KeyboardEvent): string {
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return "";
  if (target?.closest?.("input, textarea, select, [contenteditable], dialog[open]") || document.querySelector("dialog[open]")) return "";
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
