/*
 * The service worker of the site of files: keeps every file of it, so that from the second visit on no network is needed.
 * Words and rules are kept in the languages that were asked for. `benben web site` writes the line above this comment, VERSION; a new one gets a place of its own, and is shown when the
 * windows of the old one are closed.
 */
const CACHE = `benben-site-${VERSION}`;
/** What comes in several languages. */
const SPOKEN = /\/(texts|rules|manifest)\//;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

async function keepAll() {
  const cache = await caches.open(CACHE);
  const files = Object.keys(await (await fetch("files.json", { cache: "no-cache" })).json());
  await cache.addAll(["./", "files.json", ...files.filter((name) => !SPOKEN.test(`/${name}`))]);
}

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith("benben-site-") && name !== CACHE) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  ),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(kept(request));
});

/** The page is the same for every address of the site. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = request.mode === "navigate" ? await cache.match("./") : await cache.match(request, { ignoreSearch: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && SPOKEN.test(request.url)) await cache.put(request, answer.clone()).catch(() => {});
  return answer;
}
