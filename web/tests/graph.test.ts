/** Positions of lines, labels and pointers in the graph of the chances. */
import { expect, test } from "vitest";
import { area, chancesAt, chancesSoFar, line, plyAt, spread, xOf, yOf } from "../src/lib/graph";

const FRAME = { left: 30, top: 10, width: 200, height: 100, plies: 40 };
const POINTS = [
  { ply: 0, chances: [0.5, 0.5] },
  { ply: 10, chances: [0.25, 0.75] },
  { ply: 40, chances: [1, 0] },
];

test("the start is left, the end right, certainty on top", () => {
  expect([xOf(FRAME, 0), xOf(FRAME, 40)]).toEqual([30, 230]);
  expect([yOf(FRAME, 1), yOf(FRAME, 0)]).toEqual([10, 110]);
});

test("a line passes through every position that was judged", () => {
  expect(line(FRAME, POINTS, 0)).toBe("M30 60L80 85L230 10");
  expect(line(FRAME, POINTS, 1)).toBe("M30 60L80 35L230 110");
});

test("an area goes down to the floor and closes", () => {
  expect(area(FRAME, POINTS, 0)).toBe("M30 60L80 85L230 10L230 110L30 110Z");
  expect(area(FRAME, [], 0)).toBe("");
});

test("a finger finds the nearest position, and none outside the game", () => {
  expect([plyAt(FRAME, 32), plyAt(FRAME, 33), plyAt(FRAME, 130)]).toEqual([0, 1, 20]);
  expect([plyAt(FRAME, -50), plyAt(FRAME, 999)]).toEqual([0, 40]);
});

test("a game without plies and a page without width are no reason to fail", () => {
  expect(xOf({ ...FRAME, plies: 0 }, 0)).toBe(30);
  expect(plyAt({ ...FRAME, width: 0 }, 50)).toBe(0);
});

test("a position that was not judged has the chances of the last one before it", () => {
  expect(chancesAt(POINTS, 9)).toEqual([0.5, 0.5]);
  expect(chancesAt(POINTS, 10)).toEqual([0.25, 0.75]);
  expect(chancesAt([{ ply: 3, chances: [0.3, 0.7] }], 1)).toEqual([0.3, 0.7]);
  expect(chancesAt([], 1)).toBeNull();
});

test("of a game that is still being judged nothing is known beyond the last position that was", () => {
  expect(chancesSoFar(POINTS.slice(0, 2), 10)).toEqual([0.25, 0.75]);
  expect(chancesSoFar(POINTS.slice(0, 2), 11)).toBeNull();
  expect(chancesSoFar([], 0)).toBeNull();
});

test("labels that would lie on each other make room, in their order and within the drawing", () => {
  expect(spread([110, 10, 110, 110], 20, 10, 110)).toEqual([70, 10, 90, 110]);
  expect(spread([10, 10, 60], 20, 10, 110)).toEqual([10, 30, 60]);
  expect(spread([50, 20], 20, 10, 110)).toEqual([50, 20]);
});
