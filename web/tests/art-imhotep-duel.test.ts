// @vitest-environment jsdom
/** Imhotep: The Duel: every symbol is drawn once, and the figures beside the drawings fit them. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Symbols from "../src/art/imhotep_duel/Symbols.svelte";
import { BOAT, BOAT_UP, cargoSpace, cargoSpaceUp } from "../src/art/imhotep_duel/boat";
import { over, type Box } from "../src/art/imhotep_duel/box";
import { EMBLEMS } from "../src/art/imhotep_duel/emblems";
import { TOKENS } from "../src/art/imhotep_duel/tokens";

const PREFIX = "imhotep_duel-";
const PIECES = ["token-back", "meeple-black", "meeple-white", "boat", "boat-up"];
const SITES = ["obelisk", "temple", "pyramid", "tomb"].map((site) => `site-${site}`);

afterEach(cleanup);

const inside = (box: Box, whole: { width: number; height: number }): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= whole.width && box.y + box.height <= whole.height;

/** All ids in the page, in the order of the page. */
const ids = (): string[] => [...document.querySelectorAll("[id]")].map((element) => element.id);

test("every token, piece and site is drawn", () => {
  render(Symbols);
  expect(TOKENS).toHaveLength(23);
  const wanted = [...TOKENS.map((token) => `token-${token}`), ...PIECES, ...SITES].map((id) => PREFIX + id);
  expect([...wanted, ...EMBLEMS].filter((id) => !document.querySelector(`symbol#${id}`))).toEqual([]);
});

test("no id is drawn twice, and each carries the game's name", () => {
  render(Symbols);
  expect(new Set(ids()).size).toBe(ids().length);
  expect(ids().filter((id) => !id.startsWith(PREFIX))).toEqual([]);
});

test("what a drawing refers to is there", () => {
  render(Symbols);
  const page = document.body.innerHTML;
  const named = [...page.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((match) => match[1] ?? match[2] ?? "");
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((id) => !ids().includes(id))).toEqual([]);
});

test("the three spaces of a boat lie in its hull, one behind the other from the bow", () => {
  const spaces = [1, 2, 3].map(cargoSpace);
  expect(spaces.every((box) => inside(box, BOAT) && box.width === box.height)).toBe(true);
  expect(spaces.slice(1).every((box, i) => box.x >= spaces[i]!.x + spaces[i]!.width)).toBe(true);
  expect([1, 2, 3].map(cargoSpaceUp).every((box) => inside(box, BOAT_UP))).toBe(true);
});

test("a place in a drawing becomes a style for what lies over it", () => {
  expect(over({ x: 1, y: 1, width: 2, height: 5 }, { width: 4, height: 10 })).toBe("left:25.000%;top:10.000%;width:50.000%;height:50.000%");
});
