// The name that somebody gave last in this browser, to be offered again.

const PLACE = "broomstick.name";

export function lastName(): string {
  try {
    return localStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}

export function keepName(name: string): void {
  if (!name.trim()) return;
  try {
    localStorage.setItem(PLACE, name.trim());
  } catch {
    return;
  }
}

export function forgetName(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    return;
  }
}
