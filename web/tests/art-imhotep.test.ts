// @vitest-environment jsdom
/** Imhotep: every symbol is drawn once, stones lie correctly on each other, and the geometry matches the drawings. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import CardPile from "../src/games/imhotep/art/CardPile.svelte";
import Quarry from "../src/games/imhotep/art/Quarry.svelte";
import Symbols from "../src/games/imhotep/art/Symbols.svelte";
import type { Box } from "../src/art/box";
import { CARD, CARDS, roundShip } from "../src/games/imhotep/art/cards";
import { EMBLEMS } from "../src/games/imhotep/art/emblems";
import { hold, MINIMUM, ship, SHIPS, SLED, sledPlace, SLED_PLACES } from "../src/games/imhotep/art/ships";
import {
  besidePyramids, CHAMBER_TABLET, chamberPlace, GROUND, marketPair, marketSlot, mooring, obeliskPlace, pointPlace, pointSign, pointSpace, PYRAMIDS, pyramidPlaces, QUAY, SITES,
  templePlace, templeSign,
} from "../src/games/imhotep/art/sites";
import { COLORS, FOOT, footAt, HEAP, paintOrder, pyramidCells, STONE, stoneBox, towerHeight, towerScale, type Cell } from "../src/games/imhotep/art/stones";

const PREFIX = "imhotep-";
const PIECES = ["stone-ghost", "sled", "card-back", "round-back", "round-face", "point-space"];
const ICONS = ["disc", "point", "points", "stones", "ship", "card", "choice", "wrath", "statue", "lever", "hammer", "sail", "chisel"];
const SIDES = ["A", "B"] as const;

afterEach(cleanup);

const count = (length: number): number[] => Array.from({ length }, (_, i) => i);
const inside = (box: Box, whole: { width: number; height: number }): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= whole.width && box.y + box.height <= whole.height;
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
/** On the ground and above the quay. */
const ashore = (box: Box): boolean => inside(box, { width: GROUND.width, height: QUAY });
const ids = (): string[] => [...document.querySelectorAll("[id]")].map((element) => element.id);
const uses = (): string[] => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");

/** Whether an earlier cell would be painted over by a later one. */
function hides(earlier: Cell, later: Cell): boolean {
  return earlier.level > later.level || (earlier.level === later.level && earlier.right >= later.right && earlier.front >= later.front);
}

test("every stone, ship, ground, card and sign is drawn", () => {
  render(Symbols);
  const cards = Object.values(CARDS).flat();
  expect(cards).toHaveLength(12);
  const wanted = [
    ...COLORS.flatMap((color) => [`stone-${color}`, `mark-${color}`]),
    ...SHIPS.map((size) => `ship-${size}`),
    ...SITES.flatMap((site) => [`site-${site}`, ...SIDES.map((side) => `ground-${site}-${side}`)]),
    ...SIDES.map((side) => `ground-temple-${side}-2`),
    ...cards.map((kind) => `card-${kind}`),
    ...ICONS.map((icon) => `icon-${icon}`),
    ...PIECES,
  ].map((id) => PREFIX + id);
  expect([...wanted, ...EMBLEMS].filter((id) => !document.querySelector(`symbol#${id}`))).toEqual([]);
});

test("no id is drawn twice, and each carries the game's name", () => {
  render(Symbols);
  expect(new Set(ids()).size).toBe(ids().length);
  expect(ids().filter((id) => !id.startsWith(PREFIX))).toEqual([]);
});

test("what a drawing refers to is there", () => {
  render(Symbols);
  render(Quarry, { color: "gray", count: 3 });
  render(CardPile, { count: 2, top: "imhotep-card-back" });
  const named = [...document.body.innerHTML.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((match) => match[1] ?? match[2] ?? "");
  expect(named.length).toBeGreaterThan(60);
  const known = new Set(ids());
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test("the symbols have the sizes of the geometry", () => {
  render(Symbols);
  const size = (id: string): string | null | undefined => document.querySelector(`#${PREFIX}${id}`)?.getAttribute("viewBox");
  expect(COLORS.map((color) => size(`stone-${color}`))).toEqual(Array(4).fill(`0 0 ${STONE.width} ${STONE.height}`));
  expect(SHIPS.map((each) => size(`ship-${each}`))).toEqual(SHIPS.map((each) => `0 0 ${ship(each).width} ${ship(each).height}`));
  expect([size("sled"), size("card-sail"), size("ground-temple-B")]).toEqual(["0 0 404 112", "0 0 100 140", "0 0 400 300"]);
});

test("a stone put upon another covers its top exactly", () => {
  const [lower, upper] = [0, 1].map((level) => footAt({ x: 100, y: 100 }, { right: 0, front: 0, level }, 2));
  expect(upper).toEqual({ x: 100, y: 100 - 2 * 36 });
  expect(stoneBox(lower!, 2)).toEqual({ x: 100 - 2 * FOOT.x, y: 100 - 2 * FOOT.y, width: 136, height: 144 });
  expect(towerHeight(2)).toBe(2 * 36 + 32);
  expect([towerScale(2, 208), towerScale(2, 52), towerScale(0, 68)]).toEqual([1, 0.5, 1]);
});

test("pyramids have 14 and 5 stones, a quarry 29, each resting on the middles of four", () => {
  expect([pyramidCells(3), pyramidCells(2), HEAP].map((cells) => cells.length)).toEqual([14, 5, 29]);
  for (const cells of [pyramidCells(3), pyramidCells(2), HEAP]) {
    const there = new Set(cells.map(({ right, front, level }) => `${right} ${front} ${level}`));
    for (const { right, front, level } of cells.filter((cell) => cell.level > 0)) {
      const below = [-0.5, 0.5].flatMap((a) => [-0.5, 0.5].map((b) => `${right + a} ${front + b} ${level - 1}`));
      expect(below.filter((cell) => !there.has(cell))).toEqual([]);
    }
  }
});

test("a pyramid is built column by column, from the back to the front, the next column to the right", () => {
  const first = pyramidCells(3).slice(0, 4);
  expect(first.map(({ right, front }) => [right, front])).toEqual([[0, 0], [0, 1], [0, 2], [1, 0]]);
});

test.each([
  ["built pyramid", pyramidCells(3)],
  ["dug quarry", HEAP],
  ["sorted heap", [...HEAP].reverse().sort(paintOrder)],
])("no stone of a %s is painted over one that hides it", (_, cells) => {
  expect(cells.flatMap((later, i) => cells.slice(0, i).filter((earlier) => hides(earlier, later)))).toEqual([]);
});

test("all stones of a ground stand on it and above the water", () => {
  const places = [
    ...pyramidPlaces("A"), ...PYRAMIDS.flatMap((name) => pyramidPlaces(name)),
    ...count(12).map((i) => besidePyramids(i, "A")), ...count(11).map((i) => besidePyramids(i, "B")),
    ...count(27).map(chamberPlace),
    ...[1, 3, 6, 12].flatMap((highest) => [1, 2, 3, 4, 5].flatMap((column) => [0, highest - 1].map((level) => templePlace(column, level, highest)))),
    ...[1, 5, 12, 26].flatMap((highest) => [0, 3].flatMap((color) => SIDES.map((side) => obeliskPlace(color, highest - 1, highest, side)))),
    ...[3, 6, 9].flatMap((spaces) => [0, spaces - 1].map((i) => pointPlace(i, 2, spaces))),
  ];
  expect(places.filter(({ box }) => !ashore(box))).toEqual([]);
});

test("pyramids, columns and towers keep out of each other's way", () => {
  const around = (boxes: Box[]): Box => {
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
    return { x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
  };
  const pyramids = PYRAMIDS.map((name) => around(pyramidPlaces(name).map(({ box }) => box)));
  const columns = [1, 2, 3, 4, 5].map((column) => templePlace(column, 0, 1).box);
  const towers = count(4).map((color) => obeliskPlace(color, 0, 1, "A").box);
  const points = count(6).map((i) => pointPlace(i, 0, 6).box);
  for (const row of [pyramids, columns, towers, points]) {
    expect(row.every((box, i) => row.slice(i + 1).every((other) => apart(box, other)))).toBe(true);
  }
});

test("signs, cards and moored ships fit on their grounds", () => {
  const slots = { A: [1, 2, 3, 4].map((slot) => marketSlot(slot, "A")), B: [...[1, 2, 3].map((slot) => marketSlot(slot, "B")), marketPair(1)] };
  for (const side of SIDES) expect(slots[side].every((box, i) => ashore(box) && slots[side].slice(i + 1).every((other) => apart(box, other)))).toBe(true);
  expect([marketPair(2), CHAMBER_TABLET, ...[1, 5].map(templeSign), ...[0, 5].flatMap((i) => [pointSpace(i, 6), pointSign(i, 6)])].every(ashore)).toBe(true);
  expect(SHIPS.map(mooring).every((box, i) => inside(box, GROUND) && Math.abs(box.width / box.height - ship(SHIPS[i]!).width / ship(SHIPS[i]!).height) < 1e-9)).toBe(true);
  expect(count(4).map(roundShip).every((box) => inside(box, CARD))).toBe(true);
});

test("holds and sleds have a place for each stone, one behind the other from the bow", () => {
  for (const size of SHIPS) {
    const spaces = count(size).map((i) => hold(i + 1));
    expect(spaces.every((box) => inside(box, ship(size)))).toBe(true);
    expect(spaces.slice(1).every((box, i) => box.x >= spaces[i]!.x + spaces[i]!.width)).toBe(true);
    expect(MINIMUM[size]).toBe(Math.max(1, size - 1));
  }
  const places = count(SLED_PLACES).map((i) => sledPlace(i + 1));
  expect(places.every((box, i) => inside(box, SLED) && places.slice(i + 1).every((other) => apart(box, other)))).toBe(true);
});

test.each([0, 13, 29])("a quarry shows all its stones: %i", (stones) => {
  render(Quarry, { color: "brown", count: stones });
  expect(uses().filter((href) => href === "#imhotep-stone-brown")).toHaveLength(stones);
});

test("a pile is as high as it has cards, and an empty one shows none", () => {
  const edges = (cards: number): number => {
    cleanup();
    render(CardPile, { count: cards, top: "imhotep-card-back" });
    return document.querySelectorAll("rect:not([stroke-dasharray])").length;
  };
  expect([edges(0), edges(1), edges(2), edges(34)]).toEqual([0, 0, 1, 11]);
  expect(uses()).toEqual(["#imhotep-card-back"]);
});
