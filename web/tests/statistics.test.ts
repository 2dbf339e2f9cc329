// @vitest-environment jsdom
/** The page of one's statistics: what the server has measured of strong play stands beside one's own points. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { PlayedGame, ReferencePoints } from "../src/lib/api";
import { words } from "../src/lib/words.svelte";
import StatisticsPart from "../src/people/StatisticsPart.svelte";
import { english } from "./texts";

const seat = { seat: 0, name: "Ann", kind: "person", player: null, mark: 1, mine: true, points: 5, sources: { god: 8, suns: -3 } } as const;
const GAME: PlayedGame = {
  id: "a", game: "ra", options: {}, status: "over", my_turn: false, actor: null, winners: [0], resigned: null, next: null, started: 0, changed: 0, due: null, forked: false,
  seats: [seat, { ...seat, seat: 1, mine: false, kind: "bot", player: "casual", points: 2, sources: { god: 2 } }],
};
const strong = { total: { mean: 43.7, deviation: 13.2 }, sources: { god: { mean: 1.6, deviation: 1.9 }, river: { mean: 12, deviation: 5.3 } } };
const REFERENCE: ReferencePoints = { players: 2, player: "net", games: 60, measured: "2026-11-29", seats: [strong, strong] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = (): string[][] => screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent));

test("one's points by source stand next to those of strong play", async () => {
  words.texts = english();
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(Response.json(path.endsWith("/reference-points/ra") ? [REFERENCE] : [])));
  render(StatisticsPart, { games: [GAME] });
  await vi.waitFor(() => expect(screen.getByRole("columnheader", { name: "Strong play" })).toBeTruthy());
  expect(rows().slice(-5)).toEqual([
    ["Item", "Your average", "Strong play"],
    ["Gods", "8.0", "1.6 ± 1.9"],
    ["Suns", "−3.0", "0.0 ± 0.0"],
    ["River", "0.0", "12.0 ± 5.3"],
    ["Points", "5.0", "43.7 ± 13.2"],
  ]);
});

test("where nothing was measured one's points stand alone", async () => {
  words.texts = english();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  render(StatisticsPart, { games: [GAME] });
  expect(rows().at(-1)).toEqual(["Points", "5.0"]);
  expect(screen.queryByText(/Strong play/)).toBeNull();
});
