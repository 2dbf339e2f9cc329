import { expect, test } from "vitest";
import { gained, grandTotals, placeOf, receiptTable } from "../src/shell/receipt";

const LINES = [
  { seat: 0, epoch: 0, item: "start", count: 10, points: 10 },
  { seat: 1, epoch: 0, item: "start", count: 10, points: 10 },
  { seat: 0, epoch: 1, item: "pharaoh", count: 3, points: 5 },
  { seat: 1, epoch: 1, item: "pharaoh", count: 1, points: -2 },
  { seat: 1, epoch: 1, item: "gold", count: 1, points: 3 },
];
const ITEMS = ["start", "god", "gold", "pharaoh"];

test("items stand in the order of scoring, with a cell for every seat", () => {
  const [, epoch] = receiptTable(LINES, 2, ITEMS);
  expect(epoch?.rows.map((row) => row.item)).toEqual(["gold", "pharaoh"]);
  expect(epoch?.rows[0]?.cells.map((cell) => cell?.points ?? null)).toEqual([null, 3]);
  expect(epoch?.totals).toEqual([5, 1]);
});

test("the parts add up to the whole", () => {
  const parts = receiptTable(LINES, 2, ITEMS);
  const sums = [0, 1].map((seat) => parts.reduce((sum, part) => sum + (part.totals[seat] ?? 0), 0));
  expect(grandTotals(LINES, sums).map((total) => total.points)).toEqual(sums);
});

test("hidden points stay unknown", () => {
  const own = LINES.filter((line) => line.seat === 0);
  expect(grandTotals(own, [15, null])).toEqual([{ points: 15, partly: false }, { points: null, partly: false }]);
});

test("before the first scoring, all players have the points of the table", () => {
  expect(grandTotals([], [0, 3])).toEqual([{ points: 0, partly: false }, { points: 3, partly: false }]);
});

test("points that are hidden in part say so", () => {
  expect(grandTotals(LINES, [null, 11])).toEqual([{ points: 15, partly: true }, { points: 11, partly: false }]);
});

test("winners come first, and even points share a place", () => {
  const points = [30, 44, 30, 44];
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, [1], points))).toEqual([3, 1, 3, 2]);
});

test("gains are listed line by line, and a removed line is a loss", () => {
  const line = (item: string, points: number, epoch = 0) => ({ seat: 0, epoch, item, count: 1, points });
  const before = [line("tomb", 4), line("obelisk", 2), line("meeple", 1)];
  const after = [line("tomb", 9), line("obelisk", 2), line("temple", 3)];
  expect(gained(before, after).map(({ item, points }) => [item, points])).toEqual([["tomb", 5], ["temple", 3], ["meeple", -1]]);
});
