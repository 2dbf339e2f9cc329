/** The service worker caches answers of the server and nothing from a proxy. */
import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";

const SOURCE = readFileSync(new URL("../public/worker.js", import.meta.url), "utf8");
const HOME = "http://benben.test";
const PORTAL = "<!doctype html><h1>Sign in</h1>";
const html = (text: string): Response => new Response(text, { headers: { "Content-Type": "text/html" } });
const script = (text: string): Response => new Response(text, { headers: { "Content-Type": "text/javascript" } });

const kept = new Map<string, Response>();
const pathOf = (request: string | { url: string }): string => new URL(typeof request === "string" ? request : request.url, HOME).pathname;
const cache = {
  match: (request: string | { url: string }) => Promise.resolve(kept.get(pathOf(request))?.clone()),
  put: (request: string | { url: string }, answer: Response) => Promise.resolve(void kept.set(pathOf(request), answer)),
  keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: HOME + path }))),
  delete: (request: { url: string }) => Promise.resolve(kept.delete(pathOf(request))),
};

/** The worker's answer to a request, given the network's answer. */
async function asked(path: string, answer: () => Promise<Response>, mode = "cors"): Promise<string> {
  const handlers = new Map<string, (event: unknown) => void>();
  const self = { addEventListener: (name: string, act: (event: unknown) => void) => handlers.set(name, act) };
  const work = new Function("self", "caches", "fetch", "location", SOURCE) as (...parts: unknown[]) => void;
  work(self, { open: () => Promise.resolve(cache) }, answer, { origin: HOME });
  let answered: Promise<Response> | undefined;
  handlers.get("fetch")?.({ request: { url: HOME + path, method: "GET", mode }, respondWith: (with_: Promise<Response>) => (answered = with_) });
  const response = await answered!;
  return response.type === "error" ? "error" : response.text();
}

const lost = (): Promise<Response> => Promise.reject(new TypeError("no network"));
const says = (answer: () => Response) => (): Promise<Response> => Promise.resolve(answer());
const page = html('<div id="app"></div>');

beforeEach(() => kept.clear());

test("our page and its files are kept, for when there is no network", async () => {
  await asked("/table/x", says(() => page.clone()), "navigate");
  await asked("/assets/a.js", says(() => script("ours")));
  expect(await asked("/", lost, "navigate")).toContain('id="app"');
  expect(await asked("/", says(() => new Response("Bad Gateway", { status: 502 })), "navigate")).toContain('id="app"');
  expect(await asked("/assets/a.js", lost)).toBe("ours");
});

test("a page for signing in is shown and not kept, and takes nothing away", async () => {
  await asked("/", says(() => page.clone()), "navigate");
  await asked("/assets/a.js", says(() => script("ours")));
  expect(await asked("/", says(() => html(PORTAL)), "navigate")).toBe(PORTAL);
  expect(await asked("/", lost, "navigate")).toContain('id="app"');
  expect(await asked("/assets/a.js", lost)).toBe("ours");
});

test("a page for signing in is no file and no catalogue", async () => {
  await asked("/assets/a.js", says(() => html(PORTAL)));
  expect(await asked("/assets/a.js", says(() => script("ours")))).toBe("ours");
  await asked("/api/texts/en", says(() => new Response("words")));
  expect(await asked("/api/texts/en", says(() => html(PORTAL)))).toBe("words");
  expect(await asked("/api/texts/en", lost)).toBe("words");
  expect(await asked("/api/texts/de", lost)).toBe("error");
});

test("a notice is shown, counts on the badge, and opens its table once", async () => {
  const handlers = new Map<string, (event: unknown) => void>();
  const shown: [string, NotificationOptions][] = [];
  const opened: string[] = [];
  const badges: number[] = [];
  const windows: { url: string; focus: () => Promise<void> }[] = [];
  const self = {
    addEventListener: (name: string, act: (event: unknown) => void) => handlers.set(name, act),
    registration: { showNotification: (title: string, options: NotificationOptions) => Promise.resolve(void shown.push([title, options])) },
    clients: { matchAll: () => Promise.resolve(windows), openWindow: (path: string) => Promise.resolve(void opened.push(path)) },
  };
  const work = new Function("self", "caches", "fetch", "location", "navigator", SOURCE) as (...parts: unknown[]) => void;
  work(self, {}, fetch, { origin: HOME }, { setAppBadge: (count: number) => Promise.resolve(void badges.push(count)) });
  let done: Promise<unknown> = Promise.resolve();
  const send = async (name: string, event: object): Promise<void> => {
    handlers.get(name)?.({ ...event, waitUntil: (work_: Promise<unknown>) => (done = work_) });
    await done;
  };
  const notice = { title: "Ra", body: "It’s your turn, Ann.", table: "abc", waiting: 2 };
  await send("push", { data: { json: () => notice } });
  expect(shown.map(([title, { body, tag }]) => [title, body, tag])).toEqual([["Ra", notice.body, "turn"]]);
  expect(badges).toEqual([2]);
  const click = { notification: { data: "abc", close: () => {} } };
  await send("notificationclick", click);
  windows.push({ url: `${HOME}/table/abc`, focus: () => Promise.resolve(void opened.push("focus")) });
  await send("notificationclick", click);
  expect(opened).toEqual(["/table/abc", "focus"]);
});
