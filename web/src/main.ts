import { mount, unmount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import "./fonts.css";
import { isSite, withHash } from "./lib/address";
import { watchArrangement } from "./lib/arrangement";
import { startWorker } from "./lib/offline";
import { settings } from "./lib/settings.svelte";
import { rulesPanel } from "./lib/rulesPanel.svelte";
import { theme } from "./lib/theme.svelte";
import { words } from "./lib/words.svelte";
import "./tokens.css";

const address = withHash(location.href);
if (address !== location.href) history.replaceState(null, "", address);
watchArrangement();
settings.load();
theme.load();
void words.load();

const target = document.getElementById("app");
let app = target && mount(App, { target });
void startWorker();

/** The static site renders the page again instead of loading it, so that Python keeps running. */
function turnPages(place: HTMLElement): void {
  const where = (): string => location.pathname + location.search;
  let shown = where();
  addEventListener("popstate", () => {
    if (where() === shown) return;
    shown = where();
    rulesPanel.open = rulesPanel.source = null;
    if (app) void unmount(app);
    app = mount(App, { target: place });
    scrollTo(0, 0);
  });
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname !== location.pathname || to.search === location.search) return;
    event.preventDefault();
    history.pushState(null, "", to);
    dispatchEvent(new Event("popstate"));
  });
}

if (isSite && target) turnPages(target);
