/** The figures of the five grounds: where stones, cards and a moored ship lie on `imhotep-ground-SITE-SIDE`. */
import type { Box } from "../common/box";
import { CARD } from "./cards";
import { ship } from "./ships";
import { footAt, pyramidCells, stoneBox, towerScale, type Cell, type Point } from "./stones";

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

/** Where a ship of that size lies while it is moored at a site; scale its drawing to this box. */
export function mooring(size: number): Box {
  const { width, height } = ship(size);
  return { x: (GROUND.width - width * MOORED) / 2, y: GROUND.height - 3 - height * MOORED, width: width * MOORED, height: height * MOORED };
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
  A: { origin: { x: 148, y: 136 }, scale: 1.1, cells: pyramidCells(3) },
  left: { origin: { x: 68, y: 176 }, scale: 0.98, cells: pyramidCells(2) },
  middle: { origin: { x: 200, y: 176 }, scale: 0.98, cells: pyramidCells(2) },
  right: { origin: { x: 332, y: 176 }, scale: 0.98, cells: pyramidCells(2) },
} as const;

/** Every place of a pyramid in building order, which is also a right order of painting. "A" is the one of side A. */
export function pyramidPlaces(pyramid: Pyramid | "A"): Place[] {
  const { origin, scale, cells } = PLOTS[pyramid];
  return cells.map((cell: Cell) => place(footAt(origin, cell, scale), scale));
}

const BESIDE = { A: { columns: 4, scale: 0.8 }, B: { columns: 8, scale: 0.6 } } as const;

/** The stone beside complete pyramids, counted from 0 in the order of building and painting: levels of four or eight. */
export function besidePyramids(index: number, side: Side): Place {
  const { columns, scale } = BESIDE[side];
  const [column, level] = [index % columns, Math.floor(index / columns)];
  const foot = side === "A" ? footAt({ x: 288, y: 160 }, { right: column, front: 0, level }, scale) : terrace(column, level, scale);
  return place(foot, scale);
}

function terrace(column: number, level: number, scale: number): Point {
  return footAt({ x: 46 + 44 * column, y: 78 }, { right: 0, front: 0, level }, scale);
}

/* ---- temple ---- */

export const TEMPLE_COLUMNS = 5;
const [COLUMN_1, COLUMN_STEP, COLUMN_FOOT] = [56, 72, 190];

/** The stone in a column (1 … 5) on a level (0 …), if the highest stack of the temple has so many stones. */
export function templePlace(column: number, level: number, highest: number): Place {
  const scale = towerScale(highest, 178);
  return place(footAt({ x: COLUMN_1 + COLUMN_STEP * (column - 1), y: COLUMN_FOOT }, { right: 0, front: 0, level }, scale), scale);
}

/** The panel before a column, for the sign of its bonus on side B. */
export function templeSign(column: number): Box {
  return { x: COLUMN_1 + COLUMN_STEP * (column - 1) - 30, y: 197, width: 60, height: 28 };
}

/* ---- burial chamber ---- */

export const CHAMBER = { rows: 3, columns: 9, origin: { x: 116, y: 74 }, scale: 0.875 } as const;

/** The stone with that number (from 0) in the order of filling and painting: column by column, from top to bottom. */
export function chamberPlace(index: number): Place {
  const cell = { right: Math.floor(index / CHAMBER.rows), front: index % CHAMBER.rows, level: 0 };
  return place(footAt(CHAMBER.origin, cell, CHAMBER.scale), CHAMBER.scale);
}

/** Before the first stone of a row (1 … 3): the middle of the slab with the row's figures on side B. */
export function chamberRow(row: number): Point {
  const { x, y } = footAt(CHAMBER.origin, { right: -1, front: row - 1, level: 0 }, CHAMBER.scale);
  return { x, y: y - 14 };
}

/* ---- obelisks ---- */

/** The foot of the tower of a colour (0 … 3). */
function ownFoot(color: number): Point {
  return { x: 62 + 92 * color, y: 204 };
}

/** The stone of a colour (0 … 3) on a level (0 …), if the highest tower of the plinths has so many stones. */
export function obeliskPlace(color: number, level: number, highest: number, side: Side): Place {
  const scale = side === "A" ? towerScale(highest, 192, 0.84) : towerScale(highest, 86, 0.76);
  return place(footAt(ownFoot(color), { right: 0, front: 0, level }, scale), scale);
}

/** Where the tablet of a plinth has room for a figure, such as how high its tower is. */
export function plinthSign(color: number): Box {
  const { x, y } = ownFoot(color);
  return { x: x - 22, y: y + 4, width: 44, height: 20 };
}

const POINTS_FOOT = 102;

/** The foot of a point space (from 0, the highest figure first) if side B has so many of them. */
export function pointFoot(index: number, spaces: number): Point {
  const step = Math.min(64, 372 / spaces);
  return { x: GROUND.width / 2 + step * (index - (spaces - 1) / 2), y: POINTS_FOOT };
}

/** The stone on a level (0 … 2) of the obelisk on a point space of side B. */
export function pointPlace(index: number, level: number, spaces: number): Place {
  const scale = Math.min(0.68, 372 / spaces / 70);
  return place(footAt(pointFoot(index, spaces), { right: 0, front: 0, level }, scale), scale);
}
