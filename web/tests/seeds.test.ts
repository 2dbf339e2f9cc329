import { expect, test } from "vitest";
import { smallSeed } from "../engine/src/table";

// tests/engine/test_dice.py has the same numbers for the package.
test.each([
  [0, 0n],
  [0x7fffffffffffffffn, 0x7fffffffffffffffn],
  [-1, 7611075020235113161n],
  [1n << 63n, 6140452730696335325n],
  [1n << 64n, 84414876201127922n],
  [10n ** 40n, 15380361097448391n],
])("every digit of the seed %s counts", (seed, small) => expect(smallSeed(seed)).toBe(small));
