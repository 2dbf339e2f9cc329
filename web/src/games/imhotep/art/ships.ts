/** The geometry of ships and supply sleds: the positions of their stones. The bow points left. */
import type { Box } from "../../../art/box";
import { stoneBox, type Point } from "./stones";

/** Ships by their number of hold spaces, and the number of stones that each needs to sail. */
export const SHIPS = [4, 3, 2, 1] as const;
export type ShipSize = (typeof SHIPS)[number];
export const MINIMUM: Readonly<Record<ShipSize, number>> = { 4: 3, 3: 2, 2: 1, 1: 1 };

const [BOW, STERN] = [66, 56];
/** The distance between two spaces of a hold. */
export const STEP = 70;
/** From the top of the drawing to the foot of the stones, with room for a stone above. */
const DECK = 94;

/** The size of `imhotep-ship-SIZE`. */
export function ship(size: number): { width: number; height: number } {
  return { width: BOW + STEP * size + STERN, height: 136 };
}

/** The foot of the stone in a hold space; 1 is at the bow. It is the same in ships of all sizes. */
export function holdFoot(space: number): Point {
  return { x: BOW + STEP * (space - 0.5), y: DECK };
}

/** The box of the stone in a hold space. */
export function hold(space: number): Box {
  return stoneBox(holdFoot(space));
}

/** The places of a supply sled, and the size of `imhotep-sled`. */
export const SLED_PLACES = 5;
export const SLED = { width: 404, height: 112 } as const;

export function sledFoot(place: number): Point {
  return { x: 50 + 68 * (place - 0.5), y: 84 };
}

/** The box of a stone on the sled; place 1 is the foremost, at the left. */
export function sledPlace(place: number): Box {
  return stoneBox(sledFoot(place));
}
