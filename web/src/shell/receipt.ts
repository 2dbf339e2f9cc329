/** The receipt as a table: epochs, items, and a cell for every seat. */
import type { ReceiptLine } from "../lib/api";

export interface Cell {
  count: number;
  points: number;
}

export interface ReceiptRow {
  item: string;
  /** One per seat; null if nothing was counted or the points are secret. */
  cells: (Cell | null)[];
}

export interface ReceiptPart {
  /** 0 is the start of the game. */
  epoch: number;
  rows: ReceiptRow[];
  totals: (number | null)[];
}

/** Groups the lines by epoch and item, in the game's scoring order. */
export function receiptTable(lines: readonly ReceiptLine[], seats: number, items: readonly string[]): ReceiptPart[] {
  const epochs = [...new Set(lines.map((line) => line.epoch))].sort((a, b) => a - b);
  return epochs.map((epoch) => part(lines.filter((line) => line.epoch === epoch), epoch, seats, items));
}

function part(lines: readonly ReceiptLine[], epoch: number, seats: number, items: readonly string[]): ReceiptPart {
  const present = [...new Set(lines.map((line) => line.item))].sort((a, b) => items.indexOf(a) - items.indexOf(b));
  const rows = present.map((item) => ({ item, cells: cells(lines.filter((line) => line.item === item), seats) }));
  return { epoch, rows, totals: totals(lines, seats) };
}

function cells(lines: readonly ReceiptLine[], seats: number): (Cell | null)[] {
  return Array.from({ length: seats }, (_, seat) => lines.find((line) => line.seat === seat) ?? null);
}

function totals(lines: readonly ReceiptLine[], seats: number): (number | null)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = lines.filter((line) => line.seat === seat);
    return own.length ? own.reduce((sum, line) => sum + line.points, 0) : null;
  });
}

export interface Total {
  /** The sum of a seat's lines; null if the viewer may see neither the lines nor the points. */
  points: number | null;
  /** True if some points are hidden. */
  partly: boolean;
}

/** The sums of all seats' lines next to the points that the viewer may know; without lines, the points alone. */
export function grandTotals(lines: readonly ReceiptLine[], known: readonly (number | null)[]): Total[] {
  return totals(lines, known.length).map((points, seat) => ({
    points: points ?? known[seat] ?? null,
    partly: points !== null && known[seat] === null,
  }));
}

/** The final rank of a seat, starting at 1: winners first; equal points share a rank. */
export function placeOf(seat: number, winners: readonly number[], points: readonly number[]): number {
  if (winners.includes(seat)) return 1;
  return 1 + points.filter((each, other) => winners.includes(other) || each > (points[seat] ?? 0)).length;
}

/** Formats points. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** Formats points with their sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}

/** The changes of one seat's lines between two receipts; a removed line counts negative. */
export function gained(before: readonly ReceiptLine[], after: readonly ReceiptLine[]): ReceiptLine[] {
  const same = (one: ReceiptLine, other: ReceiptLine): boolean => one.item === other.item && one.epoch === other.epoch;
  const pointsIn = (lines: readonly ReceiptLine[], line: ReceiptLine): number => lines.find((each) => same(each, line))?.points ?? 0;
  const gone = before.filter((line) => !after.some((each) => same(each, line)));
  return [...after, ...gone]
    .map((line) => ({ ...line, points: pointsIn(after, line) - pointsIn(before, line) }))
    .filter(({ points }) => points !== 0);
}
