// Day and night: the reader's choice, else that of the system.

export type Theme = "light" | "dark";

const REMEMBERED = "broomstick.theme";

export function chosenTheme(): Theme | null {
  try {
    const kept = localStorage.getItem(REMEMBERED);
    return kept === "light" || kept === "dark" ? kept : null;
  } catch {
    return null;
  }
}

export function showTheme(theme: Theme | null): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** From what is shown now to the other one, for as long as the browser remembers. */
export function switchTheme(): Theme {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const now = document.documentElement.dataset.theme ?? (dark ? "dark" : "light");
  const next: Theme = now === "dark" ? "light" : "dark";
  showTheme(next);
  try {
    localStorage.setItem(REMEMBERED, next);
  } catch {
    return next;
  }
  return next;
}
