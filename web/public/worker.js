/*
 * The service worker: keeps what the page is made of, so that it opens without the server too. Nothing of a game
 * passes through here; what a table last looked like is kept by the page itself (src/lib/offline.ts).
 */
const SHELL = "benben-shell";
/** Pages, which are asked for anew whenever the server can be reached. */
const ICON = "/icon.svg";
const PAGES = ["/", ICON];
/** What a proxy answers that does not reach the server. */
const UNREACHED = [502, 503, 504];
/** What the page cannot speak without. */
const WORDS = /^\/api\/(texts\/|languages$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(PAGES)));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
/** A page that was on its way then asks by itself. */
self.addEventListener("message", (event) => event.data === "claim" && event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (WORDS.test(url.pathname) || url.pathname === ICON) event.respondWith(fresh(request));
});

/** A page of the server's; without it the kept one, which says what is missing, or shows how a table stood. */
async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok && (await isPage(answer.clone()))) await renew(cache, answer.clone()).catch(() => {});
    return (UNREACHED.includes(answer.status) && (await cache.match("/"))) || answer;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

/** Whether it is our page: a network that wants a sign-in answers with its own, which must not be kept. */
async function isPage(answer) {
  return (await answer.text()).includes('id="app"');
}

/** Whether an answer is what was asked for: of what is kept beside the page, nothing is a page. */
const isAsked = (answer) => answer.ok && !(answer.headers.get("content-type") ?? "").includes("html");

/** Keeps the newest page; with a new one, the files of the old one have served. */
async function renew(cache, answer) {
  const kept = await cache.match("/");
  const [before, after] = [await kept?.text(), await answer.clone().text()];
  if (before === after) return;
  for (const file of await cache.keys()) {
    if (new URL(file.url).pathname.startsWith("/assets/")) await cache.delete(file);
  }
  await cache.put("/", answer);
}

/** Files whose names change with what is in them never change. */
async function asset(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  return keeping(cache, request, await fetch(request));
}

/** An answer, which is kept if it can be: where there is no room, or nobody waits any more, the page has it all the same. */
async function keeping(cache, request, answer) {
  if (isAsked(answer)) await cache.put(request, answer.clone()).catch(() => {});
  return answer;
}

/** The server's answer, or the last one it gave. */
async function fresh(request) {
  const cache = await caches.open(SHELL);
  const answer = await fetch(request).catch(() => null);
  if (answer && isAsked(answer)) return keeping(cache, request, answer);
  return (await cache.match(request)) ?? answer ?? Response.error();
}

/** A notice of the server's: it is somebody's turn. It has no part of the game; the badge counts the tables that wait. */
self.addEventListener("push", (event) => event.data && event.waitUntil(notify(event.data.json())));

async function notify({ title, body, table, waiting }) {
  await navigator.setAppBadge?.(waiting).catch(() => {});
  await self.registration.showNotification(title, { body, tag: "turn", renotify: true, icon: "/icon-192.png", data: table });
}

/** It opens the table: in a window that shows it already, else in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(`/table/${encodeURIComponent(event.notification.data)}`));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((each) => new URL(each.url).pathname === path);
  await (shown ? shown.focus() : self.clients.openWindow(path));
}
