// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestOf } from "../src/lobby/again";
import Games from "../src/lobby/Games.svelte";
import Letters from "../src/lobby/Letters.svelte";
import { fitPlayers, letterAt, newSetup, playersAllowed, toRequest, withLetter } from "../src/lobby/setup";
import type { GameInfo, OptionSpec } from "../src/lib/api";
import { forgetTable, keepTable, knownTable, knownTables } from "../src/lib/memory";
import { words } from "../src/lib/words.svelte";
import { tableState } from "./fixtures";
import { english } from "./texts";

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

const PARTS = ["obelisk", "temple", "pyramid", "tomb"];
const SIDES: OptionSpec = {
  name: "sides",
  kind: "letters",
  choices: Array.from({ length: 16 }, (_, i) => PARTS.map((_part, bit) => ((i >> bit) & 1 ? "B" : "A")).join("")),
  default: "AAAA",
  label: { id: "imhotep_duel-option-sides" },
  parts: PARTS.map((name) => ({
    name,
    label: { id: `imhotep_duel-option-sides-${name}` },
    letters: ["A", "B"].map((letter) => ({ letter, label: { id: `imhotep_duel-option-sides-${name}-${letter}` } })),
  })),
};
const DUEL: GameInfo = { ...GAME, name: "imhotep_duel", title: { id: "imhotep_duel-title" }, players: [2], options: [SIDES] };

afterEach(cleanup);

beforeEach(() => {
  localStorage.clear();
  words.texts = english();
});

test("a game for two starts with two, on the usual sides", () => {
  expect(toRequest(newSetup(DUEL, "")).options).toEqual({ players: 2, sides: "AAAA" });
});

test("games are chosen by their cards", async () => {
  const onchange = vi.fn();
  render(Games, { games: [GAME, DUEL], chosen: GAME, onchange });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Ra / }).checked).toBe(true);
  await fireEvent.click(screen.getByRole("radio", { name: /Imhotep: The Duel.*For 2 players/ }));
  expect(onchange).toHaveBeenCalledWith(DUEL);
});

test("every part has its letter, and shortcuts make all alike", async () => {
  const onchange = vi.fn();
  render(Letters, { option: SIDES, value: "ABAA", onchange });
  expect(screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.checked)).toEqual(
    [true, false, false, true, true, false, true, false],
  );
  await fireEvent.click(screen.getByRole("radio", { name: "B: 4 points for every run" }));
  expect(onchange).toHaveBeenLastCalledWith("ABAB");
  await fireEvent.click(screen.getByRole("button", { name: "All B" }));
  expect(onchange).toHaveBeenLastCalledWith("BBBB");
});

test("a letter of a word is read and replaced", () => {
  expect(letterAt("ABAB", 1)).toBe("B");
  expect(withLetter("AAAA", 2, "B")).toBe("AABA");
});

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
