import "@fontsource/alegreya/700.css";
import "@fontsource/alegreya/800.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import "./look/styles/index.css";

import { mount } from "svelte";

import { learn } from "./api/about";
import App from "./App.svelte";
import { applyTheme, settings } from "./settings.svelte";
import { preferred, speak } from "./words/language.svelte";

applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
await Promise.all([speak(settings.language ?? preferred()), learn()]);
mount(App, { target: document.body });
