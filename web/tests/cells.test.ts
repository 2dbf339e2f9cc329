// @vitest-environment jsdom
/** The default board: the cells of a game in one file, with pieces where moves name places. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gameModule } from "../src/games";
import { describeCells, groupsOf, type CellLayout, type CellView } from "../src/games/cells";
import type { GameView, LegalMove } from "../src/lib/api";
import { Texts } from "../src/lib/texts";
import { words } from "../src/lib/words.svelte";
import Seated from "./Seated.svelte";
import { catalogue } from "./texts";

const layout = (name: string, rows: number, columns: number, more: Partial<CellLayout> = {}): CellLayout => ({
  name, rows, columns, by_seat: false, seats: false, empty: null, ...more,
});
const BOARD = layout("board", 1, 3, { seats: true, empty: -1 });
const HANDS = layout("hands", 5, 2, { by_seat: true });
const GRID = layout("grid", 2, 2);
const OFF = layout("off", 5, 1, { by_seat: true });
const THROW = layout("throw", 1, 1);

const VIEW: CellView & GameView = {
  game: "race", viewer: 0, players: 2, over: false, actor: 0, receipt: [],
  seats: [{ seat: 0, points: 0 }, { seat: 1, points: 0 }],
  cells: {
    board: [0, -1, 1, -1, -1, 1], hands: [[3, 4], [null, null], [0, 0], [0, 0], [0, 0]], grid: [[1, 2], [3, 4]], off: [2, 0, 0, 0, 0], throw: 5,
  },
  layout: [BOARD, HANDS, GRID, OFF, THROW],
  verbs: [{ verb: "move", cell: "board" }, { verb: "pass", cell: null }],
};
const NAMES = ["Nefertari", "Thoth"];
const MOVE: LegalMove = { move: 0, text: "move 2", message: { id: "race-move" }, targets: ["board:2"], final: false };

beforeEach(() => {
  words.texts = new Texts("en", `${catalogue("en")}\nrace-cell-board = Board\nrace-cell-hands = Hands\nrace-cell-off = Off\nrace-cell-throw = Throw\nrace-cell-grid = Grid\nrace-move = Move`);
});
afterEach(cleanup);

const targets = (of: CellLayout): string[][] => groupsOf(VIEW, of).map(({ places }) => places.map(({ target }) => target));

test("places are named as moves name them: by number, or by row and column; cells of seats have a group for each player", () => {
  expect(targets(BOARD)).toEqual([["board:0", "board:1", "board:2", "board:3", "board:4", "board:5"]]);
  expect(targets(GRID)).toEqual([["grid:0-0", "grid:0-1", "grid:1-0", "grid:1-1"]]);
  expect(targets(HANDS)).toEqual([["hands:0-0", "hands:0-1"], ["hands:1-0", "hands:1-1"]]);
  expect(targets(OFF)).toEqual([["off:0"], ["off:1"]]);
});

test("the table in words has a line for each row; seats have names, hidden numbers none", () => {
  expect(describeCells(VIEW, NAMES)).toEqual([
    { heading: "Board", lines: ["Nefertari, empty, Thoth", "empty, empty, Thoth"] },
    { heading: "Hands, Nefertari", lines: ["3, 4"] },
    { heading: "Hands, Thoth", lines: ["hidden, hidden"] },
    { heading: "Grid", lines: ["1, 2", "3, 4"] },
    { heading: "Off, Nefertari", lines: ["2"] },
    { heading: "Off, Thoth", lines: ["0"] },
    { heading: "Throw", lines: ["5"] },
  ]);
});

test("a place that a move names is lit and plays it; other places are pictures, and single numbers are facts", async () => {
  const { board } = await gameModule("race", async () => []);
  const onchoose = vi.fn();
  render(Seated, { board, view: VIEW, legal: [MOVE], onchoose });
  const lit = screen.getByRole("button", { name: /Board 2: Thoth/ });
  expect(lit.dataset.lit).toBe("");
  await fireEvent.click(lit);
  expect(onchoose).toHaveBeenCalledExactlyOnceWith("board:2");
  expect(screen.getByRole("button", { name: /Board 1: empty/ }).dataset.lit).toBeUndefined();
  expect(screen.getByRole("img", { name: "Grid 1-0: 3" })).toBeTruthy();
  expect(screen.getByText("Throw").nextElementSibling?.textContent?.trim()).toBe("5");
  expect([...(screen.getByText("Off").parentElement?.querySelectorAll("dd") ?? [])].map((each) => each.textContent?.trim())).toEqual(["Nefertari 2", "Thoth 0"]);
  expect(screen.queryByRole("status")).toBeNull();
});
