/** A table's clock in sentences. */
import type { ClockInfo } from "./api";
import { dayName, longDuration, shortDuration, timeOfDay, windowSeconds } from "./clock";
import { serverTime } from "./serverTime.svelte";
import { t, words } from "./words.svelte";

/** What the sentences need: the clock of a table, or of a table that is about to be made. */
export type ClockTerms = Pick<ClockInfo, "kind" | "seconds" | "increment" | "hours" | "at_zero" | "player" | "vacation">;

/** In a few words: `1 day for each move`. */
export function clockTitle(clock: ClockTerms): string {
  const language = words.texts.language;
  const time = longDuration(clock.seconds, language, clock.kind === "correspondence" ? windowSeconds(clock.hours) : undefined);
  if (clock.kind !== "fischer") return t("clock-move", { time });
  return t("clock-fischer", { time, more: longDuration(clock.increment, language) });
}

/** The time until a deadline, for lists of games; nothing without one. */
export const timeUntil = (due: number | null | undefined): string =>
  due == null ? "" : t("clock-left", { time: shortDuration(Math.max(0, due - serverTime.now), words.texts.language) });

/** The bot that plays at zero, and for people who are away. */
export function clockBot(clock: ClockTerms): string {
  const level = `lobby-level-${clock.player}`;
  return words.texts.has(level) ? t(level) : clock.player;
}

/** Everything that was announced about it. */
export function clockSentences(clock: ClockTerms): string[] {
  const language = words.texts.language;
  const { hours } = clock;
  const window = hours && windowSeconds(hours) < windowSeconds(null)
    ? [t("clock-hours", { start: timeOfDay(hours.start, language), end: timeOfDay(hours.end, language) })]
    : [];
  const days = hours?.days_off.length
    ? [t("clock-days-off", { days: new Intl.ListFormat(language).format(hours.days_off.map((day) => dayName(day, language, "long"))) })]
    : [];
  const vacation = clock.vacation ? [t("clock-vacation", { days: clock.vacation })] : [];
  return [...window, ...days, ...vacation, t(`clock-zero-${clock.at_zero}`, { level: clockBot(clock) })];
}
