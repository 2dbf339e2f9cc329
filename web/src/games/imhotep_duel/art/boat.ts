/** The geometry of the boat: the positions of tokens in its hold. */
import type { Box } from "../../../art/box";

/** `imhotep_duel-boat`: the bow points left. `imhotep_duel-boat-up`: the bow points up. */
export const BOAT = { width: 366, height: 118 } as const;
export const BOAT_UP = { width: BOAT.height, height: BOAT.width } as const;

const FIRST = 46;
const STEP = 100;
export const SPACE = 96;

/** Cargo space 1 (nearest the bow, so nearest the harbor), 2 or 3 of the boat that points left. */
export function cargoSpace(space: number): Box {
  return { x: FIRST + STEP * (space - 1), y: (BOAT.height - SPACE) / 2, width: SPACE, height: SPACE };
}

/** The same for the boat that points up. */
export function cargoSpaceUp(space: number): Box {
  const { x, y, width, height } = cargoSpace(space);
  return { x: y, y: x, width: height, height: width };
}
