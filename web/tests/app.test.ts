// @vitest-environment jsdom
/** The page as a whole: parts that fail to load, malformed addresses, translation by browsers. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import App from "../src/App.svelte";
import { namedHere } from "../src/lib/address";
import { words } from "../src/lib/words.svelte";
import { catalogue, english } from "./texts";

/** Milliseconds; enough for a busy machine. */
const LIMIT = 60_000;

vi.mock("../src/lobby/Lobby.svelte", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

beforeEach(() => {
  words.texts = english();
  words.ready = true;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  words.ready = words.failed = false;
  localStorage.clear();
});

test.each([
  ["a server that answers has a newer page", () => Promise.resolve(new Response(null)), "There is a new version of Benben."],
  ["a server that is away is not called a newer one", () => Promise.reject(new TypeError("Failed to fetch")), "The server cannot be reached."],
])("%s", async (_, answer, said) => {
  vi.stubGlobal("fetch", answer);
  render(App);
  const alert = await screen.findByRole("alert", {}, { timeout: LIMIT });
  expect(alert.textContent).toContain(said);
  expect(alert.querySelector("button")?.textContent).toBe("Reload");
}, LIMIT);

test("a part that something else stands in for is missed too", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null)));
  vi.stubGlobal("location", new URL("http://table.example/rules/ra")); // the owner of the part
  render(App);
  window.dispatchEvent(new Event("vite:preloadError"));
  expect((await screen.findByRole("alert", {}, { timeout: LIMIT })).textContent).toContain("There is a new version");
}, LIMIT);

test.each([
  ["at the first visit", null, "The server does not answer. Is it running? Try again"],
  ["later", "ru", "Сервер недоступен. Попробовать ещё раз"],
])("the notice that the server does not answer is in the reader's language, as far as it is known: %s", async (_, language, said) => {
  if (language) {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(catalogue(language))));
    await words.choose(language);
  }
  words.ready = false;
  words.failed = true;
  render(App);
  expect(screen.getByRole("alert").textContent).toBe(said);
});

test("an address that is not in order is taken as it stands there", () => {
  expect(namedHere("table", { pathname: "/table/%E0%A4%A", search: "" })).toBe("%E0%A4%A");
  expect(namedHere("table", { pathname: "/table/%C3%A9", search: "" })).toBe("é");
});

test("browsers are asked not to translate what speaks four languages itself", () => {
  const page = new DOMParser().parseFromString(readFileSync("index.html", "utf8"), "text/html");
  expect(page.documentElement.getAttribute("translate")).toBe("no");
});
