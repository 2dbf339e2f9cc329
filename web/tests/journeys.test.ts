import { describe, expect, test } from "vitest";
import { journeys } from "../src/games/ra/journeys";
import type { Tile } from "../src/games/ra/view";
import { path } from "../src/lib/journeys";
import { raSeat, raView } from "./fixtures";

const track = (...tiles: Tile[]): (Tile | null)[] => Array.from({ length: 8 }, (_, i) => tiles[i] ?? null);

describe("journeys of Ra", () => {
  test("a drawn tile goes from the bag to its space", () => {
    const moved = journeys(raView({ track: track("nile") }), raView({ track: track("nile", "god") }));
    expect(moved).toEqual([{ from: "bag", to: "track:1", picture: "to", step: 0 }]);
  });

  test("a drawn Ra goes to the Ra track", () => {
    expect(journeys(raView(), raView({ ra_count: 1 }))).toEqual([
      { from: "bag", to: "ra_track:0", picture: "to", step: 0 },
    ]);
  });

  test("the winner's sun and the centre change places, then the tiles follow", () => {
    const before = raView({ track: track("nile", "funeral"), centre: 1 });
    const winner = raSeat(1, { suns_up: [7, 4, 3], suns_down: [1], tiles: { nile: 1 } });
    const after = raView({ centre: 8, seats: [raSeat(0), winner] });
    expect(journeys(before, after).map(({ from, to, step }) => [from, to, step])).toEqual([
      ["seat:1:sun:8", "centre", 0],
      ["centre", "seat:1:sun:1", 1],
      ["track:0", "seat:1:tile:nile", 2],
      ["track:1", "seat:1", 3],
    ]);
  });

  test("a God's tile goes to who spent the God", () => {
    const before = raView({ track: track("nile", "gold"), seats: [raSeat(0, { tiles: { god: 1 } }), raSeat(1)] });
    const after = raView({ track: [null, "gold", ...track().slice(2)], seats: [raSeat(0, { tiles: { nile: 1 } }), raSeat(1)] });
    expect(journeys(before, after)).toEqual([{ from: "track:0", to: "seat:0:tile:nile", picture: "from", step: 0 }]);
  });

  test("the end of an epoch is told in words, not flown", () => {
    expect(journeys(raView({ track: track("nile") }), raView({ epoch: 2 }))).toEqual([]);
  });

  test("nobody gets what nobody bought", () => {
    expect(journeys(raView({ track: track("nile", "god") }), raView())).toEqual([]);
  });
});

test("a path starts where the piece was and ends where it is", () => {
  const frames = path({ left: 0, top: 0, width: 50, height: 50 }, { left: 100, top: 0, width: 100, height: 100 });
  expect(frames[0]?.transform).toBe("translate(-125px, -25px) scale(0.5)");
  expect(frames.at(-1)?.transform).toBe("none");
});
