import { expect, test } from "vitest";
import type { Journey, LogEntry } from "../src/lib/api";
import { isOneTurn, path, journeysOf } from "../src/lib/animations";

const journey = (from: string, to: string, step: number): Journey => ({ from, to, drawing: "from", step });
const entry = (ply: number, seat: number | null, ...events: Journey[][]): LogEntry => ({
  ply,
  seat,
  events: events.map((journeys) => ({ message: null, journeys })),
});

test("each event's pieces set out a beat after the last ones of the event before", () => {
  const news = [
    entry(0, 1, [journey("a", "b", 0), journey("b", "c", 2)], [], [journey("c", "d", 0)]),
    entry(1, null, [journey("d", "e", 1)]),
  ];
  expect(journeysOf(news).map(({ from, step }) => [from, step])).toEqual([["a", 0], ["b", 2], ["c", 5], ["d", 9]]);
  expect(journeysOf([entry(0, 1, [])])).toEqual([]);
});

test("a decision and its chance are one turn; two decisions were missed", () => {
  expect(isOneTurn([])).toBe(true);
  expect(isOneTurn([entry(0, 0), entry(1, null), entry(2, null)])).toBe(true);
  expect(isOneTurn([entry(0, 0), entry(1, null), entry(2, 1)])).toBe(false);
});

test("a path starts where the piece was and ends where it is", () => {
  const frames = path({ left: 0, top: 0, width: 50, height: 50 }, { left: 100, top: 0, width: 100, height: 100 });
  expect(frames[0]?.transform).toBe("translate(-125px, -25px) scale(0.5)");
  expect(frames.at(-1)?.transform).toBe("none");
});
