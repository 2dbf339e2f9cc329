/** The geometry of a draw pile. */
import type { Box } from "../../../art/box";
import { TILE } from "./tiles";

/** The size of `DrawPile.svelte`. */
export const PILE = { width: 112, height: 140 } as const;

/** Tiles per drawn edge, and the edge's height. */
const [TILES, EDGE] = [3, 3.8];

/** The edges below the top tile, lowest first: one per three tiles, rounded up. */
export function pileEdges(count: number): Box[] {
  return Array.from({ length: Math.ceil(Math.max(0, count - 1) / TILES) }, (_, i) => ({ x: 2, y: PILE.height - TILE.height - 2 - i * EDGE, ...TILE }));
}

/** The top tile. */
export function pileTop(count: number): Box {
  const edges = pileEdges(count).length;
  return { x: 2, y: PILE.height - TILE.height - 2 - edges * EDGE, ...TILE };
}
