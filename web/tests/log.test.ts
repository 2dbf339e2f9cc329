import { expect, test } from "vitest";
import { backoff } from "../src/lib/backoff";
import { freshEntries, hasGap, mergeLog, messagesOf, settingUp } from "../src/lib/log";

const entry = (ply: number, word = "a") => ({ ply, seat: null, events: [{ message: { id: word, args: {} }, journeys: [] }] });

test("news are appended", () => {
  expect(mergeLog([entry(0)], 1, [entry(1)]).map((each) => each.ply)).toEqual([0, 1]);
});

test("what was taken back is forgotten", () => {
  const log = mergeLog([entry(0), entry(1), entry(2)], 1, [entry(1, "b")]);
  expect(log.map((each) => messagesOf(each)[0]?.id)).toEqual(["a", "b"]);
});

test("a gap is noticed", () => {
  expect(hasGap([entry(0)], 2)).toBe(true);
  expect(hasGap([entry(0)], 1)).toBe(false);
});

test("only new entries are news", () => {
  expect(freshEntries([entry(0)], [entry(0), entry(1)])).toEqual([entry(1)]);
  expect(freshEntries([entry(0), entry(1)], [entry(0)])).toEqual([]);
});

test("attempts to connect get rarer, up to a limit, and never wait for nothing", () => {
  expect(backoff(0, () => 0)).toBe(200);
  expect(backoff(3, () => 1)).toBe(3200);
  expect(backoff(40, () => 1)).toBe(8000);
});

test("what chance did before anybody decided sets the table up", () => {
  const decided = { ...entry(2), seat: 0 };
  expect([settingUp([entry(0), entry(1), decided, entry(3)]), settingUp([entry(0)]), settingUp([])]).toEqual([2, 1, 0]);
});
