/** The kinds of cards, and their size. */
import type { Box } from "../../../art/box";

/** The kinds of market cards by the colour of their band; `imhotep-card-KIND`. */
export const CARDS = {
  red: ["entrance", "sarcophagus", "paved_path"],
  green: ["pyramid_decoration", "temple_decoration", "burial_chamber_decoration", "obelisk_decoration"],
  violet: ["statue"],
  blue: ["lever", "hammer", "sail", "chisel"],
} as const;

/** The size of every `imhotep-card-…` and `imhotep-round-…`. */
export const CARD = { width: 100, height: 140 } as const;

/** The positions of a round's four ships on `imhotep-round-face`; index 0 is the largest. */
export function roundShip(index: number): Box {
  return { x: 12, y: 14 + 29 * index, width: 76, height: 26 };
}
