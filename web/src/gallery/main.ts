// For development and tests: every screen from sample data. gallery.html?screen=following&theme=dark&lang=fr
// Whoever drives the page goes on to another one by `await gallery.show("leading", "light", "de")`, to other colours of the same
// one by `gallery.showTheme("dark")`, and to another language by `await gallery.speak("fr")`.

import { mount, tick, unmount } from "svelte";
import "../look/tokens.css";
import "../look/base.css";
import { lay } from "../look/drawings";
import icons from "../look/icons.svg?raw";
import { loadTables } from "../games/tables";
import { showTheme, type Theme } from "../look/theme";
import { speak, type Language } from "../words/words.svelte";
import Gallery from "./Gallery.svelte";
import { SCREENS } from "./screens";

lay(icons);
const target = document.getElementById("app");
let shown: Record<string, unknown> | null = null;

async function show(screen: string, theme: Theme | null, language: Language): Promise<void> {
  if (shown) await unmount(shown);
  // Every screen is seen for the first time.
  localStorage.clear();
  sessionStorage.clear();
  showTheme(theme);
  await speak(language, false);
  await loadTables();
  if (target) shown = mount(Gallery, { target, props: { screen } });
  scrollTo(0, 0);
  await tick();
}

const query = new URLSearchParams(location.search);
await show(query.get("screen") ?? "", query.get("theme") as Theme | null, (query.get("lang") as Language | null) ?? "en");
Object.assign(globalThis, { gallery: { show, showTheme, speak: (language: Language) => speak(language, false), screens: SCREENS } });
