/** How fast a table with other people goes: three presets, and the clocks that they allow. */
import type { ClockRequest } from "../lib/api";
import { windowSeconds } from "../lib/clock";

export type Pace = "now" | "days" | "relaxed";
export const PACES: readonly Pace[] = ["now", "days", "relaxed"];

const HOUR = 3600;
const DAY = 24 * HOUR;
const EVENING = { start: 8 * 60, end: 22 * 60, days_off: [] };

/** The clock of a preset until something else is chosen. */
export const PRESETS: Record<Pace, ClockRequest | null> = {
  now: null,
  days: { kind: "correspondence", seconds: windowSeconds(EVENING), increment: 0, hours: EVENING, at_zero: "move", player: "expert", vacation: 14 },
  relaxed: { kind: "correspondence", seconds: 7 * DAY, increment: 0, hours: null, at_zero: "seat", player: "expert", vacation: 28 },
};

/** The clocks for one sitting. */
export const SITTING: readonly (ClockRequest | null)[] = [
  null,
  { kind: "move", seconds: 60, increment: 0, at_zero: "move", player: "expert", vacation: 0 },
  { kind: "move", seconds: 180, increment: 0, at_zero: "move", player: "expert", vacation: 0 },
  { kind: "fischer", seconds: 600, increment: 15, at_zero: "move", player: "expert", vacation: 0 },
  { kind: "fischer", seconds: 1200, increment: 30, at_zero: "move", player: "expert", vacation: 0 },
];

/** The times for a move by correspondence; days are as long as their window. */
export const DAYS: readonly number[] = [1, 2, 3, 5, 7, 14];

/** The days of vacation that a table can give each player, if its host allows so many. */
export const VACATIONS: readonly number[] = [0, 3, 7, 14, 28];

/** The same clock with so many days for each move. */
export const withDays = (clock: ClockRequest, days: number): ClockRequest => ({ ...clock, seconds: days * windowSeconds(clock.hours) });

/** How many days for each move a clock gives. */
export const daysOf = (clock: ClockRequest): number => Math.max(1, Math.round(clock.seconds / windowSeconds(clock.hours)));

/** The same number of days with other hours. */
export const withHours = (clock: ClockRequest, hours: ClockRequest["hours"]): ClockRequest => withDays({ ...clock, hours }, daysOf(clock));

/** The same clock with what a table with so many players, and its host, allow. */
export function fitClock(clock: ClockRequest | null, players: number, vacation = Infinity): ClockRequest | null {
  if (!clock) return null;
  const at_zero = clock.at_zero === "resign" && players !== 2 ? "move" : clock.at_zero;
  return { ...clock, at_zero, vacation: Math.min(clock.vacation ?? 0, vacation) };
}
