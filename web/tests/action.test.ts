// @vitest-environment jsdom
/** What stands beside the board: a refusal is closed, a selection is cleared, the receipt opens. */
import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "../src/games/module";
import ra from "../src/games/ra";
import type { TableState } from "../src/lib/api";
import { words } from "../src/lib/words.svelte";
import Action from "../src/shell/Action.svelte";
import { atTable, type Seated } from "./at-table";
import { DRAW, tableState } from "./fixtures";
import { english } from "./texts";

beforeEach(() => {
  words.texts = english();
});
afterEach(cleanup);

const sitting = (state: TableState): Seated => atTable(Action, { state }, state, ra as unknown as GameModule);
const press = (name: string | RegExp): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name }));

test("a refusal tells what would be legal, and is closed", async () => {
  const { client } = sitting(tableState());
  client.refusal = { message: { id: "error-offline" }, legal: [DRAW.text] };
  await tick();
  expect(screen.getByRole("alert").textContent).toContain(english().say("ra-move-draw"));
  await press(english().say("table-dismiss"));
  expect([client.refusal, screen.queryByRole("alert")]).toEqual([null, null]);
});

test("a button clears the selection", async () => {
  const { live } = sitting(tableState());
  expect(screen.queryByRole("button", { name: english().say("table-let-go") })).toBeNull();
  live.selection.chosen = ["bag"];
  await tick();
  await press(english().say("table-let-go"));
  expect(live.selection.chosen).toEqual([]);
});

test("the list of all moves opens and closes", async () => {
  const { live } = sitting(tableState());
  await press(english().say("table-all-moves"));
  expect(live.listed).toBe(true);
  await press(english().say("table-all-moves"));
  expect(live.listed).toBe(false);
});

test("the others answer a wish to take a move back, and the player withdraws it", async () => {
  const asked = { seat: 1, waiting: [0], mine: false, may_answer: true };
  const { client } = sitting(tableState({ take_back: asked }));
  expect(screen.getByText("Thoth would like to take back a move.")).toBeTruthy();
  await press(english().say("table-take-back-agree"));
  await press(english().say("table-take-back-refuse"));
  cleanup();
  const own = sitting(tableState({ take_back: { seat: 0, waiting: [1], mine: true, may_answer: false } }));
  expect(screen.getByText("You have asked to take back a move. Not yet agreed: Thoth.")).toBeTruthy();
  await press(english().say("table-take-back-withdraw"));
  expect([client.answerTakeBack, own.client.answerTakeBack].map((each) => vi.mocked(each).mock.calls)).toEqual([[[true], [false]], [[false]]]);
});
