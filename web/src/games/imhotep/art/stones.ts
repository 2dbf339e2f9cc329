/**
 * The geometry of the stones: positions of cubes next to, in front of, and on each other.
 *
 * The camera looks down from the front: a square on the ground is a diamond twice as wide as high. A column of a board
 * runs from the back to the front (down and to the left), and the next column lies to the right (down and to the
 * right), so that stones built column by column, from top to bottom, never hide earlier ones.
 */
import type { Box } from "../../../art/box";

/** The colours of the seats, in their order; `imhotep-stone-COLOR`. */
export const COLORS = ["black", "white", "brown", "gray"] as const;
export type Color = (typeof COLORS)[number];

export interface Point {
  x: number;
  y: number;
}

/** A cell for a stone: columns to the right, rows to the front, levels up; halves where a stone lies on four others. */
export interface Cell {
  right: number;
  front: number;
  level: number;
}

/** `imhotep-stone-COLOR` and `imhotep-stone-ghost`: the size of their viewBox. */
export const STONE = { width: 68, height: 72 } as const;
/** The foot of a stone in its drawing: the lowest corner, nearest to the reader. All positions refer to it. */
export const FOOT = { x: 34, y: 70 } as const;
/** Half of a cube's width, half of the depth of its top, and the height of its edge. */
export const [HALF, DEPTH, RISE] = [32, 16, 36] as const;

/** One step, at scale 1. */
export const RIGHT = { dx: HALF, dy: DEPTH } as const;
export const FRONT = { dx: -HALF, dy: DEPTH } as const;
export const UP = { dx: 0, dy: -RISE } as const;

/** The foot of the stone in a cell, if the foot of the cell at right 0, front 0, level 0 is at `origin`. */
export function footAt(origin: Point, { right, front, level }: Cell, scale = 1): Point {
  return {
    x: origin.x + scale * (RIGHT.dx * right + FRONT.dx * front + UP.dx * level),
    y: origin.y + scale * (RIGHT.dy * right + FRONT.dy * front + UP.dy * level),
  };
}

/** The box of a stone's drawing, given its foot. */
export function stoneBox(foot: Point, scale = 1): Box {
  return { x: foot.x - scale * FOOT.x, y: foot.y - scale * FOOT.y, width: scale * STONE.width, height: scale * STONE.height };
}

/** The centre of the ground under a stone, for numbers and signs. */
export function ground(foot: Point, scale = 1): Point {
  return { x: foot.x, y: foot.y - scale * DEPTH };
}

/** Painting order: each stone after those that it hides; lower levels first, then from back to front. */
export function paintOrder(a: Cell, b: Cell): number {
  return a.level - b.level || a.right + a.front - b.right - b.front || a.right - b.right;
}

/** The height of a tower with this many stones, including its top face. */
export function towerHeight(stones: number, scale = 1): number {
  return scale * (RISE * stones + 2 * DEPTH);
}

/** The largest scale, but not above `most`, at which a tower fits under that height. */
export function towerScale(stones: number, height: number, most = 1): number {
  return Math.min(most, height / towerHeight(Math.max(1, stones)));
}

/**
 * The cells of a pyramid in building order: level by level, column by column, from top to bottom. Each level is one
 * stone narrower and lies on the centres of the one below: `base` 3 has 9 + 4 + 1 stones, 2 has 4 + 1.
 */
export function pyramidCells(base: number): Cell[] {
  return Array.from({ length: base }, (_, level) => square(base - level, level, level / 2)).flat();
}

/** The stones of a full quarry: 16 + 9 + 4, all stones of a player. */
export const HEAP: readonly Cell[] = [4, 3, 2].flatMap((side, level) => square(side, level, level / 2));

function square(side: number, level: number, inset: number): Cell[] {
  return Array.from({ length: side * side }, (_, i) => ({
    right: inset + Math.floor(i / side),
    front: inset + (i % side),
    level,
  }));
}
