import { describe, expect, it } from "vitest";
import type { LogEntry } from "../src/lib/api";
import { missedEntries } from "../src/lib/catchUp.svelte";

const entry = (ply: number, silent = false): LogEntry => ({ ply, seat: 0, events: silent ? [] : [{ message: { id: `said-${ply}`, args: {} }, moves: [] } as never] });

describe("what was missed", () => {
  const log = [entry(0), entry(1), entry(2, true), entry(3)];

  it("begins after one's last move and has a step for each entry with words", () => {
    expect(missedEntries(log, 1, 0).map(({ ply }) => ply)).toEqual([1, 3]);
  });

  it("is whole as long as a part of it was not seen, and empty afterwards", () => {
    expect(missedEntries(log, 1, 3).map(({ ply }) => ply)).toEqual([1, 3]);
    expect(missedEntries(log, 1, 4)).toEqual([]);
  });
});
