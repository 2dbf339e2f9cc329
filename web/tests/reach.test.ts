// @vitest-environment jsdom
/** From a text at a table to the rule in the book. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "../src/games/module";
import ra from "../src/games/ra";
import type { TableState } from "../src/lib/api";
import { rulesPanel } from "../src/lib/rulesPanel.svelte";
import { words } from "../src/lib/words.svelte";
import Receipt from "../src/shell/Receipt.svelte";
import RulesPage from "../src/shell/RulesPage.svelte";
import { atTable } from "./at-table";
import { tableState } from "./fixtures";
import { english } from "./texts";

const SOURCE = { game: "ra" };
const rule = (number: string): object => ({ rule: number, when: {}, parts: [{ html: number, when: {} }] });
const BOOK = {
  title: "Ra",
  language: "en",
  sections: [{ id: "R13", title: "What is hidden", level: 2, when: {}, paragraphs: [rule("R13.1"), rule("R13.2")] }],
};

beforeEach(() => {
  words.texts = english();
  rulesPanel.source = SOURCE;
  Element.prototype.scrollIntoView = vi.fn();
  HTMLDialogElement.prototype.showModal = vi.fn();
});
afterEach(() => {
  cleanup();
  rulesPanel.open = rulesPanel.source = null;
  vi.unstubAllGlobals();
});

function receipt(outcome: TableState["outcome"] = null): void {
  const state = tableState({ outcome });
  atTable(Receipt, { state, view: state.view }, state, ra as unknown as GameModule);
}
const numbers = (): string => document.querySelector(".meaning")?.textContent ?? "";

test("the receipt leads to the rules of points, and at the end to those of winning", async () => {
  receipt();
  await fireEvent.click(screen.getByRole("button", { name: "R10.15", hidden: true }));
  expect(rulesPanel.open).toEqual({ source: { game: "ra", table: { id: "t1", token: "token" } }, rule: "R10.15" });
  cleanup();
  receipt({ winners: [0], scores: [9, 9], reason: { id: "ra-reason-highest_sun" } } as TableState["outcome"]);
  expect(numbers()).toContain("R12.2");
  cleanup();
  receipt({ winners: [0], scores: [9, 9], reason: { id: "table-resigned", args: { seat: 1 } } } as TableState["outcome"]);
  expect(numbers()).toBe("");
});

test.each([["R13.2", "R13.2"], ["R13.3", "R13"]])("%s opens at %s: what does not hold leads to its section", async (wanted, found) => {
  vi.stubGlobal("CSS", { escape: (text: string) => text }); // jsdom has none
  vi.stubGlobal("fetch", vi.fn(async () => ({ ok: true, json: async () => BOOK }) as Response));
  render(RulesPage, { source: SOURCE, rule: wanted });
  await vi.waitFor(() => expect(document.querySelector(".current")?.id).toBe(found));
});
