/** The layout of the board: positions and sizes of sites, ships and belongings in the available space. */
import type { Box } from "../../art/box";
import { ship } from "./art/ships";
import { GROUND } from "./art/sites";

/** `wide`: a screen; `tall`: a phone or a tablet; `low`: a phone in landscape. */
type Mode = "wide" | "tall" | "low";

export interface Plan {
  mode: Mode;
  /**
   * Pixels: the width of a site, the heights of headings and of the row of belongings, and the width of the water on a
   * low board.
   */
  site: number;
  head: number;
  strip: number;
  water: number;
  gap: number;
  /** Whether the sites are too small to touch their contents; the site of a decision is then enlarged. */
  tight: boolean;
}

/** The width of a finger, in pixels. */
export const FINGER = 44;
/** The ratio of a site's width to its height. */
const SHAPE = GROUND.width / GROUND.height;
/** On narrower sites, cards and plots are too small for a finger. */
const ROOMY = 220;
/** The largest share of a tall board's height for the sites. */
const SHARE = 0.62;
/** A name and a line of points, above and below a small site. */
const SMALL_HEADS = 34;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

export function planOf(width: number, height: number): Plan {
  if (width > height && height < 460) return low(width, height);
  return width > height * 0.95 ? wide(width, height) : tall(width, height);
}

function wide(width: number, height: number): Plan {
  const gap = 8;
  const strip = between(84, height * 0.125, 160);
  const head = between(24, height * 0.042, 44);
  const site = Math.min((width - 2 * gap) / 3, ((height - strip - 2 * gap) / 2 - head) * SHAPE);
  return { mode: "wide", site, head, strip, gap, water: site, tight: site < ROOMY };
}

function tall(width: number, height: number): Plan {
  const gap = width < 500 ? 4 : 8;
  const strip = width < 560 ? 112 : 88;
  const third = (width - 2 * gap) / 3;
  const head = third < ROOMY ? SMALL_HEADS : 28;
  const site = Math.min(third, (((height - strip - 3 * gap) * SHARE) / 2 - head) * SHAPE);
  return { mode: "tall", site, head, strip, gap, water: width, tight: site < ROOMY };
}

function low(width: number, height: number): Plan {
  const [gap, strip] = [4, 70];
  const water = Math.max(270, width * 0.4);
  const site = Math.min((width - water - 3 * gap) / 3, ((height - strip - 2 * gap) / 2 - SMALL_HEADS) * SHAPE);
  return { mode: "low", site, head: SMALL_HEADS, strip, gap, water, tight: true };
}

/** The largest drawing of a site with a heading that fits into that space. */
export const largest = (width: number, height: number, head: number): number => Math.min(width, (height - head) * SHAPE);

// ---- ships ----
export interface Mooring extends Box {
  scale: number;
}

/** Possible arrangements of four ships in rows. */
const ROWS: readonly (readonly (readonly number[])[])[] = [[[0], [1], [2], [3]], [[0, 3], [1, 2]], [[0, 1, 2, 3]]];
const [LARGEST, SPACE] = [1.6, 6];

/** The positions of ships of these sizes, as large as they all fit into the water; `opened` is enlarged. */
export function moorings(sizes: readonly number[], width: number, height: number, opened: number | null): Mooring[] {
  const widths = sizes.map((size) => ship(size).width);
  if (opened !== null) return aroundOpened(widths, width, height, opened);
  const scales = ROWS.map((rows) => scaleOf(rows, widths, width, height));
  const best = Math.max(...scales);
  const rows = ROWS[scales.indexOf(best)] ?? [];
  const lines = rows.map((row, i) => ({ row, top: (height * (i + 0.5)) / rows.length, scale: best }));
  return inLines(lines, widths, width);
}

function scaleOf(rows: readonly (readonly number[])[], widths: readonly number[], width: number, height: number): number {
  const across = rows.map((row) => (width - SPACE * (row.length - 1)) / sum(row.map((i) => widths[i] ?? 0)));
  return Math.min(LARGEST, height / rows.length / ship(1).height, ...across);
}

/** The others are in a row above it. */
function aroundOpened(widths: readonly number[], width: number, height: number, opened: number): Mooring[] {
  const others = widths.map((_, i) => i).filter((i) => i !== opened);
  const [above, below] = [Math.max(FINGER, height * 0.3), height * 0.7];
  const lines = [
    { row: others, top: above / 2, scale: scaleOf([others], widths, width, above) },
    { row: [opened], top: height - below / 2, scale: scaleOf([[opened]], widths, width, below) },
  ];
  return inLines(lines, widths, width);
}

function inLines(lines: readonly { row: readonly number[]; top: number; scale: number }[], widths: readonly number[], width: number): Mooring[] {
  const boxes: Mooring[] = [];
  for (const { row, top, scale } of lines) {
    const free = (width - scale * sum(row.map((i) => widths[i] ?? 0))) / (row.length + 1);
    let x = free;
    for (const i of row) {
      const [w, h] = [scale * (widths[i] ?? 0), scale * ship(1).height];
      boxes[i] = { x, y: top - h / 2, width: w, height: h, scale };
      x += w + free;
    }
  }
  return boxes;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
