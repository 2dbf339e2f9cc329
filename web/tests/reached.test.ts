// @vitest-environment jsdom
/** Whether the server itself answered: an answer of a proxy must not look like a refusal, and must not cost a seat. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchCatalogue, fetchTable, isOffline, isRefused } from "../src/lib/api";
import { waitNotice } from "../src/lib/waitNotice.svelte";
import { saveTable, knownTable } from "../src/lib/memory";
import TablePage from "../src/lobby/TablePage.svelte";
import { tableState } from "./fixtures";

const PORTAL = "<!doctype html><h1>Sign in</h1>";
const html = (status: number, text = PORTAL): Response => new Response(text, { status, headers: { "Content-Type": "text/html" } });
const stranger = (): Response => Response.json({ type: "error", code: "stranger", message: { id: "error-stranger" } }, { status: 403 });
const here = (): Response => Response.json(tableState());

/** Tokens in the page's hello messages. */
const hellos: unknown[] = [];

class Socket {
  static readonly OPEN = 1;
  readyState = 1;
  onopen = (): void => {};
  constructor() {
    setTimeout(() => this.onopen());
  }
  send(text: string): void {
    const message = JSON.parse(text) as { type: string; token: unknown };
    if (message.type === "hello") hellos.push(message.token);
  }
  close(): void {}
}

/** Answers requests for the table one after another, repeating the last; returns the tokens received. */
function answering(...answers: (() => Response | Promise<Response>)[]): (string | null)[] {
  const shown: (string | null)[] = [];
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    shown.push(new Headers(init.headers).get("authorization"));
    return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0])!());
  });
  return shown;
}

const failure = (asked: Promise<unknown>): Promise<unknown> => asked.then(() => "no failure", (error: unknown) => error);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  vi.stubGlobal("WebSocket", Socket);
  hellos.length = 0;
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["a firewall", () => html(403)],
  ["a proxy", () => html(502)],
  ["a proxy without a word", () => html(504, "")],
  ["a page for signing in", () => html(200)],
  ["another program", () => Response.json({ error: "forbidden" }, { status: 403 })],
])("%s is not the server", async (_what, answer) => {
  answering(answer);
  expect(isOffline(await failure(fetchTable("t1", "token")))).toBe(true);
});

test("a page for signing in is no catalogue", async () => {
  answering(() => html(200));
  expect(isOffline(await failure(fetchCatalogue("en")))).toBe(true);
});

test("a refusal of the server is recognized by its code", async () => {
  answering(stranger);
  const error = await failure(fetchTable("t1", "token"));
  expect([isRefused(error, "stranger"), isOffline(error)]).toEqual([true, false]);
});

test("an answer that does not come is shown to be waited for, and is given up after half a minute", async () => {
  vi.stubGlobal("fetch", (_path: string, { signal }: RequestInit) => new Promise((_, give) => signal?.addEventListener("abort", give)));
  const asked = failure(fetchTable("t1", "token"));
  await vi.advanceTimersByTimeAsync(600);
  expect(waitNotice.notice).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(waitNotice.notice).toBe("slow");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isOffline(await asked)).toBe(true);
  expect(waitNotice.notice).toBeNull();
});

const PATIENT = { timeout: 60_000 };
const KNOWN = { id: "t1", token: "token", game: "ra", seen: 0, over: false };

test("a table that is not reached is asked for again, with the same seat", async () => {
  saveTable(KNOWN);
  const shown = answering(() => html(403), () => Promise.reject(new TypeError("no network")), () => html(200), here);
  render(TablePage, { id: "t1" });
  await vi.advanceTimersByTimeAsync(100);
  expect(waitNotice.notice).toBe("lost");
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(hellos[0]).toBe("token"), PATIENT);
  expect(shown.slice(0, 4)).toEqual(Array(4).fill("Bearer token"));
  expect(knownTable("t1")?.token).toBe("token");
});

test("who is a stranger to the server looks on, and keeps the token", async () => {
  saveTable(KNOWN);
  const shown = answering(stranger, here);
  render(TablePage, { id: "t1" });
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  await vi.waitFor(() => expect(hellos).toEqual([null]), PATIENT);
  expect(shown).toEqual(["Bearer token", null]);
  expect(knownTable("t1")?.token).toBe("token");
});
