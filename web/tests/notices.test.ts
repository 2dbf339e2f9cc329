// @vitest-environment jsdom
/** Notices on this device: they last from visit to visit until somebody stops them. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notices } from "../src/lib/notices.svelte";
import { words } from "../src/lib/words.svelte";
import { english } from "./texts";

const server = vi.hoisted(() => ({
  fetchNoticeKey: vi.fn(() => Promise.resolve("key")),
  startNotices: vi.fn((_table: string) => Promise.resolve()),
  stopNotices: vi.fn((_table: string) => Promise.resolve()),
}));
vi.mock("../src/lib/api", async (original) => ({ ...(await original<object>()), ...server }));

const FOUND = { endpoint: "https://push.example/1", toJSON: () => ({ keys: {} }), unsubscribe: () => Promise.resolve(true) };

beforeEach(() => {
  words.texts = english();
  const pushManager = { subscribe: () => Promise.resolve(FOUND), getSubscription: () => Promise.resolve(FOUND) };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: () => Promise.resolve("granted") });
  vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve({ pushManager }), getRegistration: () => Promise.resolve({}) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a device that gets notices gets them at the next table, and none once they are stopped", async () => {
  await notices.start("first", "token");
  await notices.look("second", "token");
  expect([notices.on, server.startNotices.mock.calls.map(([table]) => table)]).toEqual([true, ["first", "second"]]);
  await notices.stop("second", "token");
  await notices.look("third", "token");
  expect([notices.on, server.startNotices.mock.calls.length, server.stopNotices.mock.calls.length]).toEqual([false, 2, 1]);
});
