/**
 * The geometry of an estate, seen from above: positions of tiles, and outlines of groups.
 *
 * Rows and columns count from 1 at the upper left ground tile. A tile of level one has the row and column of the upper
 * left of the four tiles under it, and lies on their common corner. The frame contains all tiles and a ring of free
 * places around them (rows and columns 0 and one more than the last).
 */
import type { Box } from "../../../art/box";
import { outline, type Point } from "./outline";
import { TILE } from "./tiles";

/** A cell of the ground. */
export interface Place {
  row: number;
  column: number;
}

/** The properties of a tile that its geometry needs. */
export interface Laid extends Place {
  level: 0 | 1;
}

/** The size of an estate's drawing, and its numbers of rows and columns of ground tiles. */
export interface Frame {
  rows: number;
  columns: number;
  /** Whether the drawing includes the free places around the estate. */
  ring: boolean;
  width: number;
  height: number;
}

/** The margin around the cells. */
export const MARGIN = 20;
/** The offset of a tile of level one towards the light. */
export const LIFT = { x: -2, y: -4 } as const;
/** The offset of the shadow of a tile of level one, to the right and to the bottom. */
const SHADOW = 24;
/** The inset of a group's outline, and the radius of its corners. */
const [INSET, ROUND] = [4, 12];

/** The frame of an estate, with at least `least` rows and columns. */
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

/** The rows and columns that texts name: from the first tile to the last tile or place, and none before the first. */
export function numbered(all: readonly Place[]): { rows: number[]; columns: number[] } {
  const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);
  return { rows: upTo(Math.max(0, ...all.map(({ row }) => row))), columns: upTo(Math.max(0, ...all.map(({ column }) => column))) };
}

/** The box of a place on the ground, free or not. */
export function cellBox({ row, column }: Place, { ring }: Frame): Box {
  const first = ring ? 0 : 1;
  return { x: MARGIN + (column - first) * TILE.width, y: MARGIN + (row - first) * TILE.height, ...TILE };
}

/** The box of level one on a square, which is identified by its upper left tile. */
export function squareBox(upperLeft: Place, whole: Frame): Box {
  const { x, y } = cellBox(upperLeft, whole);
  return { x: x + TILE.width / 2 + LIFT.x, y: y + TILE.height / 2 + LIFT.y, ...TILE };
}

/** The box of a tile on either level. */
export function tileBox(tile: Laid, whole: Frame): Box {
  return tile.level === 1 ? squareBox(tile, whole) : cellBox(tile, whole);
}

/** The box of `ankhor-shadow`, drawn just before a tile of level one in that box. */
export function shadowBox({ x, y, width, height }: Box): Box {
  return { x, y, width: width + SHADOW, height: height + SHADOW };
}

/** Painting order: the ground first, then reading order, so that no tile covers one that lies on it. */
export function paintOrder(a: Laid, b: Laid): number {
  return a.level - b.level || a.row - b.row || a.column - b.column;
}

/** The outline of a group of tiles on both levels, as path data. It is one piece, because tiles on others overlap them. */
export function groupOutline(group: readonly Laid[], whole: Frame): string {
  // In quarter tiles: every tile covers 2 by 2 of them; level one is offset by half a tile.
  const quarters = group.flatMap(({ row, column, level }) =>
    [0, 1].flatMap((down) => [0, 1].map((right) => ({ row: 2 * row + level + down, column: 2 * column + level + right }))),
  );
  const corner = cellBox({ row: 0, column: 0 }, whole);
  return outline(quarters, { origin: corner, size: TILE.width / 2, inset: INSET, round: ROUND });
}

/** The position of a group's value: the upper left corner of its first tile, or the lower right corner of its last. */
export function groupBadge(group: readonly Laid[], whole: Frame, at: "first" | "last" = "first"): Point {
  const inReadingOrder = (a: Laid, b: Laid): number => a.row + a.level / 2 - b.row - b.level / 2 || a.column + a.level / 2 - b.column - b.level / 2;
  const sorted = [...group].sort(inReadingOrder);
  const tile = at === "first" ? sorted[0] : sorted.at(-1);
  if (!tile) return { x: whole.width / 2, y: whole.height / 2 };
  const { x, y, width, height } = tileBox(tile, whole);
  return at === "first" ? { x: x + 10, y: y + 10 } : { x: x + width - 14, y: y + height - 14 };
}
