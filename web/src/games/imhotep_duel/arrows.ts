/** Where the arrows of a preview run, in the units of the harbor's drawing. */
import type { Box } from "../../art/box";
import { BOAT, cargoSpace, cargoSpaceUp } from "./art/boat";
import { mooring, slab } from "./art/harbor";
import type { DuelBoat } from "./view";

export interface Point {
  x: number;
  y: number;
}

export interface Arrow {
  /** The line itself, as a path. */
  path: string;
  /** The head, as a path. */
  head: string;
  /** The middle of the line. */
  middle: Point;
}

const HEAD = 26;

const center = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The middle of a cargo space of a boat at its mooring. */
export function cargoPoint(boat: string, space: number): Point {
  const { x, y, up } = mooring(boat);
  const at = center(up ? cargoSpaceUp(space) : cargoSpace(space));
  return { x: x + at.x, y: y + at.y };
}

export const spacePoint = (harbor: number): Point => center(slab(harbor));

/** Where what goes to the box leaves its boat: beside it, where no arrow bends to. */
export function overboard(boat: DuelBoat, space: number): Point {
  const { x, y } = cargoPoint(boat.name, space);
  return mooring(boat.name).up ? { x: x + BOAT.height * 1.1, y } : { x, y: y + BOAT.height * 0.62 };
}

/** A bent arrow from one point to another; `bend` is how far it bends, in parts of its length. */
export function arrow(from: Point, to: Point, bend: number): Arrow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const turn = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  const length = Math.hypot(to.x - turn.x, to.y - turn.y) || 1;
  const way = { x: (to.x - turn.x) / length, y: (to.y - turn.y) / length };
  const neck = { x: to.x - way.x * HEAD, y: to.y - way.y * HEAD };
  const wing = (side: number): string => `${round(neck.x - way.y * HEAD * 0.62 * side)} ${round(neck.y + way.x * HEAD * 0.62 * side)}`;
  return {
    path: `M${round(from.x)} ${round(from.y)}Q${round(turn.x)} ${round(turn.y)} ${round(neck.x)} ${round(neck.y)}`,
    head: `M${round(to.x)} ${round(to.y)}L${wing(1)}L${wing(-1)}Z`,
    middle: { x: (from.x + 2 * turn.x + to.x) / 4, y: (from.y + 2 * turn.y + to.y) / 4 },
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
