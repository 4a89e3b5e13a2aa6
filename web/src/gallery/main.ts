// For development: every screen from sample data. gallery.html?screen=following&theme=dark&lang=fr

import { mount } from "svelte";
import "../look/tokens.css";
import "../look/base.css";
import { showTheme, type Theme } from "../look/theme";
import { speak, type Language } from "../words/words.svelte";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
showTheme((query.get("theme") as Theme | null) ?? null);
await speak((query.get("lang") as Language | null) ?? "en", false);

const target = document.getElementById("app");
if (target) mount(Gallery, { target, props: { screen: query.get("screen") ?? "" } });
