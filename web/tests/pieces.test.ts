// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Symbols from "../src/art/ra/Symbols.svelte";
import { ra } from "../src/games/ra";
import { TILES } from "../src/games/ra/view";
import type { GameView } from "../src/lib/api";
import { byTarget } from "../src/lib/playing";
import { destination, settle } from "../src/lib/roving";
import { Texts } from "../src/lib/texts";
import { words } from "../src/lib/words.svelte";
import Action from "../src/shell/Action.svelte";
import { DRAW, INVOKE, raView, tableState } from "./fixtures";

const CATALOGUES = ["../src/benben/texts/en.ftl", "../src/benben/games/ra/texts/en.ftl"];

/** The simulated page measures nothing. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

afterEach(cleanup);

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoObserver);
  words.texts = new Texts("en", CATALOGUES.map((file) => readFileSync(file, "utf8")).join("\n"));
});

test("every tile and piece is drawn", () => {
  render(Symbols);
  const ids = [...TILES.map((tile) => `ra-tile-${tile}`), "ra-figure", "ra-boat", "ra-bag", "ra-scarab", "ra-eye"];
  expect(ids.filter((id) => !document.querySelector(`symbol#${id}`))).toEqual([]);
});

test("no id is drawn twice", () => {
  render(Symbols);
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("moves are found by every element that stands for them", () => {
  const take = { ...DRAW, move: 9, text: "take Nile", targets: ["track:0", "track:3"] };
  const map = byTarget([DRAW, INVOKE, take, { ...take, move: 10, text: "take Gold", targets: ["track:3"] }]);
  expect(map.get("track:0")).toHaveLength(1);
  expect(map.get("track:3")?.map((move) => move.text)).toEqual(["take Nile", "take Gold"]);
  expect(map.get("sun:9")).toBeUndefined();
});

test("a group keeps one tab stop beside what can be played", () => {
  const buttons = ["a", "b", "c"].map(() => document.createElement("button"));
  buttons[2]?.setAttribute("data-lit", "");
  settle(buttons);
  expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, 0]);
  expect([destination("ArrowLeft", 0, 3), destination("End", 0, 3), destination("x", 0, 3)]).toEqual([2, 2, null]);
});

test("every legal move is a button in words, and what was refused is told", () => {
  const onplay = vi.fn();
  const refusal = { message: { id: "error-illegal", args: { move: "bid 9" } }, legal: ["draw", "invoke"] };
  const nothing = (): void => {};
  render(Action, {
    state: tableState(), game: ra, names: ["Nefertari", "Thoth"], recent: [], refusal, waiting: false, height: 0,
    onplay, onhint: nothing, ondismiss: nothing, onagain: nothing, onreceipt: nothing,
  });
  screen.getByRole("button", { name: "Draw a tile" }).click();
  expect(onplay).toHaveBeenCalledWith(DRAW);
  expect(screen.getByRole("heading").textContent).toContain("Nefertari");
  expect(screen.getByRole("alert").textContent).toContain("Draw a tile, Invoke Ra");
});

test("the table in words tells all that lies on it", () => {
  const view = raView({ track: ["nile", "god", null, null, null, null, null, null] }) as unknown as GameView;
  const text = ra.describe(view, ["Nefertari", "Thoth"]).flatMap((part) => [part.heading, ...part.lines]).join("\n");
  for (const fact of ["Nile, God", "Sun 1 in the centre", "180 tiles", "9, 6, 5, 2", "Thoth", "Points face-down"]) {
    expect(text).toContain(fact);
  }
});
