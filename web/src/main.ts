import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { showMotion } from "./look/settings.svelte";
import { chosenTheme, showTheme } from "./look/theme";
import { preferred, speak } from "./words/words.svelte";

showTheme(chosenTheme());
showMotion();
await speak(preferred(), false);

const target = document.getElementById("app");
if (target) mount(App, { target });
