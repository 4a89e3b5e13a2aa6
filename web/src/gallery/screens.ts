// Every screen of the gallery by its name.

import { SAMPLES } from "./samples";

/** A sample's name, and what to do with it. */
export function split(full: string): [string, string] {
  const known = Object.keys(SAMPLES)
    .sort((one, other) => other.length - one.length)
    .find((one) => full === one || full.startsWith(`${one}-`));
  return known ? [known, full.slice(known.length + 1)] : [full, ""];
}

export const SCREENS = [
  "home",
  "home-problem",
  "new-table",
  "new-table-brew",
  "new-table-broom",
  "join",
  "beside",
  "gone",
  "curtain",
  "curtain-several",
  "fair",
  "rules",
  "rules-brew",
  "rules-broom",
  "settings",
  "sheet",
  ...Object.keys(SAMPLES),
  "picking-some",
  "picking-ready",
  "picking-text",
  "following-text",
  "following-log",
  "following-chat",
  "following-past",
  "following-shared",
  "following-keys",
  "following-rules",
  "following-menu",
  "taking-open",
  "leading-lost",
  "six-long",
  "end-past",
  "end-text",
  "brew-picking-some",
  "brew-picking-ready",
  "brew-picking-text",
  "brew-following-text",
  "brew-following-log",
  "brew-following-past",
  "brew-following-stack",
  "brew-following-book",
  "brew-losing-ready",
  "brew-five-long",
  "brew-paying-some",
  "brew-leading-one",
  "brew-end-past",
  "broom-picking-some",
  "broom-picking-ready",
  "broom-picking-text",
  "broom-flying-text",
  "broom-flying-log",
  "broom-flying-past",
  "broom-flying-list",
  "broom-flying-larger",
  "broom-flying-shared",
  "broom-leading-one",
  "broom-fist-ready",
  "broom-end-past",
];
