/** The geometry of the five grounds: positions of stones, cards and a moored ship on `imhotep-ground-SITE-SIDE`. */
import type { Box } from "../../../art/box";
import { CARD } from "./cards";
import { ship } from "./ships";
import { DEPTH, footAt, pyramidCells, stoneBox, towerScale, type Cell, type Point } from "./stones";

/** The sites, in the order of the rules. */
export const SITES = ["market", "pyramids", "temple", "burial_chamber", "obelisks"] as const;
export type Site = (typeof SITES)[number];
export type Side = "A" | "B";

/** The size of every ground. Water lies along its bottom, below `QUAY`. */
export const GROUND = { width: 400, height: 300 } as const;
export const QUAY = 238;

/** A place for a stone on a ground: the box of its drawing, its foot, and its scale. */
export interface Place {
  box: Box;
  foot: Point;
  scale: number;
}

function place(foot: Point, scale: number): Place {
  return { box: stoneBox(foot, scale), foot, scale };
}

const MOORED = 0.7;

/** The box of a moored ship of that size, with its bow at the landing stage; scale the drawing to it. */
export function mooring(size: number): Box {
  const { width, height } = ship(size);
  return { x: 74, y: GROUND.height - 2 - height * MOORED, width: width * MOORED, height: height * MOORED };
}

/** The stone on a level (0 …) of a tower with this centre, at any scale. */
function towerPlace(middle: Point, level: number, scale: number): Place {
  return place(footAt({ x: middle.x, y: middle.y + DEPTH * scale }, { right: 0, front: 0, level }, scale), scale);
}

/* ---- market ---- */

/** The slots of face-up cards, 1 … 4 on side A and 1 … 3 on side B. */
export function marketSlot(slot: number, side: Side): Box {
  const [width, gap] = side === "A" ? [84, 9] : [80, 10];
  const first = side === "A" ? (GROUND.width - 4 * width - 3 * gap) / 2 : 16;
  return card(first + (width + gap) * (slot - 1), 66, width);
}

/** The two cards of side B's pair, 1 and 2, which lie over each other. */
export function marketPair(which: number): Box {
  return card(288 + 16 * (which - 1), 60 + 12 * (which - 1), 80);
}

function card(x: number, y: number, width: number): Box {
  return { x, y, width, height: (width * CARD.height) / CARD.width };
}

/* ---- pyramids ---- */

export const PYRAMIDS = ["left", "middle", "right"] as const;
export type Pyramid = (typeof PYRAMIDS)[number];

const PLOTS = {
  A: { origin: { x: 138, y: 134 }, scale: 1.1, cells: pyramidCells(3) },
  left: { origin: { x: 68, y: 178 }, scale: 0.92, cells: pyramidCells(2) },
  middle: { origin: { x: 200, y: 178 }, scale: 0.92, cells: pyramidCells(2) },
  right: { origin: { x: 332, y: 178 }, scale: 0.92, cells: pyramidCells(2) },
} as const;

/** Every place of a pyramid in building order, which is also a valid painting order. "A" is the pyramid of side A. */
export function pyramidPlaces(pyramid: Pyramid | "A"): Place[] {
  const { origin, scale, cells } = PLOTS[pyramid];
  return cells.map((cell: Cell) => place(footAt(origin, cell, scale), scale));
}

const BESIDE = { A: { columns: 4, scale: 0.8 }, B: { columns: 8, scale: 0.6 } } as const;

/** The stone next to complete pyramids, counted from 0 in building and painting order: levels of four or eight. */
export function besidePyramids(index: number, side: Side): Place {
  const { columns, scale } = BESIDE[side];
  const [column, level] = [index % columns, Math.floor(index / columns)];
  const foot = side === "A" ? footAt({ x: 284, y: 152 }, { right: column, front: 0, level }, scale) : terrace(column, level, scale);
  return place(foot, scale);
}

function terrace(column: number, level: number, scale: number): Point {
  return footAt({ x: 46 + 44 * column, y: 78 }, { right: 0, front: 0, level }, scale);
}

/* ---- temple ---- */

export const TEMPLE_COLUMNS = 5;

/** The centre of the pad of a column (1 … 5). */
export function templePad(column: number): Point {
  return { x: 56 + 72 * (column - 1), y: 172 };
}

/** The stone in a column (1 … 5) on a level (0 …), if `highest` is the height of the highest stack. */
export function templePlace(column: number, level: number, highest: number): Place {
  return towerPlace(templePad(column), level, towerScale(highest, 168));
}

/** The panel before a column, for the sign of its bonus on side B. */
export function templeSign(column: number): Box {
  return { x: templePad(column).x - 29, y: 196, width: 58, height: 28 };
}

/* ---- burial chamber ---- */

export const CHAMBER = { rows: 3, columns: 9, origin: { x: 116, y: 74 }, scale: 0.875 } as const;

/** The stone with that number (from 0) in the order of filling and painting: column by column, from top to bottom. */
export function chamberPlace(index: number): Place {
  const cell = { right: Math.floor(index / CHAMBER.rows), front: index % CHAMBER.rows, level: 0 };
  return place(footAt(CHAMBER.origin, cell, CHAMBER.scale), CHAMBER.scale);
}

/** The tablet next to the floor of side B, for the values of ranks in each row. */
export const CHAMBER_TABLET: Box = { x: 22, y: 146, width: 120, height: 62 };

/* ---- obelisks ---- */

/** The centre of the top of a colour's plinth (0 … 3). */
export function plinth(color: number): Point {
  return { x: 62 + 92 * color, y: 182 };
}

/** The stone of a colour (0 … 3) on a level (0 …), if `highest` is the height of the highest tower. */
export function obeliskPlace(color: number, level: number, highest: number, side: Side): Place {
  return towerPlace(plinth(color), level, side === "A" ? towerScale(highest, 184, 0.84) : towerScale(highest, 66, 0.62));
}

const POINT_STEP = 63;
/** The size of `imhotep-point-space`, and the centre of its top. */
export const POINT_SPACE = { width: 60, height: 64 } as const;
const POINT_TOP = { x: 30, y: 17 } as const;

/** The scale of the point spaces if side B has this many. */
function pointScale(spaces: number): number {
  return Math.min(1, (GROUND.width - 16) / (POINT_STEP * spaces));
}

/** The box of a point space (from 0, the highest value first) if side B has this many. */
export function pointSpace(index: number, spaces: number): Box {
  const scale = pointScale(spaces);
  const x = GROUND.width / 2 + POINT_STEP * scale * (index - (spaces - 1) / 2);
  return { x: x - POINT_TOP.x * scale, y: 82 - POINT_TOP.y * scale, width: POINT_SPACE.width * scale, height: POINT_SPACE.height * scale };
}

/** The tablet of a point space, for its value. */
export function pointSign(index: number, spaces: number): Box {
  const { x, y, width, height } = pointSpace(index, spaces);
  return { x: x + width * 0.2, y: y + height * 0.5, width: width * 0.6, height: height * 0.4 };
}

/** The stone on a level (0 … 2) of the obelisk on a point space of side B. */
export function pointPlace(index: number, level: number, spaces: number): Place {
  const scale = pointScale(spaces);
  const { x, y } = pointSpace(index, spaces);
  return towerPlace({ x: x + POINT_TOP.x * scale, y: y + POINT_TOP.y * scale }, level, 0.6 * scale);
}
