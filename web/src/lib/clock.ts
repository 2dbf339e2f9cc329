/** The clock of a table in words. Moments are seconds since 1970 by the server's clock. */
import type { components } from "./schema";

type ClockInfo = components["schemas"]["ClockState"];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The seconds that a seat has left, as far as that is worth saying: until its deadline if its time runs; with Fischer
 * always. Null otherwise.
 */
export function timeLeft(clock: ClockInfo, seat: number, now: number): number | null {
  if (clock.running === seat && clock.due !== null) return Math.max(0, clock.due - now);
  return clock.kind === "fischer" ? (clock.left[seat] ?? null) : null;
}

/** Whether little of the time is left: a tenth, but at least ten seconds. */
export const isShort = (clock: ClockInfo, left: number): boolean => left <= Math.max(10, clock.seconds / 10);

/** Until when a seat is away: on vacation, or held by a bot. Null if it is not. */
export function awayUntil(clock: ClockInfo, seat: number, now: number): { until: number; bot: boolean } | null {
  const [held, vacation] = [clock.held[seat] ?? null, clock.away[seat] ?? 0];
  if (held !== null) return { until: held, bot: true };
  return vacation > now ? { until: vacation, bot: false } : null;
}

/** The name of this device's time zone. */
export function timeZone(): string {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return !zone || zone === "Etc/Unknown" ? "UTC" : zone;
}

const unit = (language: string, name: string, value: number, unitDisplay: "narrow" | "long"): string =>
  new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay }).format(value);

/** A time left, in little room: `9:05`, `5h 12m`, `2d 3h`. */
export function shortDuration(seconds: number, language: string): string {
  const whole = Math.ceil(seconds);
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
  const parts: [string, number][] = whole < DAY
    ? [["hour", Math.floor(whole / HOUR)], ["minute", Math.floor((whole % HOUR) / MINUTE)]]
    : [["day", Math.floor(whole / DAY)], ["hour", Math.floor((whole % DAY) / HOUR)]];
  return parts.map(([name, value]) => unit(language, name, value, "narrow")).join(" ");
}

/** A time that a table gives: `15 seconds`, `10 minutes`, `12 hours`, `3 days`. */
export function longDuration(seconds: number, language: string, day = DAY): string {
  const units: [string, number][] = [["day", day], ["hour", HOUR], ["minute", MINUTE]];
  const [name, size] = units.find(([, size]) => seconds >= size && seconds % size === 0) ?? ["second", 1];
  return unit(language, name, seconds / size, "long");
}

/** A moment on this device: `Mon, 14:00`, with the date if it is more than six days away. */
export function shortMoment(moment: number, now: number, language: string): string {
  const far = Math.abs(moment - now) > 6 * DAY;
  const date: Intl.DateTimeFormatOptions = far ? { day: "numeric", month: "short" } : { weekday: "short" };
  return new Intl.DateTimeFormat(language, { ...date, hour: "numeric", minute: "2-digit" }).format(moment * 1000);
}

/** A time of day, in minutes after midnight. */
export function timeOfDay(minutes: number, language: string): string {
  const moment = Date.UTC(2024, 0, 1, 0, minutes);
  return new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(moment);
}

/** The name of a day of the week; 0 is Monday. */
export const dayName = (day: number, language: string, weekday: "short" | "long" = "short"): string =>
  new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" }).format(Date.UTC(2024, 0, 1 + day));

/** The seconds of one day's window. */
export const windowSeconds = (hours: { start: number; end: number } | null | undefined): number =>
  hours ? ((((hours.end - hours.start - 1) % 1440) + 1440) % 1440 + 1) * MINUTE : DAY;
