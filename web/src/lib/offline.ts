/**
 * Offline support: the service worker (`public/worker.js`) keeps the page, and this module keeps the last state of each
 * table. Browsers allow both only in secure contexts and on localhost.
 */
import { files, isSite } from "./address";
import type { TableState } from "./api";

/** The cache's name in the worker. The page adds the files that it fetched before the worker was ready. */
const SHELL = "benben-shell";
const TABLES = "benben-tables";
/** The number of tables kept, newest first. */
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
    // From now on the worker caches requests by itself. If it started while this page loaded, the page must ask for the
    // earlier ones.
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
    // The page works without a worker as long as the server answers.
  }
}

/** The static site's worker caches all of its files, and texts and rules in the languages requested. */
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

/** Stores a table's state for offline use. */
export async function saveState(state: TableState): Promise<void> {
  if (isSite || !("caches" in globalThis)) return;
  try {
    const cache = await caches.open(TABLES);
    await cache.put(addressOf(state.id), new Response(JSON.stringify(state)));
    for (const old of (await cache.keys()).slice(0, -MOST)) await cache.delete(old);
  } catch {
    // Without storage there is nothing to keep.
  }
}

/** The last stored state of a table, or null. */
export async function savedState(id: string): Promise<TableState | null> {
  if (!("caches" in globalThis)) return null;
  const kept = await caches.match(addressOf(id)).catch(() => undefined);
  return kept ? ((await kept.json()) as TableState) : null;
}
