import "@fontsource-variable/atkinson-hyperlegible-next/index.css";
import "@fontsource-variable/bricolage-grotesque/standard.css";
import "./tokens.css";
import "./shell.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { followSystemTheme } from "./theme";

followSystemTheme();
const target = document.getElementById("app");
if (target) mount(App, { target });
