/** The plies at which a review stops: before each decision, and at the end. Chance events belong to the step before. */
import type { LogEntry } from "./api";

/** Ascending, the end last; the setup comes before the first stop. */
export function stopsOf(log: readonly LogEntry[]): number[] {
  const decided = log.flatMap(({ seat }, ply) => (seat === null ? [] : [ply]));
  return [...decided, log.length];
}

/** The stop after (+1) or before (-1) a position; none beyond the first and the last. */
export function nextStop(stops: readonly number[], ply: number, way: 1 | -1): number | null {
  const found = way > 0 ? stops.find((stop) => stop > ply) : stops.findLast((stop) => stop < ply);
  return found ?? null;
}

/** The stop nearest to a position. */
export function nearestStop(stops: readonly number[], ply: number): number {
  return stops.reduce((best, stop) => (Math.abs(stop - ply) < Math.abs(best - ply) ? stop : best));
}
