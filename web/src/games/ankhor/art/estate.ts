/**
 * The figures of an estate: where its tiles lie, seen from above, and what is drawn around groups of them.
 *
 * Rows and columns count from 1 at the upper left of the ground tiles; a tile of level one has the row and the column of
 * the upper left of the four tiles under it and lies upon their common corner. The frame holds all of them, and around
 * them a ring of places that are still free (rows and columns 0 and one more than the last).
 */
import type { Box } from "../../../art/box";
import { outline, type Point } from "./outline";
import { TILE } from "./tiles";

/** A cell of the ground. */
export interface Place {
  row: number;
  column: number;
}

/** What the figures need to know of a tile. */
export interface Laid extends Place {
  level: 0 | 1;
}

/** How large the drawing of an estate is, and how many rows and columns of ground tiles it holds. */
export interface Frame {
  rows: number;
  columns: number;
  /** Whether the free places around the estate are in the drawing. */
  ring: boolean;
  width: number;
  height: number;
}

/** The mat around the cells. */
export const MARGIN = 20;
/** How far a tile of level one is moved towards the light, because it lies higher. */
export const LIFT = { x: -2, y: -4 } as const;
/** How far the shadow of a tile of level one reaches beyond it to the right and to the bottom. */
const SHADOW = 24;
/** How far inside the edges of its tiles the outline of a group runs, and how round its corners are. */
const [INSET, ROUND] = [4, 12];

/** The frame of an estate; `least` rows and columns are held even if fewer are built on. */
export function frame(tiles: readonly Laid[], ring = true, least = 1): Frame {
  const ground = tiles.filter((tile) => tile.level === 0);
  const rows = Math.max(least, ...ground.map((tile) => tile.row));
  const columns = Math.max(least, ...ground.map((tile) => tile.column));
  const around = ring ? 2 : 0;
  return {
    rows,
    columns,
    ring,
    width: (columns + around) * TILE.width + 2 * MARGIN,
    height: (rows + around) * TILE.height + 2 * MARGIN,
  };
}

/** The rows and columns that texts name: all from the first tile to the last tile or place; before the first they name none. */
export function numbered(all: readonly Place[]): { rows: number[]; columns: number[] } {
  const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);
  return { rows: upTo(Math.max(0, ...all.map(({ row }) => row))), columns: upTo(Math.max(0, ...all.map(({ column }) => column))) };
}

/** A place on the ground, free or not. */
export function cellBox({ row, column }: Place, { ring }: Frame): Box {
  const first = ring ? 0 : 1;
  return { x: MARGIN + (column - first) * TILE.width, y: MARGIN + (row - first) * TILE.height, ...TILE };
}

/** The place of level one upon a square, which is named by its upper left tile. */
export function squareBox(upperLeft: Place, whole: Frame): Box {
  const { x, y } = cellBox(upperLeft, whole);
  return { x: x + TILE.width / 2 + LIFT.x, y: y + TILE.height / 2 + LIFT.y, ...TILE };
}

/** The place of a tile, on whichever level it lies. */
export function tileBox(tile: Laid, whole: Frame): Box {
  return tile.level === 1 ? squareBox(tile, whole) : cellBox(tile, whole);
}

/** The place of `ankhor-shadow`, to be drawn just before a tile of level one in that box. */
export function shadowBox({ x, y, width, height }: Box): Box {
  return { x, y, width: width + SHADOW, height: height + SHADOW };
}

/** Sorts tiles so that none is painted over one that lies on it: the ground first, then in reading order. */
export function paintOrder(a: Laid, b: Laid): number {
  return a.level - b.level || a.row - b.row || a.column - b.column;
}

/** The line around a group of tiles of both levels, as path data; one piece, since tiles upon others overlap them. */
export function groupOutline(group: readonly Laid[], whole: Frame): string {
  // In quarters of tiles: every tile covers two by two of them, one of level one half a tile further.
  const quarters = group.flatMap(({ row, column, level }) =>
    [0, 1].flatMap((down) => [0, 1].map((right) => ({ row: 2 * row + level + down, column: 2 * column + level + right }))),
  );
  const corner = cellBox({ row: 0, column: 0 }, whole);
  return outline(quarters, { origin: corner, size: TILE.width / 2, inset: INSET, round: ROUND });
}

/** Where the value of a group is written: the upper left corner of its first tile, or the lower right corner of its last. */
export function groupBadge(group: readonly Laid[], whole: Frame, at: "first" | "last" = "first"): Point {
  const inReadingOrder = (a: Laid, b: Laid): number => a.row + a.level / 2 - b.row - b.level / 2 || a.column + a.level / 2 - b.column - b.level / 2;
  const sorted = [...group].sort(inReadingOrder);
  const tile = at === "first" ? sorted[0] : sorted.at(-1);
  if (!tile) return { x: whole.width / 2, y: whole.height / 2 };
  const { x, y, width, height } = tileBox(tile, whole);
  return at === "first" ? { x: x + 10, y: y + 10 } : { x: x + width - 14, y: y + height - 14 };
}
