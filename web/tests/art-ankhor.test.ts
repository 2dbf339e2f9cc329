// @vitest-environment jsdom
/**
 * Ankh'or: every symbol is drawn once, estates have a place for each tile and an outline for each group, and the
 * market's geometry is consistent.
 */
import { cleanup, render } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { afterEach, expect, test } from "vitest";
import DrawPile from "../src/games/ankhor/art/DrawPile.svelte";
import Mat from "../src/games/ankhor/art/Mat.svelte";
import PriceBoard from "../src/games/ankhor/art/PriceBoard.svelte";
import Symbols from "../src/games/ankhor/art/Symbols.svelte";
import Tile from "../src/games/ankhor/art/Tile.svelte";
import type { Box } from "../src/art/box";
import { EMBLEMS } from "../src/games/ankhor/art/emblems";
import { cellBox, frame, groupBadge, groupOutline, LIFT, MARGIN, paintOrder, shadowBox, squareBox, tileBox, type Laid } from "../src/games/ankhor/art/estate";
import { market, markerBoxes, marketTile, priceBoard, spaceBox, SPACES } from "../src/games/ankhor/art/market";
import { outline } from "../src/games/ankhor/art/outline";
import { PILE, pileEdges, pileTop } from "../src/games/ankhor/art/piles";
import { ANIMALS, colorOf, COLORS, goodOf, GOODS, KINDS, STORE, TILE, tileSymbol, TOKENS } from "../src/games/ankhor/art/tiles";

const PREFIX = "ankhor-";
const DEEDS = ["take", "return", "buy", "save", "draw", "slide", "move", "place", "stack", "end", "disc", "first", "last"];

afterEach(cleanup);

const count = (length: number): number[] => Array.from({ length }, (_, i) => i);
const inside = (box: Box, whole: { width: number; height: number }): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= whole.width && box.y + box.height <= whole.height;
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
const allApart = (boxes: Box[]): boolean => boxes.every((box, i) => boxes.slice(i + 1).every((other) => apart(box, other)));
const ids = (): string[] => [...document.querySelectorAll("[id]")].map((element) => element.id);
const uses = (): string[] => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
const ground = (row: number, column: number): Laid => ({ row, column, level: 0 });
const above = (row: number, column: number): Laid => ({ row, column, level: 1 });
/** Four tiles in a square. */
const SQUARE = [ground(1, 1), ground(1, 2), ground(2, 1), ground(2, 2)];
/** The rings of an outline, each with its corners. */
const corners = (path: string): string[][] => path.split("M").slice(1).map((ring) => [...ring.matchAll(/Q(\S+ \S+) /g)].map((match) => match[1]!));

test("every token, marker, tile, back and sign is drawn", () => {
  render(Symbols);
  const wanted = [
    ...TOKENS.flatMap((token) => [`token-${token}`, `mark-${token}`]),
    ...GOODS.map((good) => `marker-${good}`),
    ...COLORS.flatMap((color) => [`tile-${color}`, `back-${color}`]),
    ...KINDS.flatMap((kind) => [`kind-${kind}`, `icon-${kind}`]),
    ...DEEDS.map((deed) => `icon-${deed}`),
    "hole", "closed", "shadow", "place", "square", "bonus",
  ].map((id) => PREFIX + id);
  const tiles = COLORS.flatMap((color) => KINDS.map((kind) => tileSymbol(color, kind)));
  expect(new Set(tiles).size).toBe(35);
  expect([...wanted, ...tiles, ...EMBLEMS].filter((id) => !document.querySelector(`symbol#${id}`))).toEqual([]);
});

test("no id is drawn twice, and each carries the game's name", () => {
  render(Symbols);
  expect(new Set(ids()).size).toBe(ids().length);
  expect(ids().filter((id) => !id.startsWith(PREFIX))).toEqual([]);
});

test("what a drawing refers to is there", () => {
  render(Symbols);
  for (const kind of ["estate", "market"] as const) render(Mat, { width: 340, height: 440, kind });
  render(PriceBoard, { markers: [[...GOODS.slice(0, 2)], [...GOODS.slice(2), null]] });
  render(DrawPile, { count: 5, color: "green" });
  render(Tile, { color: "red", kind: "warehouse", level: 1, covered: true, token: "cloth" });
  const named = [...document.body.innerHTML.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((match) => match[1] ?? match[2] ?? "");
  expect(named.length).toBeGreaterThan(150);
  const known = new Set(ids());
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test("the symbols have the sizes of the geometry", () => {
  render(Symbols);
  const size = (id: string): string | null | undefined => document.querySelector(`#${PREFIX}${id}`)?.getAttribute("viewBox");
  expect([size("tile-blue-desert"), size("back-red"), size("token-ankh"), size("bonus")]).toEqual(Array(4).fill(`0 0 ${TILE.width} ${TILE.height}`));
  const shadow = shadowBox({ x: 0, y: 0, ...TILE });
  expect([size("shadow"), size("marker-fish"), size("hole"), size("mark-fish")]).toEqual([`0 0 ${shadow.width} ${shadow.height}`, "0 0 48 48", "0 0 48 48", "0 0 24 24"]);
});

test("every color has its good, and a tile shows the sign of its color", () => {
  render(Symbols);
  expect(COLORS.map(goodOf)).toEqual([...GOODS]);
  expect(GOODS.map(colorOf)).toEqual([...COLORS]);
  const sign = (id: string): string => [...document.querySelectorAll(`#${PREFIX}${id} path[fill-rule]`)].at(-1)?.getAttribute("d") ?? "";
  const signs = TOKENS.map((token) => sign(`token-${token}`));
  expect(new Set(signs).size).toBe(6);
  expect(GOODS.map((good) => sign(`marker-${good}`))).toEqual(signs.slice(0, 5));
  expect(COLORS.map((color) => sign(`corners-${color}`))).toEqual(signs.slice(0, 5));
  expect(COLORS.map((color) => sign(`back-${color}`))).toEqual(signs.slice(0, 5));
  for (const color of COLORS) for (const kind of KINDS) {
    expect(document.querySelector(`#${tileSymbol(color, kind)}`)?.innerHTML).toContain(`#ankhor-corners-${color}`);
  }
});

test("kinds differ in their figures", () => {
  render(Symbols);
  expect(new Set(KINDS.map((kind) => document.querySelector(`#ankhor-gilt-${kind}`)?.innerHTML)).size).toBe(7);
  expect(KINDS.slice(0, 3)).toEqual([...ANIMALS]);
  expect(inside(STORE, TILE)).toBe(true);
});

test("a tile of level one throws a shadow, and only a covered warehouse is crossed out", () => {
  const shown = (props: ComponentProps<typeof Tile>): string[] => {
    cleanup();
    render(Tile, props);
    return uses();
  };
  expect(shown({ color: "blue", kind: "scribe" })).toEqual(["#ankhor-tile-blue-scribe"]);
  expect(shown({ color: "blue", kind: "scribe", level: 1, covered: true })).toEqual(["#ankhor-shadow", "#ankhor-tile-blue-scribe"]);
  expect(shown({ color: "red", kind: "warehouse", covered: true })).toEqual(["#ankhor-tile-red-warehouse", "#ankhor-closed"]);
  expect(shown({ color: "red", kind: "warehouse", token: "cloth" })).toEqual(["#ankhor-tile-red-warehouse", "#ankhor-token-cloth"]);
});

// ---- the estate --------------------------------------------------------------------------------------------
test("the frame holds the estate and, if wanted, a ring of free places", () => {
  expect(frame([])).toMatchObject({ rows: 1, columns: 1, width: 300 + 2 * MARGIN, height: 300 + 2 * MARGIN });
  expect(frame([ground(1, 1), ground(1, 2), ground(1, 3)])).toMatchObject({ rows: 1, columns: 3, width: 500 + 2 * MARGIN, height: 300 + 2 * MARGIN });
  expect(frame([...SQUARE, above(1, 1)], false)).toMatchObject({ rows: 2, columns: 2, width: 200 + 2 * MARGIN, height: 200 + 2 * MARGIN });
  expect(frame([ground(1, 1)], false, 3)).toMatchObject({ rows: 3, columns: 3 });
});

test.each([true, false])("every tile and every free place lies in the frame (ring: %s)", (ring) => {
  const tiles = [...SQUARE, ground(3, 4), above(1, 1)];
  const whole = frame(tiles, ring);
  expect(tiles.every((tile) => inside(tileBox(tile, whole), whole))).toBe(true);
  expect(inside(shadowBox(tileBox(above(1, 1), whole)), whole)).toBe(true);
  const [first, beyond] = ring ? [0, 1] : [1, 0];
  const rows = count(3 + 2 * beyond).map((i) => i + first);
  const columns = count(4 + 2 * beyond).map((i) => i + first);
  const cells = rows.flatMap((row) => columns.map((column) => cellBox({ row, column }, whole)));
  expect(cells.every((box) => inside(box, whole)) && allApart(cells)).toBe(true);
});

test("an estate lies in the middle of its frame", () => {
  const whole = frame([ground(1, 1), ground(2, 3)]);
  const { x, y } = cellBox(ground(1, 1), whole);
  const last = cellBox(ground(2, 3), whole);
  expect([x, y]).toEqual([whole.width - last.x - last.width, whole.height - last.y - last.height]);
});

test("a tile of level one covers a quarter of four tiles, a little raised", () => {
  const whole = frame(SQUARE);
  const box = tileBox(above(1, 1), whole);
  expect(box).toEqual(squareBox(ground(1, 1), whole));
  const corner = cellBox(ground(2, 2), whole);
  expect({ x: box.x + box.width / 2 - LIFT.x, y: box.y + box.height / 2 - LIFT.y }).toEqual({ x: corner.x, y: corner.y });
  expect(SQUARE.filter((tile) => apart(box, cellBox(tile, whole)))).toEqual([]);
  expect(LIFT.x < 0 && LIFT.y < 0).toBe(true);
});

test("tiles of level one lie side by side", () => {
  const whole = frame([...SQUARE, ground(1, 3), ground(2, 3)]);
  expect(allApart([tileBox(above(1, 1), whole), tileBox(above(1, 2), whole)])).toBe(true);
});

test("tiles are painted from the ground up, in reading order", () => {
  const sorted = [above(1, 2), ground(2, 1), above(1, 1), ground(1, 2), ground(1, 1)].sort(paintOrder);
  expect(sorted).toEqual([ground(1, 1), ground(1, 2), ground(2, 1), above(1, 1), above(1, 2)]);
});

// ---- groups ------------------------------------------------------------------------------------------------
const LOOK = { origin: { x: 0, y: 0 }, size: 10, inset: 1, round: 2 };

test("the line around one cell runs inside it, with round corners", () => {
  expect(outline([{ row: 0, column: 1 }], LOOK)).toBe("M11 3Q11 1 13 1L17 1Q19 1 19 3L19 7Q19 9 17 9L13 9Q11 9 11 7Z");
});

test("inner corners are moved into the group, too", () => {
  const bent = [{ row: 0, column: 0 }, { row: 1, column: 0 }, { row: 1, column: 1 }];
  expect(corners(outline(bent, LOOK))).toEqual([["1 1", "9 1", "9 11", "19 11", "19 19", "1 19"]]);
});

test("a hole has a separate outline, and cells that touch at corners stay apart", () => {
  const around = count(9).filter((i) => i !== 4).map((i) => ({ row: Math.floor(i / 3), column: i % 3 }));
  const [outer, inner] = corners(outline(around, LOOK));
  expect(outer).toEqual(["1 1", "29 1", "29 29", "1 29"]);
  expect([...inner!].sort()).toEqual(["21 21", "21 9", "9 21", "9 9"]);
  expect(corners(outline([{ row: 0, column: 0 }, { row: 1, column: 1 }], LOOK))).toHaveLength(2);
  expect(outline([], LOOK)).toBe("");
});

test("tiles side by side get one line; tiles apart get two", () => {
  const whole = frame([ground(1, 1), ground(1, 4)]);
  expect(corners(groupOutline([ground(1, 1), ground(1, 2)], whole)).map((ring) => ring.length)).toEqual([4]);
  expect(corners(groupOutline([ground(1, 1), ground(1, 3)], whole)).map((ring) => ring.length)).toEqual([4, 4]);
});

test("a tile of level one hangs together with a tile under it and with its neighbour", () => {
  const whole = frame([...SQUARE, ground(1, 3), ground(2, 3)]);
  expect(corners(groupOutline([ground(1, 1), above(1, 1)], whole)).map((ring) => ring.length)).toEqual([8]);
  expect(corners(groupOutline([above(1, 1), above(1, 2)], whole)).map((ring) => ring.length)).toEqual([4]);
  expect(corners(groupOutline([ground(1, 1), above(1, 2)], whole))).toHaveLength(2);
});

test("the line of a tile runs inside its cell", () => {
  const whole = frame(SQUARE);
  const { x, y } = cellBox(ground(1, 2), whole);
  expect(corners(groupOutline([ground(1, 2)], whole))).toEqual([[`${x + 4} ${y + 4}`, `${x + 96} ${y + 4}`, `${x + 96} ${y + 96}`, `${x + 4} ${y + 96}`]]);
});

test("the badge of a group is on its first tile or on its last one", () => {
  const whole = frame([...SQUARE, ground(2, 3)]);
  const group = [ground(2, 3), above(1, 1), ground(2, 2), ground(1, 2)];
  const holds = (tile: Laid, { x, y }: { x: number; y: number }): boolean => {
    const box = tileBox(tile, whole);
    return x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height;
  };
  expect(holds(ground(1, 2), groupBadge(group, whole))).toBe(true);
  expect(holds(ground(2, 3), groupBadge(group, whole, "last"))).toBe(true);
  expect(holds(above(1, 1), groupBadge([ground(2, 2), above(1, 1)], whole))).toBe(true);
  expect(groupBadge([], whole)).toEqual({ x: whole.width / 2, y: whole.height / 2 });
});

// ---- the market --------------------------------------------------------------------------------------------
test("markers have holes of their own in their space, and each tile lies under it", () => {
  for (const space of count(SPACES).map((i) => i + 1)) {
    const field = spaceBox(space);
    for (const markers of [2, 3]) {
      const boxes = markerBoxes(space, markers);
      expect(boxes).toHaveLength(markers);
      const here = boxes.map((box) => ({ ...box, x: box.x - field.x }));
      expect(here.every((box) => inside(box, field)) && here.every((box, i) => i === 0 || box.x > here[i - 1]!.x)).toBe(true);
    }
    const tile = marketTile(space);
    expect(tile.x + tile.width / 2).toBe(field.x + field.width / 2);
    expect(inside(tile, market()) && apart(tile, priceBoard())).toBe(true);
  }
  expect(allApart(count(SPACES).map((i) => marketTile(i + 1)))).toBe(true);
  expect(inside(spaceBox(3), market(3))).toBe(true);
});

test("markers overlap no more than their round shapes allow", () => {
  const [left, middle, right] = markerBoxes(1, 3);
  for (const [a, b] of [[left, middle], [middle, right], [left, right]]) {
    expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeGreaterThanOrEqual(a!.width);
  }
});

test("the price board shows its markers, and holes where none is yet", () => {
  render(PriceBoard, { markers: [["fish", "cloth"], ["ivory", null, null]] });
  expect(uses()).toEqual(["#ankhor-marker-fish", "#ankhor-marker-cloth", "#ankhor-marker-ivory", "#ankhor-hole", "#ankhor-hole"]);
  expect(document.querySelector("svg")?.getAttribute("viewBox")).toBe(`0 0 ${priceBoard(2).width} ${priceBoard(2).height}`);
});

// ---- piles -------------------------------------------------------------------------------------------------
test("a pile is as high as it has tiles, and stays in its drawing", () => {
  expect([0, 1, 2, 4, 5, 28].map((tiles) => pileEdges(tiles).length)).toEqual([0, 0, 1, 1, 2, 9]);
  expect([1, 2, 15, 28].every((tiles) => [...pileEdges(tiles), pileTop(tiles)].every((box) => inside(box, PILE)))).toBe(true);
  expect(pileTop(28).y).toBeLessThan(pileTop(1).y);
});

test("a pile shows the back of its top tile and its number; an empty one is only a place", () => {
  render(DrawPile, { count: 27, color: "white" });
  expect(uses()).toEqual(["#ankhor-back-white"]);
  expect(document.querySelector("text")?.textContent).toBe("27");
  cleanup();
  render(DrawPile, { count: 0, color: null });
  expect(uses()).toEqual([]);
  expect(document.querySelectorAll("rect[stroke-dasharray]")).toHaveLength(1);
  expect(document.querySelector("text")?.textContent).toBe("0");
});
