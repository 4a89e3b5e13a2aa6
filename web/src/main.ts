import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { lay } from "./look/drawings";
import icons from "./look/icons.svg?raw";
import { inside } from "./net/inside.svelte";
import { beKept } from "./net/newer.svelte";
import { drawBitByBit } from "./parts/later";
import { showMotion } from "./look/settings.svelte";
import { chosenTheme, showTheme } from "./look/theme";
import { preferred, speak } from "./words/words.svelte";

/** Milliseconds after which what was waited for has been done. */
const KEPT_AFTER = 2500;

lay(icons);
showTheme(chosenTheme());
showMotion();
drawBitByBit();
await speak(preferred(), false);

// Python comes behind the first page, and the page is kept when all else is here; who saves data waits until it is needed.
if (import.meta.env.SITE) {
  const thrifty = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!thrifty) setTimeout(() => inside.wake());
  // Nor does that take anything away from whoever waits for a table.
  void inside.ready.then(() => setTimeout(() => void beKept(), inside.asking ? KEPT_AFTER : 0));
} else if (document.readyState === "complete") void beKept();
else addEventListener("load", () => void beKept());

const target = document.getElementById("app");
if (target) mount(App, { target });
