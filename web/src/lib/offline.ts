/**
 * What is left while the server cannot be reached: the service worker (`public/worker.js`) keeps the page, and here the
 * page keeps how its table stood. Browsers allow neither but over a safe line, or on the machine itself.
 */
import { files, isSite } from "./address";
import type { TableState } from "./api";

/** As the worker calls it; what a page has fetched before the worker came is put there by the page. */
const SHELL = "benben-shell";
const TABLES = "benben-tables";
/** So many tables are kept, the newest. */
const MOST = 5;

const addressOf = (id: string): string => `/kept/${encodeURIComponent(id)}`;

export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  try {
    if (isSite) {
      await keepSite();
      return;
    }
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    // What is fetched from now on, it keeps by itself. Where it began while this page was on its way, it has to be asked.
    if (!navigator.serviceWorker.controller) {
      const taken = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
      active?.postMessage("claim");
      await taken;
    }
    const cache = await caches.open(SHELL);
    const needed = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const missing = [...new Set(needed)].filter((path) => /^\/(assets|api\/(texts|languages))\b/.test(path));
    for (const path of missing) if (!(await cache.match(path))) await cache.add(path);
  } catch {
    // Without a worker the page is as good as before, as long as the server answers.
  }
}

/** The site's own worker keeps all of its files by itself, and words and rules in the languages that are asked for. */
async function keepSite(): Promise<void> {
  await navigator.serviceWorker.register(`${files}keeper.js`);
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  }
  const language = document.documentElement.lang;
  const games = (await (await fetch(`${files}games.json`)).json()) as { name: string }[];
  const rules = games.map(({ name }) => `rules/${name}/${language}.json`);
  await Promise.all([`texts/${language}.ftl`, `manifest/${language}.webmanifest`, ...rules].map((path) => fetch(files + path)));
}

/** Keeps how a table stands, for the time without the server. */
export async function keepState(state: TableState): Promise<void> {
  if (isSite || !("caches" in globalThis)) return;
  try {
    const cache = await caches.open(TABLES);
    await cache.put(addressOf(state.id), new Response(JSON.stringify(state)));
    for (const old of (await cache.keys()).slice(0, -MOST)) await cache.delete(old);
  } catch {
    // A browser that keeps nothing forgets.
  }
}

/** How a table stood when the server was last heard of; null if nobody knows. */
export async function keptState(id: string): Promise<TableState | null> {
  if (!("caches" in globalThis)) return null;
  const kept = await caches.match(addressOf(id)).catch(() => undefined);
  return kept ? ((await kept.json()) as TableState) : null;
}
