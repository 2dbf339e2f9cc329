import { describe, expect, it } from "vitest";

import { findNotation } from "../engine/src/notation";

const moves = new Map([
  ["draw", 0],
  ["swap 1:1-2", 1],
]);

describe("the notation of a move", () => {
  it.each(["draw", " DRAW\r\n", "`draw`", "“draw”", "**Draw**", "draw.", "(draw)", "\ufeffdraw", "ｄｒａｗ"])(
    "is read with any text around it: %s",
    (text) => expect(findNotation(moves, text)).toBe(0),
  );

  it.each([..."-\u2010\u2011–—\u2212"])("is read with any dash: %s", (dash) =>
    expect(findNotation(moves, `swap  1:1${dash}2`)).toBe(1),
  );

  it.each(["", "`", "``", "draws", "draw draw", "do not draw", '"'.repeat(1000)])("is not guessed: %s", (text) =>
    expect(findNotation(moves, text)).toBeUndefined(),
  );
});
