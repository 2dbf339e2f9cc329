/** The geometry of the market: the price board with its holes, and the row of tiles below it. */
import type { Box } from "../../../art/box";
import { TILE } from "./tiles";

/** The spaces of the price board. */
export const SPACES = 6;
/** The width of a space. */
export const PITCH = 120;
/** The margin before the first space and after the last one. */
export const END = 14;
/** The height of the board, and the gap to the tiles. */
export const BOARD_HEIGHT = 112;
export const GAP = 12;
/** The size of a price marker on the board; its symbol is 48 by 48. */
export const PEG = 46;

/** The centres of markers in a space, by their number; three form a triangle that points at the tile. */
const MIDDLES: Readonly<Record<number, readonly [number, number][]>> = {
  2: [[33, 54], [87, 54]],
  3: [[32, 33], [60, 75], [88, 33]],
};

/** The size of the whole drawing: a board with this many spaces, and the tiles. */
export function market(spaces = SPACES): { width: number; height: number } {
  return { width: spaces * PITCH + 2 * END, height: BOARD_HEIGHT + GAP + TILE.height + GAP };
}

/** The price board itself. */
export function priceBoard(spaces = SPACES): Box {
  return { x: 0, y: 0, width: market(spaces).width, height: BOARD_HEIGHT };
}

/** One space of the board, counted from 1 at the left. */
export function spaceBox(space: number): Box {
  return { x: END + (space - 1) * PITCH, y: 0, width: PITCH, height: BOARD_HEIGHT };
}

/** The holes of a space for 2 or 3 markers, from the left. */
export function markerBoxes(space: number, markers: number): Box[] {
  const { x, y } = spaceBox(space);
  return (MIDDLES[markers] ?? []).map(([right, down]) => ({ x: x + right - PEG / 2, y: y + down - PEG / 2, width: PEG, height: PEG }));
}

/** The tile that is sold at the price of a space. */
export function marketTile(space: number): Box {
  return { x: spaceBox(space).x + (PITCH - TILE.width) / 2, y: BOARD_HEIGHT + GAP, ...TILE };
}
