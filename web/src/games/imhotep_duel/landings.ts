/** Where tokens land on the drawings of the sites, in the units of these drawings. */
import type { Box } from "../../art/box";
import { held, type DuelSeat, type Site } from "./view";

export const BOARD = { width: 320, height: 220 } as const;

export interface Landing {
  /** The kind of token, or the site for what is laid face down. */
  token: string;
  box: Box;
}

const square = (x: number, y: number, size: number): Box => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });

/** Chambers 1 to 6 lie along the top, 7 to 12 come back along the bottom. */
function chamber(number: number): Box {
  const column = number <= 6 ? number - 1 : 12 - number;
  return square(33 + 50.4 * column, number <= 6 ? 70 : 164, 48);
}

const LANDINGS: Record<Site, (seat: DuelSeat) => Landing[]> = {
  obelisk: (seat) => [{ token: "obelisk", box: square(112, 180 - 12 * held(seat, "obelisk"), 40) }],
  temple: (seat) => [{ token: "temple", box: square(70, 186 - 9 * seat.temples, 56) }],
  pyramid: () => [
    { token: "light_pyramid", box: square(84, 140, 48) },
    { token: "dark_pyramid", box: square(236, 140, 48) },
  ],
  tomb: () => Array.from({ length: 12 }, (_, i) => ({ token: `tomb_${i + 1}`, box: chamber(i + 1) })),
};

export const landings = (site: Site, seat: DuelSeat): Landing[] => LANDINGS[site](seat);
