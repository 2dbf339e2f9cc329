// @vitest-environment jsdom
/** Notices on this device: they last from visit to visit until somebody stops them. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notices } from "../src/lib/notices.svelte";
import { transport } from "../src/lib/transport";
import { words } from "../src/lib/words.svelte";
import { english } from "./texts";

const asked: string[] = [];
const FOUND = { endpoint: "https://push.example/1", toJSON: () => ({ keys: {} }), unsubscribe: () => Promise.resolve(true) };

beforeEach(() => {
  asked.length = 0;
  // A spy, because files of tests share their modules: another one may have loaded the real module before.
  vi.spyOn(transport, "ask").mockImplementation((path) => {
    if (path !== "/notices") asked.push(path); // the key, which another file of tests may have asked for
    return Promise.resolve(new Response(JSON.stringify({ key: "key" })));
  });
  words.texts = english();
  const pushManager = { subscribe: () => Promise.resolve(FOUND), getSubscription: () => Promise.resolve(FOUND) };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: () => Promise.resolve("granted") });
  vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve({ pushManager }), getRegistration: () => Promise.resolve({}) } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a device that gets notices gets them at the next table, and none once they are stopped", async () => {
  await notices.start("first", "token");
  await notices.look("second", "token");
  expect([notices.on, asked]).toEqual([true, ["/tables/first/notices", "/tables/second/notices"]]);
  await notices.stop("second", "token");
  await notices.look("third", "token");
  expect([notices.on, asked.slice(2)]).toEqual([false, ["/tables/second/notices/stop"]]);
});
