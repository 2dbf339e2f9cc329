// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { requestOf } from "../src/lobby/again";
import { fitPlayers, newSetup, playersAllowed, toRequest } from "../src/lobby/setup";
import type { GameInfo } from "../src/lib/api";
import { forgetTable, keepTable, knownTable, knownTables } from "../src/lib/memory";
import { tableState } from "./fixtures";

const GAME: GameInfo = {
  name: "ra",
  title: { id: "ra-title" },
  players: [2, 3, 4, 5],
  options: [
    {
      name: "edition",
      kind: "choice",
      choices: ["2022", "1999"],
      default: "2022",
      label: { id: "ra-option-edition" },
      players_of_choice: { "2022": [2, 3, 4, 5], "1999": [3, 4, 5] },
    },
    { name: "open_scores", kind: "flag", choices: [false, true], default: false, label: { id: "ra-option-open_scores" } },
  ],
  levels: [
    { name: "novice", spec: "random", label: { id: "lobby-level-novice" } },
    { name: "casual", spec: "greedy", label: { id: "lobby-level-casual" } },
    { name: "strong", spec: "search", label: { id: "lobby-level-strong" } },
  ],
};

beforeEach(() => localStorage.clear());

test("a new table: me against bots of middling strength", () => {
  const request = toRequest(newSetup(GAME, " Nefertari "));
  expect(request.options).toEqual({ players: 3, edition: "2022", open_scores: false });
  expect(request.seats).toEqual([
    { kind: "me", name: "Nefertari" },
    { kind: "bot", player: "greedy" },
    { kind: "bot", player: "greedy" },
  ]);
});

test("an option may rule out a number of players", () => {
  const setup = { ...newSetup(GAME, ""), players: 2 };
  const old = { ...setup, options: { ...setup.options, edition: "1999" } };
  expect(playersAllowed(old)).toEqual([3, 4, 5]);
  expect(fitPlayers(old).players).toBe(3);
  expect(fitPlayers(setup)).toBe(setup);
});

test("a guest who plays again offers the others' seats by link", () => {
  const request = requestOf(tableState(), null);
  expect(request.seats).toEqual([{ kind: "me", name: "Nefertari" }, { kind: "bot", player: "greedy" }]);
  expect(request.options).toMatchObject({ players: 2, edition: "2022" });
});

test("tables are remembered, newest first, and forgotten when told to", () => {
  const table = { token: "x", game: "ra", seen: 1, over: false, request: null };
  keepTable({ ...table, id: "a" });
  keepTable({ ...table, id: "b" });
  keepTable({ ...table, id: "a", over: true });
  expect(knownTables().map((each) => each.id)).toEqual(["a", "b"]);
  forgetTable("b");
  expect(knownTable("b")).toBeNull();
  expect(knownTable("a")?.over).toBe(true);
});

test("a spoilt memory is as good as none", () => {
  localStorage.setItem("benben:tables", "{");
  expect(knownTables()).toEqual([]);
});
