/** The geometry of the harbor: its spaces, its moorings, and the islet for the piles. */
import type { Box } from "../../../art/box";
import { BOAT } from "./boat";

const MARGIN = 8;
/** Rows and columns are as wide as a boat, so that each boat lies at the end of its line. */
const PITCH = BOAT.height;
const JOINT = 3;
const GRID = 3;
/** The border between stone and water, from the left and from the top. */
export const QUAY = MARGIN + GRID * PITCH + 30;
const SIDE = QUAY + 2 + BOAT.width + 4;

export const HARBOR = { width: SIDE, height: SIDE } as const;

/** Dry ground in the corner, out of the boats' way, for the supply and the reserve. */
export const ISLET: Box = { x: QUAY + 74, y: QUAY + 72, width: 248, height: 240 };

const COLUMNS = ["a", "b", "c"] as const;
const ROWS = ["1", "2", "3"] as const;
const along = (line: number): number => MARGIN + PITCH * line;

/** The paving slab of a harbor space, numbered as in the view: 3 * row + column. */
export function slab(index: number): Box {
  const [row, column] = [Math.floor(index / GRID), index % GRID];
  return { x: along(column) + JOINT, y: along(row) + JOINT, width: PITCH - 2 * JOINT, height: PITCH - 2 * JOINT };
}

/** The name on that slab, such as `b2`. */
export function slabName(index: number): string {
  return `${COLUMNS[index % GRID] ?? ""}${ROWS[Math.floor(index / GRID)] ?? ""}`;
}

/** The box of a boat by its name: `1` to `3` at the right (bow left), `A` to `C` at the bottom (bow up). */
export function mooring(name: string): Box & { up: boolean } {
  const row = ROWS.findIndex((each) => each === name);
  if (row >= 0) return { x: QUAY + 2, y: along(row), width: BOAT.width, height: BOAT.height, up: false };
  const column = COLUMNS.findIndex((each) => each.toUpperCase() === name);
  return { x: along(column), y: QUAY + 2, width: BOAT.height, height: BOAT.width, up: true };
}

/** The centre of the stone on the quay's edge with a boat's name. */
export function nameplate(name: string): { x: number; y: number } {
  const { x, y, up } = mooring(name);
  return up ? { x: x + PITCH / 2, y: QUAY - 15 } : { x: QUAY - 15, y: y + PITCH / 2 };
}

export const MOORINGS = [...ROWS, ...COLUMNS.map((column) => column.toUpperCase())];
