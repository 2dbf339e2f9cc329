/** The form of a game that continues a finished one. */
import { expect, test } from "vitest";
import { forkSetup, lastSetup, playersAllowed, toRequest } from "../src/lobby/setup";
import type { GameInfo, TableState } from "../src/lib/api";
import { tableState } from "./fixtures";

const game: GameInfo = {
  name: "ra",
  title: { id: "ra-title" },
  players: [2, 3],
  options: [{ name: "edition", kind: "choice", choices: ["2022", "1999"], default: "2022", label: { id: "ra-option-edition" } }],
  has_rules: true,
  levels: ["random", "greedy", "search"].map((spec) => ({ name: spec, spec, label: { id: spec } })),
};

test("a game that continues a finished one has its options and seats; bots play for other people", () => {
  const seat = (number: number, part: object): TableState["seats"][number] => ({ seat: number, name: `N${number}`, kind: "person", player: null, mine: false, mark: null, ...part });
  const table = tableState({ id: "old", game: "ra", options: { edition: "1999", players: 3 }, seats: [seat(0, {}), seat(1, { mine: true }), seat(2, { kind: "bot", player: "search" })] });
  const setup = forkSetup(game, table, 12, 0, "Merit");
  expect(setup.seats.map(({ kind, name, player }) => [kind, name, player])).toEqual([
    ["bot", "", "greedy"],
    ["me", "N1", "greedy"],
    ["bot", "", "search"],
  ]);
  expect(playersAllowed(setup)).toEqual([3]);
  const request = toRequest(setup);
  expect([request.fork, request.options]).toEqual([{ table: "old", ply: 12 }, { edition: "1999", players: 3 }]);
  const watched = { ...table, seats: table.seats.map((each) => ({ ...each, mine: false })) };
  expect(forkSetup(game, watched, 12, 0, "Merit").seats[0]).toMatchObject({ kind: "me", name: "Merit" });
  expect(toRequest(lastSetup(game, "")).fork).toBeNull();
});
