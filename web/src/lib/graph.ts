/** The geometry of the graph of winning chances. Lengths are in pixels, chances from 0 to 1. */

/** The plot area of the drawing. */
export interface PlotFrame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The number of plies; there is one position more. */
  plies: number;
}

/** The chances of all players in the position before a ply. */
export interface Point {
  ply: number;
  chances: readonly number[];
}

export function xOf(frame: PlotFrame, ply: number): number {
  return frame.left + (frame.plies ? (frame.width * ply) / frame.plies : 0);
}

export function yOf(frame: PlotFrame, chance: number): number {
  return frame.top + frame.height * (1 - chance);
}

/** The position nearest to an x coordinate of the drawing. */
export function plyAt(frame: PlotFrame, x: number): number {
  const part = frame.width ? (x - frame.left) / frame.width : 0;
  return Math.round(Math.min(1, Math.max(0, part)) * frame.plies);
}

const place = (value: number): string => String(Math.round(10 * value) / 10);

/** A seat's chances as an SVG path. */
export function line(frame: PlotFrame, points: readonly Point[], seat: number): string {
  return points
    .map(({ ply, chances }, i) => `${i ? "L" : "M"}${place(xOf(frame, ply))} ${place(yOf(frame, chances[seat] ?? 0))}`)
    .join("");
}

/** The area below a seat's curve. */
export function area(frame: PlotFrame, points: readonly Point[], seat: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const floor = place(yOf(frame, 0));
  return `${line(frame, points, seat)}L${place(xOf(frame, last.ply))} ${floor}L${place(xOf(frame, first.ply))} ${floor}Z`;
}

/** The chances in a position, or in the last evaluated one before it. */
export function chancesAt(points: readonly Point[], ply: number): readonly number[] | null {
  return points.findLast((point) => point.ply <= ply)?.chances ?? points[0]?.chances ?? null;
}

/** The same while points are still being added: beyond the last one nothing is known. */
export const chancesSoFar = (points: readonly Point[], ply: number): readonly number[] | null =>
  ply > (points.at(-1)?.ply ?? -1) ? null : chancesAt(points, ply);

/**
 * Places labels next to their curves: in the same order, at least `gap` apart, between `least` and `most`, and as close
 * as possible to the wanted positions. There must be room for all of them.
 */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const found = [...wanted];
  let floor = least;
  for (const i of order) {
    found[i] = Math.max(found[i] ?? 0, floor);
    floor = (found[i] ?? 0) + gap;
  }
  let ceiling = most;
  for (const i of order.toReversed()) {
    found[i] = Math.min(found[i] ?? 0, ceiling);
    ceiling = (found[i] ?? 0) - gap;
  }
  return found;
}
