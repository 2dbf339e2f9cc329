// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ra from "../src/games/ra";
import type { GameModule } from "../src/games/module";
import { words } from "../src/lib/words.svelte";
import type { SeatInfo, TableState } from "../src/lib/api";
import PlayAgain from "../src/shell/PlayAgain.svelte";
import SpectatorBar from "../src/shell/SpectatorBar.svelte";
import Players from "../src/shell/Players.svelte";
import ShareResult from "../src/shell/ShareResult.svelte";
import { atTable, type Seated } from "./at-table";
import { raSeat, raView, tableState } from "./fixtures";
import { english } from "./texts";

const NAMES = ["Nefertari", "Ani", "Merit"];

function seat(number: number, part: Partial<SeatInfo> = {}): SeatInfo {
  const name = NAMES[number]!;
  return { seat: number, name, kind: "person", player: null, mine: number === 0, ...part };
}

const sitting = (state: TableState): Seated => atTable(Players, { state, view: null }, state, ra as unknown as GameModule);

beforeEach(() => {
  words.texts = english();
  // jsdom knows the element, but not how it opens.
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (): void {
    this.open = false;
  };
});

afterEach(cleanup);

test("with two, leaving means that the other wins, and is asked first", async () => {
  const { client } = sitting(tableState({ seats: [seat(0), seat(1)] }));
  await fireEvent.click(screen.getByRole("button", { name: "Leave the game: Nefertari" }));
  expect(screen.getByText("The game ends here, and Ani wins.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Keep playing" }));
  expect(client.leave).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Leave the game: Nefertari" }));
  await fireEvent.click(screen.getByRole("button", { name: "Resign" }));
  expect(client.leave).toHaveBeenCalledWith(0);
});

test("with more, a bot plays on", async () => {
  const { client } = sitting(tableState({ seats: [seat(0), seat(1), seat(2)] }));
  await fireEvent.click(screen.getByRole("button", { name: "Leave the game: Nefertari" }));
  expect(screen.getByText(/^A bot plays for you/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Leave the game" }));
  expect(client.leave).toHaveBeenCalledWith(0);
});

test("only one's own seat is left, and not once it is over", () => {
  sitting(tableState({ status: "over", seats: [seat(0), seat(1)] }));
  expect(screen.queryByRole("button", { name: /^Leave/ })).toBeNull();
});

test("a bot is let on a seat by those who sit there, not by those who watch", async () => {
  const seats = [seat(0), seat(1)];
  const presence = { connected: [0], replaceable: [1], watching: 0 };
  const { client } = sitting(tableState({ seats, presence }));
  await fireEvent.click(screen.getByRole("button", { name: "Let a bot take this seat" }));
  expect(client.letBotPlay).toHaveBeenCalledWith(1);
  cleanup();
  sitting(tableState({ seats, presence, host: false }));
  expect(screen.queryByRole("button", { name: "Let a bot take this seat" })).toBeNull();
});

test("the creator of the table gives a lost seat to another person, even from a stand-in bot", async () => {
  const presence = { connected: [0], replaceable: [1], watching: 0 };
  const seats = [seat(0), seat(1), seat(2, { player: "greedy" })];
  const give = { name: /^Give this seat/ };
  const { live } = sitting(tableState({ seats, presence }));
  const given: unknown[] = [];
  for (const button of screen.getAllByRole("button", give)) {
    await fireEvent.click(button);
    given.push(live.moving);
  }
  expect(given).toEqual([{ seat: 1 }, { seat: 2 }]);
  cleanup();
  sitting(tableState({ seats, presence, maker: false }));
  expect(screen.queryByRole("button", give)).toBeNull();
  cleanup();
  sitting(tableState({ seats, presence, status: "over" }));
  expect(screen.queryByRole("button", give)).toBeNull();
});

test("whose seat is on another device reads so", () => {
  render(SpectatorBar, { state: tableState({ seats: [seat(1)] }), names: NAMES, absence: "table-moved", onback: vi.fn(), onjoin: vi.fn() });
  expect(screen.getByRole("status").textContent?.trim()).toBe("You are watching. Your seat is on another device now.");
});

test("a stand-in bot is named instead of the absent person; spectators are counted", () => {
  sitting(tableState({ presence: { connected: [0], replaceable: [], watching: 2 }, seats: [seat(0), seat(1, { player: "greedy" })] }));
  expect(screen.getByText("a bot plays")).toBeTruthy();
  expect(screen.queryByText("away")).toBeNull();
  expect(screen.getByText("2 watching")).toBeTruthy();
});

test("whose bot plays may come back", async () => {
  const props = { names: NAMES, onback: vi.fn(), onjoin: vi.fn() };
  const { rerender } = render(SpectatorBar, { ...props, state: tableState({ seats: [seat(0)] }) });
  expect(screen.queryByRole("status")).toBeNull();
  await rerender({ ...props, state: tableState({ seats: [seat(0, { player: "greedy" })] }) });
  await fireEvent.click(screen.getByRole("button", { name: "Take your seat back" }));
  expect(props.onback).toHaveBeenCalledOnce();
});

test("a spectator sees whom they watch, may leave, and may take a free seat", async () => {
  const props = { names: NAMES.slice(1), onback: vi.fn(), onjoin: vi.fn() };
  const { rerender } = render(SpectatorBar, { ...props, state: tableState({ seats: [seat(1), seat(2)] }) });
  expect(screen.getByRole("status").textContent?.trim()).toBe("You are watching. Ani, Merit");
  expect(screen.getByRole("link", { name: "To the lobby" }).getAttribute("href")).toBe("/");
  expect(screen.queryByRole("button")).toBeNull();
  await rerender({ ...props, state: tableState({ seats: [seat(1), seat(2, { kind: "open" })] }) });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  expect(props.onjoin).toHaveBeenCalledOnce();
});

test("one plays again, or goes where somebody else has asked for it", async () => {
  const onagain = vi.fn();
  const { rerender } = render(PlayAgain, { state: tableState(), names: NAMES, onagain });
  await fireEvent.click(screen.getByRole("button", { name: "Play again" }));
  await rerender({ state: tableState({ again: { table: "t2", seat: 1 } }), names: NAMES, onagain });
  expect(screen.getByRole("status").textContent).toBe("Ani wants to play again.");
  await fireEvent.click(screen.getByRole("button", { name: "Go to the new table" }));
  expect(onagain).toHaveBeenCalledTimes(2);
  await rerender({ state: tableState({ host: false }), names: NAMES, onagain });
  expect(screen.queryByRole("button")).toBeNull();
});

test("where the table of the next game has been deleted, it says so and leads to the lobby", async () => {
  const refusal = { code: "unknown_table", message: { id: "error-unknown-table", args: {} } };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(refusal), { status: 404 })));
  render(PlayAgain, { state: tableState({ again: { table: "t2", seat: 1 } }), names: NAMES, onagain: () => {} });
  await screen.findByText("The table of the next game has been deleted.");
  expect(screen.getByRole("link", { name: english().say("table-to-lobby") }).getAttribute("href")).toBe("/");
  expect(screen.queryByRole("button")).toBeNull();
  vi.unstubAllGlobals();
});

test("the result is shared as a sentence and a link where no picture can be drawn, but not of a private table", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ guests: "http://192.168.1.5:8000", open_tables: false })));
  const share = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  const view = raView({ seats: [raSeat(0, { points: 30 }), raSeat(1, { points: 24 })] }) as unknown as TableState["view"];
  const outcome = { winners: [0], reason: { id: "ra-reason-points" } } as TableState["outcome"];
  const over = tableState({ status: "over", outcome, view });
  const { rerender } = render(ShareResult, { state: over, game: ra as unknown as GameModule, names: ["Ani", "Merit"] });
  await fireEvent.click(screen.getByRole("button", { name: "Share the result" }));
  await screen.findByText("This browser can’t draw the picture.");
  await fireEvent.click(screen.getByRole("button", { name: "Share…" }));
  expect(share.mock.calls).toEqual([[{ text: "Ra: Ani wins (Ani 30, Merit 24)", url: "http://192.168.1.5:8000/table/t1" }]]);
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await rerender({ state: { ...over, private: true } });
  expect(screen.queryByRole("button")).toBeNull();
  vi.unstubAllGlobals();
});
