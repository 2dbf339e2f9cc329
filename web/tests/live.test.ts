// @vitest-environment jsdom
/** The model of a table of the server: what a new state opens, and what Escape closes. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "../src/games/module";
import ra from "../src/games/ra";
import type { TableState } from "../src/lib/api";
import { words } from "../src/lib/words.svelte";
import Log from "../src/shell/Log.svelte";
import PassDevice from "../src/shell/PassDevice.svelte";
import { atTable, type Seated } from "./at-table";
import { raView, tableState } from "./fixtures";
import { english } from "./texts";

const OUTCOME = { winners: [0], scores: [9, 5], reason: { id: "ra-reason-points" } } as TableState["outcome"];
const END = tableState({ status: "over", version: 2, ply: 3, legal: [], my_turn: false, outcome: OUTCOME });
const SCORED = tableState({ version: 2, ply: 3, view: raView({ receipt: [{ epoch: 1, seat: 0, item: "gods", count: 1, points: 2 }] }) });

beforeEach(() => {
  words.texts = english();
});
afterEach(cleanup);

const sitting = (state: TableState = tableState()): Seated => atTable(Log, { log: [] }, state, ra as unknown as GameModule);

function show({ client }: Seated, after: TableState): void {
  client.transition(client.state, after, () => (client.state = after));
}

test("the end opens the receipt and is announced; a visit to a finished table is not", () => {
  const seated = sitting();
  show(seated, END);
  expect([seated.live.receiptOpen, seated.props.onover.mock.calls.length]).toEqual([true, 1]);
  const later = sitting(END);
  show(later, { ...END, version: 3 });
  expect([later.live.receiptOpen, later.props.onover.mock.calls.length]).toEqual([false, 0]);
});

test("an epoch that is scored is shown until one plays on", () => {
  const seated = sitting();
  show(seated, SCORED);
  expect(seated.live.scored).toBe(1);
  seated.live.play(SCORED.legal[0]!);
  expect(seated.live.scored).toBeNull();
});

test("a new state lets go of what was chosen and pointed at", () => {
  const seated = sitting();
  const { live } = seated;
  live.selection.chosen = ["bag"];
  live.point(tableState().legal[0]!);
  show(seated, SCORED);
  expect([live.selection.chosen, live.hinted]).toEqual([[], []]);
});

test("Escape lets go of what is chosen, then closes one thing after the other", () => {
  const { live, client } = sitting();
  client.refusal = { message: { id: "error-offline" }, legal: null };
  live.selection.chosen = ["bag"];
  live.listed = true;
  live.scored = 1;
  const open = (): unknown[] => [live.selection.chosen.length > 0, live.listed, client.refusal !== null, live.scored !== null];
  expect(open()).toEqual([true, true, true, true]);
  for (let closed = 1; closed <= 4; closed++) {
    live.escape();
    expect(open()).toEqual([0, 1, 2, 3].map((each) => each >= closed));
  }
});

test("a shared screen is covered until the person who may see it has the device", () => {
  const seen = (viewer: number, version: number): TableState => tableState({ version, pass_on: true, view: raView({ viewer }) });
  const { live, client } = sitting(seen(0, 1));
  expect(live.covered).toBe(0);
  live.uncover(0);
  expect(live.covered).toBeNull();
  client.state = seen(1, 2);
  expect(live.covered).toBe(1);
  live.neverCover();
  expect([live.covered, sitting(seen(0, 3)).live.covered]).toEqual([null, null]);
});

test("Escape does not uncover a shared screen", () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  const { live } = sitting();
  render(PassDevice, { live, seat: 0 });
  const cancelled = new Event("cancel", { cancelable: true });
  screen.getByRole("dialog", { hidden: true }).dispatchEvent(cancelled);
  expect(cancelled.defaultPrevented).toBe(true);
});
