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

/** Day or night for as long as the browser remembers, or as the system has it. */
export function chooseTheme(theme: Theme | null): void {
  showTheme(theme);
  try {
    if (theme) localStorage.setItem(REMEMBERED, theme);
    else localStorage.removeItem(REMEMBERED);
  } catch {
    return;
  }
}

/** From what is shown now to the other one. */
export function switchTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const now = document.documentElement.dataset.theme ?? (dark ? "dark" : "light");
  chooseTheme(now === "dark" ? "light" : "dark");
}
