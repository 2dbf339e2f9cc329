/** The clock of a table in words, and the presets of a new one. */
import { expect, test, vi } from "vitest";
import type { ClockInfo, GameInfo } from "../src/lib/api";
import { awayUntil, isShort, longDuration, shortDuration, shortMoment, timeLeft, timeOfDay, windowSeconds } from "../src/lib/clock";
import { serverTime } from "../src/lib/serverTime.svelte";
import { daysOf, fitClock, PRESETS, withDays, withHours } from "../src/lobby/pace";
import { newSetup, toRequest, withFriend } from "../src/lobby/setup";

const GAME: GameInfo = {
  name: "ra", title: { id: "ra-title" }, players: [2, 3], options: [], has_rules: true, levels: [{ name: "novice", spec: "novice", label: { id: "x" } }],
};

const clock = (part: Partial<ClockInfo> = {}): ClockInfo => ({
  kind: "fischer",
  seconds: 300,
  increment: 10,
  hours: null,
  at_zero: "move",
  player: "expert",
  left: [200, 300],
  running: 0,
  since: 1000,
  due: 1200,
  paused: false,
  agreed: [],
  fell: null,
  nudge_from: null,
  vacation: 0,
  vacations: [0, 0],
  away: [null, null],
  held: [null, null],
  ...part,
});

test("the running seat has the time until its deadline, the others theirs", () => {
  expect(timeLeft(clock(), 0, 1150)).toBe(50);
  expect(timeLeft(clock(), 0, 1300)).toBe(0);
  expect(timeLeft(clock(), 1, 1150)).toBe(300);
  expect(timeLeft(clock({ kind: "move" }), 1, 1150)).toBeNull();
  expect(timeLeft(clock({ running: null, due: null, paused: true }), 0, 1150)).toBe(200);
  expect(isShort(clock(), 30)).toBe(true);
  expect(isShort(clock(), 31)).toBe(false);
});

test("a seat is away until its vacation ends, or as long as a bot holds it", () => {
  const seen = clock({ away: [1500, 900], held: [null, 2000] });
  expect(awayUntil(seen, 0, 1499)).toEqual({ until: 1500, bot: false });
  expect(awayUntil(seen, 0, 1500)).toBeNull();
  expect(awayUntil(seen, 1, 1000)).toEqual({ until: 2000, bot: true });
});

test("times are short where there is little room", () => {
  expect(shortDuration(0, "en")).toBe("0:00");
  expect(shortDuration(64.2, "en")).toBe("1:05");
  expect(shortDuration(5 * 3600 + 12 * 60, "en")).toBe("5h 12m");
  expect(shortDuration(2 * 86_400 + 3 * 3600, "en")).toBe("2d 3h");
});

test("what a table gives is said in whole units, and a day is as long as its window", () => {
  expect(longDuration(90, "en")).toBe("90 seconds");
  expect(longDuration(600, "en")).toBe("10 minutes");
  expect(longDuration(12 * 3600, "en")).toBe("12 hours");
  expect(longDuration(86_400, "en")).toBe("1 day");
  expect(longDuration(2 * 14 * 3600, "en", 14 * 3600)).toBe("2 days");
  expect(windowSeconds({ start: 1080, end: 120 })).toBe(8 * 3600);
  expect(windowSeconds(null)).toBe(86_400);
  expect(timeOfDay(22 * 60, "de")).toBe("22:00");
});

test("a moment has its date only if it is far away", () => {
  const noon = Date.UTC(2026, 10, 30, 12) / 1000;
  expect(shortMoment(noon, noon - 3600, "en")).toContain("Mon");
  expect(shortMoment(noon, noon - 10 * 86_400, "en")).toContain("Nov 30");
});

test("the clock shows the server's time, half the way of an answer later", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const stop = serverTime.watch();
  serverTime.heard(5000, 1_000_000 - 400);
  expect(serverTime.now).toBeCloseTo(5000.2);
  vi.advanceTimersByTime(3000);
  expect(serverTime.now).toBeCloseTo(5003.2);
  stop();
  vi.useRealTimers();
});

test("a table has a clock only if other people come", () => {
  const setup = { ...newSetup(GAME, "Ani"), pace: "days" as const, clock: PRESETS.days };
  expect(toRequest(setup).clock).toBeNull();
  const asked = toRequest(withFriend(setup));
  expect(asked.clock).toMatchObject({ kind: "correspondence", seconds: 14 * 3600, hours: { start: 480, end: 1320 } });
  expect(asked.zone).toBeTruthy();
});

test("days stay days when the hours change, and only two can lose on time", () => {
  const days = PRESETS.days;
  if (!days) throw new Error("a preset without a clock");
  const three = withDays(days, 3);
  expect(daysOf(three)).toBe(3);
  expect(withHours(three, null).seconds).toBe(3 * 86_400);
  expect(fitClock({ ...three, at_zero: "resign" }, 3)?.at_zero).toBe("move");
  expect(fitClock({ ...three, at_zero: "resign" }, 2)?.at_zero).toBe("resign");
});
