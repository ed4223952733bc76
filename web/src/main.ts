import "@fontsource/alegreya/700.css";
import "@fontsource/alegreya/800.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import "./look/index.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { applyTheme, settings } from "./settings.svelte";
import { preferred, speak } from "./words/language.svelte";

applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
await speak(settings.language ?? preferred());
mount(App, { target: document.body });
