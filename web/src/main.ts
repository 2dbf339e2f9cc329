import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import "./fonts.css";
import { startWorker } from "./lib/offline";
import { settings } from "./lib/settings.svelte";
import { theme } from "./lib/theme.svelte";
import { words } from "./lib/words.svelte";
import "./tokens.css";

settings.load();
theme.load();
void words.load();

const target = document.getElementById("app");
if (target) mount(App, { target });
void startWorker();
