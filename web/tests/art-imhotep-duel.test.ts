// @vitest-environment jsdom
/** Imhotep: The Duel: every symbol is drawn once, and the geometry matches the drawings. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Harbor from "../src/games/imhotep_duel/art/Harbor.svelte";
import SiteObelisk from "../src/games/imhotep_duel/art/SiteObelisk.svelte";
import SitePyramid from "../src/games/imhotep_duel/art/SitePyramid.svelte";
import SiteTemple from "../src/games/imhotep_duel/art/SiteTemple.svelte";
import SiteTomb from "../src/games/imhotep_duel/art/SiteTomb.svelte";
import SupplyPile from "../src/games/imhotep_duel/art/SupplyPile.svelte";
import Symbols from "../src/games/imhotep_duel/art/Symbols.svelte";
import { BOAT, BOAT_UP, cargoSpace, cargoSpaceUp } from "../src/games/imhotep_duel/art/boat";
import { over, type Box } from "../src/art/box";
import { EMBLEMS } from "../src/games/imhotep_duel/art/emblems";
import { HARBOR, ISLET, mooring, MOORINGS, QUAY, slab, slabName } from "../src/games/imhotep_duel/art/harbor";
import { TOKENS } from "../src/games/imhotep_duel/art/tokens";

const PREFIX = "imhotep_duel-";
const PIECES = ["token-back", "meeple-black", "meeple-white", "boat", "boat-up", "reserve"];
const SITES = ["obelisk", "temple", "pyramid", "tomb"].map((site) => `site-${site}`);

afterEach(cleanup);

const inside = (box: Box, whole: { width: number; height: number }): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= whole.width && box.y + box.height <= whole.height;

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** The numbers and letters in a drawing. */
const written = (): string[] => [...document.querySelectorAll("text")].map((text) => text.textContent);

/** The number of places that a drawing outlines as empty. */
const empty = (): number => document.querySelectorAll("g[stroke-dasharray]").length;

/** All ids of the page, in document order. */
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
  render(Harbor);
  render(SiteObelisk, { count: 3, marks: [5] });
  render(SiteTemple, { hidden: 3 });
  render(SiteTemple, { values: [1, 1, 1, 1] });
  render(SitePyramid, { light: 1, dark: 6 });
  render(SiteTomb, { filled: [1, 12] });
  render(SupplyPile, { count: 5 });
  const page = document.body.innerHTML;
  const named = [...page.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((match) => match[1] ?? match[2] ?? "");
  expect(named.length).toBeGreaterThan(60);
  const known = new Set(ids());
  expect(named.filter((id) => !known.has(id))).toEqual([]);
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

test("the nine slabs lie on the quay, the boats in the water before their lines", () => {
  const slabs = Array.from({ length: 9 }, (_, index) => slab(index));
  expect(slabs.every((box) => inside(box, { width: QUAY, height: QUAY }))).toBe(true);
  expect([slabName(0), slabName(1), slabName(3), slabName(8)]).toEqual(["a1", "b1", "a2", "c3"]);
  const boats = MOORINGS.map(mooring);
  const quay = { x: 0, y: 0, width: QUAY, height: QUAY };
  const pieces = [...boats, ISLET];
  expect(pieces.every((box, i) => inside(box, HARBOR) && [quay, ...pieces.slice(i + 1)].every((other) => apart(box, other)))).toBe(true);
  const [second, b] = [mooring("2"), mooring("B")];
  expect(slabs[5]!.y > second.y && slabs[5]!.y + slabs[5]!.height < second.y + second.height).toBe(true);
  expect(slabs[7]!.x > b.x && slabs[7]!.x + slabs[7]!.width < b.x + b.width).toBe(true);
  expect([second.up, b.up]).toEqual([false, true]);
});

test("the harbor names its slabs and its moorings", () => {
  render(Harbor);
  expect(written()).toEqual(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "1", "2", "3", "A", "B", "C"]);
});

test.each([
  [0, 0, 12],
  [4, 1, 7],
  [6, 6, 0],
])("pyramids of %i light and %i dark blocks leave %i places empty", (light, dark, places) => {
  render(SitePyramid, { light, dark });
  expect(empty()).toBe(places);
  expect(document.querySelectorAll('path[opacity=".55"]'), "a band marks each dark block").toHaveLength(dark);
});

test("the obelisk shows its height, its marks and the turned stone", () => {
  const gold = (): number => document.querySelectorAll('path[fill="var(--gold-2)"]').length;
  const { rerender } = render(SiteObelisk, { count: 7, marks: [5, 10] });
  expect(written()).toEqual(["5", "10", "7"]);
  expect(gold()).toBe(0);
  return rerender({ count: 7, marks: [5, 10], turned: 5 }).then(() => expect(gold()).toBe(1));
});

test("the temple shows a number while it is face down, and circles when it is open", () => {
  const { rerender } = render(SiteTemple, { hidden: 4 });
  expect(written()).toEqual(["4"]);
  return rerender({ values: [3, 1, 0, 2] }).then(() => {
    expect(written()).toEqual([]);
    const faint = 'g[opacity] use[href="#imhotep_duel-circle"]';
    const circles = document.querySelectorAll('use[href="#imhotep_duel-circle"]').length - document.querySelectorAll(faint).length;
    expect(circles).toBe(3 * 1 + 1 * 2 + 2 * 4);
  });
});

test("the tomb shows the filled chambers as tokens and numbers the empty ones", () => {
  render(SiteTomb, { filled: [1, 7, 8] });
  expect([...document.querySelectorAll("use[href*=tomb]")].map((use) => use.getAttribute("href"))).toEqual(
    [1, 7, 8].map((n) => `#imhotep_duel-token-tomb_${n}`),
  );
  expect(written()).toEqual(["2", "3", "4", "5", "6", "9", "10", "11", "12"]);
});
