/*
 * The service worker of the site of files: keeps every file of it, so that from the second visit on no network is needed.
 * `benben web site` writes the lines above this comment: VERSION, and in FILES the digest of every file. Only what has
 * the right one is kept, whatever lies in caches on the way; a version of which a file is missing or another is never
 * used. A new one gets a place of its own, and is shown when the windows of the old one are closed.
 */
const OURS = "benben-site-";
const CACHE = OURS + VERSION;
/** The page, which is the same for every address of the site. */
const PAGE = "index.html";
/** What comes in several languages: kept in those that were asked for. */
const SPOKEN = /^(texts|rules|manifest)\//;

const address = (name) => new URL(name === PAGE ? "./" : name, self.registration.scope).href;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

async function keepAll() {
  const former = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE).at(-1);
  const old = former === undefined ? null : await caches.open(former);
  const spoken = new Set(((await old?.keys()) ?? []).map(({ url }) => url));
  const names = Object.keys(FILES).filter((name) => !SPOKEN.test(name) || spoken.has(address(name)));
  const cache = await caches.open(CACHE);
  const kept = await Promise.allSettled(names.map((name) => keep(cache, old, name)));
  const failed = kept.find(({ status }) => status === "rejected");
  if (!failed) return;
  await caches.delete(CACHE);
  throw failed.reason;
}

/** Keeps a file: as it was kept before if it is the same, else as the server has it now. */
async function keep(cache, old, name) {
  const before = await old?.match(address(name));
  if (before && (await isRight(before, name))) return cache.put(address(name), before);
  const answer = await fetch(address(name), { cache: "reload" });
  if (!(await isRight(answer, name))) throw new Error(`${name} is missing, or of another version`);
  return cache.put(address(name), answer);
}

async function isRight(answer, name) {
  if (!answer.ok || answer.redirected) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("").startsWith(FILES[name]);
}

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  ),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(kept(request));
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  const asked = new URL(request.url).pathname.slice(new URL(self.registration.scope).pathname.length);
  const name = request.mode === "navigate" || asked === "" ? PAGE : decodeURI(asked);
  const found = await cache.match(address(name));
  if (found) return found;
  // Not kept, or lost: what the server has now, not what lies in a cache on the way.
  const answer = await fetch(request.mode === "navigate" ? address(PAGE) : request, { cache: "no-cache" });
  if (SPOKEN.test(name) && name in FILES && (await isRight(answer, name))) await cache.put(address(name), answer.clone()).catch(() => {});
  return answer;
}
