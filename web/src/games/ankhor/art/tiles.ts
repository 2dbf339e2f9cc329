/** The kinds of Ankh'or's pieces, and the names of their symbols. */
import type { Box } from "../../../art/box";

/** The colors of tiles, in the order of the engine; each has its good. */
export const COLORS = ["blue", "white", "black", "green", "red"] as const;
export type Color = (typeof COLORS)[number];

/** The good of each color, in the same order. */
export const GOODS = ["fish", "ivory", "charcoal", "herbs", "cloth"] as const;
export type Good = (typeof GOODS)[number];

/** All tokens: the goods, and the ankh after them; `ankhor-token-TOKEN`, `ankhor-mark-TOKEN`. */
export const TOKENS = [...GOODS, "ankh"] as const;
export type Token = (typeof TOKENS)[number];

/** The kinds of tiles; the first three are animals. */
export const KINDS = ["jackal", "scarab", "falcon", "points", "warehouse", "scribe", "desert"] as const;
export const ANIMALS = ["jackal", "scarab", "falcon"] as const;
export type Kind = (typeof KINDS)[number];

/** The size of `ankhor-tile-…` and `ankhor-back-…`: a tile fills the cell; its thickness is at the bottom right. */
export const TILE = { width: 100, height: 100 } as const;

/** The place of a warehouse's token. */
export const STORE: Box = { x: 26, y: 38, width: 44, height: 44 };

export function goodOf(color: Color): Good {
  return GOODS[COLORS.indexOf(color)]!;
}

export function colorOf(good: Good): Color {
  return COLORS[GOODS.indexOf(good)]!;
}

/** The symbol of a tile's face. */
export function tileSymbol(color: Color, kind: Kind): string {
  return `ankhor-tile-${color}-${kind}`;
}
