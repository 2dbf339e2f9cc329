// @vitest-environment jsdom
/** The browser's memory, even without storage: with the token of a table a seat would be lost. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tables } from "../src/lobby/tables.svelte";

type Memory = typeof import("../src/lib/memory");

const table = (id: string, seen = 1, over = false) => ({ id, token: `token of ${id}`, game: "ra", seen, over });

/** The memory as a newly loaded page of this window sees it. */
async function nextPage(): Promise<Memory> {
  vi.resetModules();
  return import("../src/lib/memory");
}

/** Nothing more can be stored, as in some private windows, or when storage is full. */
function forbid(): void {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
}

beforeEach(() => {
  localStorage.clear();
  window.name = "";
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("however many tables follow, the first one's token is kept", async () => {
  const memory = await nextPage();
  for (let number = 0; number < 100; number++) memory.saveTable(table(`t${number}`, number));
  expect((await nextPage()).knownTable("t0")?.token).toBe("token of t0");
  expect(memory.isStorageLost()).toBe(false);
  expect([window.name, Object.keys(localStorage)]).toEqual(["", ["benben:tables"]]);
});

test("the lobby shows the newest forty, and first of all what goes on", async () => {
  const memory = await nextPage();
  memory.saveTable(table("going on", 1));
  for (let number = 0; number < 60; number++) memory.saveTable(table(`t${number}`, 10 + number, true));
  const shown = new Tables().all.map(({ known }) => known.id);
  expect(shown).toHaveLength(40);
  expect([shown[0], shown[1], shown.at(-1)]).toEqual(["going on", "t59", "t21"]);
});

test("a table is gone only when the server itself says so", async () => {
  (await nextPage()).saveTable(table("a"));
  const tables = new Tables();
  const answer = vi.spyOn(globalThis, "fetch");
  answer.mockResolvedValue(new Response("<h1>This network asks for a login</h1>", { status: 404 }));
  await tables.refresh();
  expect(tables.all.map(({ gone }) => gone)).toEqual([false]);
  answer.mockResolvedValue(Response.json({ code: "unknown_table", message: { id: "error-unknown-table" } }, { status: 404 }));
  await tables.refresh();
  expect(tables.all.map(({ gone }) => gone)).toEqual([true]);
});

test("where nothing can be stored, the pages of one window remember all the same", async () => {
  forbid();
  const memory = await nextPage();
  expect(memory.isStorageLost()).toBe(true);
  memory.saveTable(table("a"));
  memory.remember("language", "hu");
  const next = await nextPage();
  expect(next.knownTable("a")?.token).toBe("token of a");
  expect([next.recall("language", "en"), next.isStorageLost()]).toEqual(["hu", true]);
  next.forgetTable("a");
  expect((await nextPage()).knownTables()).toEqual([]);
});

test("where reading is forbidden too, it is no other", async () => {
  forbid();
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  (await nextPage()).saveTable(table("a"));
  expect((await nextPage()).knownTables()).toHaveLength(1);
});

test("tables that other windows stored are kept once there is room again", async () => {
  const memory = await nextPage();
  memory.saveTable(table("old", 1));
  forbid();
  memory.saveTable(table("mine", 2));
  vi.restoreAllMocks();
  localStorage.setItem("benben:tables", JSON.stringify([table("theirs", 3), table("old", 1)]));
  expect(memory.knownTables().map(({ id }) => id)).toEqual(["theirs", "mine", "old"]);
  memory.saveTable(table("next", 4));
  expect([memory.isStorageLost(), window.name]).toEqual([false, ""]);
  expect((await nextPage()).knownTables().map(({ id }) => id)).toEqual(["next", "theirs", "mine", "old"]);
});

test("tokens of the browser's own making are as long as the server's, and never the same", async () => {
  const { newToken } = await nextPage();
  const made = Array.from({ length: 50 }, newToken);
  expect(made.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
  expect(new Set(made).size).toBe(50);
});

test("the name that somebody else gave the window is none of ours", async () => {
  window.name = "a window of another page";
  const memory = await nextPage();
  memory.saveTable(table("a"));
  expect([window.name, memory.knownTables().length]).toEqual(["a window of another page", 1]);
  window.name = "benben:{";
  expect((await nextPage()).isStorageLost()).toBe(false);
});

test("tables are stored, newest first, and removed on request", async () => {
  const memory = await nextPage();
  for (const id of ["a", "b"]) memory.saveTable(table(id));
  memory.saveTable(table("a", 1, true));
  expect(memory.knownTables().map((each) => each.id)).toEqual(["a", "b"]);
  memory.forgetTable("b");
  expect(memory.knownTable("b")).toBeNull();
  expect(memory.knownTable("a")?.over).toBe(true);
});

test("a spoilt memory is as good as none", async () => {
  localStorage.setItem("benben:tables", "{");
  expect((await nextPage()).knownTables()).toEqual([]);
});
