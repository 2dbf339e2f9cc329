// @vitest-environment jsdom
/** Games from outside the package: a module loaded by its address, played like our own; and games without any. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gameModule } from "../src/games";
import type { GameModule } from "../src/games/module";
import type { GameInfo, GameView, LegalMove } from "../src/lib/api";
import { Texts } from "../src/lib/texts";
import { words } from "../src/lib/words.svelte";
import { happened } from "./outside/pebbles.js";
import Seated from "./Seated.svelte";
import { english } from "./texts";
import Watched from "./Watched.svelte";

const move = (text: string, ...targets: string[]): LegalMove => ({ move: 0, text, message: { id: `pebbles-move-${text}` }, targets, final: false });
const [DRAW, LAY, GIVE] = [move("draw", "bag"), move("lay", "hand"), move("give", "hand")] as const;

const view = (bag_size: number): GameView & { bag_size: number } => ({
  game: "pebbles", viewer: 0, players: 2, over: false, actor: 0, bag_size, receipt: [],
  seats: [{ seat: 0, points: 2 }, { seat: 1, points: null }].map((seat) => ({ ...seat, laid: 2 - seat.seat, hand: { white: 1, red: 0 } })),
});

/** Pebbles as the server lists it, with the address of its page module. */
const listed = (page: string | null) => async (): Promise<GameInfo[]> => [
  { name: "pebbles", title: { id: "pebbles-title" }, players: [2], options: [], levels: [], has_rules: false, page },
];
const load = (file: string): Promise<GameModule> => gameModule("pebbles", listed(new URL(`./outside/${file}`, import.meta.url).href));

const CATALOGUE = `
pebbles-table-bag = Bag with { $count }
pebbles-move-draw = Draw a pebble
pebbles-move-lay = Lay your pebbles open
pebbles-move-give = Give one away
`;

beforeEach(() => {
  words.texts = new Texts("en", CATALOGUE);
  happened.length = 0;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const bag = (): HTMLElement => screen.getByRole("button", { name: /Bag with/ });
const hand = (): HTMLElement => screen.getByLabelText("Your hand");

test("a piece that stands for a move is lit, says it, and plays it; the others do nothing", async () => {
  const { board, hasRules } = await load("pebbles.js");
  expect(hasRules).toBe(false);
  const onchoose = vi.fn();
  render(Seated, { board, view: view(8), legal: [DRAW], onchoose });
  expect(bag().getAttribute("aria-description")).toBe("Draw a pebble");
  expect([bag().dataset.lit, hand().dataset.lit]).toEqual(["", undefined]);
  await fireEvent.click(hand());
  expect(onchoose).not.toHaveBeenCalled();
  await fireEvent.click(bag());
  expect(onchoose).toHaveBeenCalledExactlyOnceWith("bag");
});

test("a drawing that is no button becomes one while it can be played, and hears its keys", async () => {
  const { board } = await load("pebbles.js");
  const onchoose = vi.fn();
  const { rerender } = render(Seated, { board, view: view(8), legal: [LAY, GIVE], onchoose });
  expect([hand().getAttribute("role"), hand().getAttribute("aria-description")]).toEqual(["button", "Lay your pebbles open, Give one away"]);
  expect(hand().tabIndex).toBe(0);
  for (const key of ["Enter", " ", "x"]) await fireEvent.keyDown(hand(), { key });
  expect(onchoose.mock.calls).toEqual([["hand"], ["hand"]]);
  await rerender({ board, view: view(8), legal: [], onchoose });
  expect([hand().getAttribute("role"), hand().getAttribute("tabindex")]).toEqual([null, null]);
});

test("an element with an explanation can be reached by keyboard, and keeps the focus when it is redrawn", async () => {
  const { rerender } = render(Watched, { game: await load("pebbles.js"), view: view(8) });
  const gone = (): HTMLElement => screen.getByRole("button", { name: "What has left the game" });
  const before = gone();
  before.focus();
  await rerender({ view: view(7) });
  expect(gone()).not.toBe(before);
  expect(document.activeElement).toBe(gone());
});

test("arrow keys go from piece to piece", async () => {
  const { board } = await load("pebbles.js");
  render(Seated, { board, view: view(8), legal: [LAY] });
  bag().focus();
  await fireEvent.keyDown(bag(), { key: "ArrowRight" });
  expect(document.activeElement).toBe(hand());
});

test("what a hint points at is marked", async () => {
  const { board } = await load("pebbles.js");
  const { rerender } = render(Seated, { board, view: view(8), hint: ["bag"] });
  expect([bag().dataset.hinted, hand().dataset.hinted]).toEqual(["", undefined]);
  await rerender({ board, view: view(8), hint: [] });
  expect(bag().dataset.hinted).toBeUndefined();
});

test("the module may play a move by itself", async () => {
  const { board } = await load("pebbles.js");
  const onchoose = vi.fn();
  render(Seated, { board, view: view(8), legal: [GIVE], onchoose });
  await fireEvent.click(screen.getByText("Give it to the next"));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith("", [GIVE]);
});

test("the module is notified of changes, of the language too, and of its removal", async () => {
  const { board } = await load("pebbles.js");
  const { rerender, unmount } = render(Seated, { board, view: view(8) });
  const drawn = bag();
  await rerender({ board, view: view(7), legal: [DRAW] });
  expect(bag()).toBe(drawn);
  expect([drawn.textContent, drawn.dataset.lit]).toEqual(["Bag with 7", ""]);
  words.texts = new Texts("de", "pebbles-table-bag = Beutel mit { $count }");
  await vi.waitFor(() => expect(drawn.textContent).toBe("Beutel mit 7"));
  expect(happened).toEqual([]);
  unmount();
  expect(happened).toEqual(["destroyed"]);
});

test("seats, phase, words and drawings are the module's as well", async () => {
  const game = await load("pebbles.js");
  const { rerender } = render(Watched, { game, view: view(8), seat: 1 });
  expect(document.body.textContent).toContain("Thoth: 1 laid");
  await rerender({ game, view: view(8), seat: 0 });
  expect(document.body.textContent).toContain("Nefertari: 2 laid");
  expect(game.phase(view(5))).toBe("Bag with 5");
  expect(game.describe(view(4), ["Ann"])).toEqual([{ heading: "Ann", lines: ["Bag with 4"] }]);
  render(game.symbols!);
  expect(game.emblems.filter((id) => !document.querySelector(`symbol#${id}`))).toEqual([]);
});

test("a module that fails at the table makes room for the words", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const { board } = await load("pebbles.js");
  const { rerender } = render(Seated, { board, view: view(8) });
  await rerender({ board, view: view(-1) });
  expect(screen.getByRole("status").textContent).toBe("table-board-missing");
  expect(screen.getByText("Bag with −1").tagName).toBe("LI");
  expect([error.mock.calls.length, happened]).toEqual([1, ["destroyed"]]);
});

test.each([["broken.js"], ["nowhere.js"]])("if a module fails to load, the page says so and shows the table in words: %s", async (file) => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  words.texts = english();
  const { board } = await load(file);
  expect(error).toHaveBeenCalledOnce();
  render(Seated, { board, view: view(8), legal: [DRAW] });
  expect(screen.getByRole("status").textContent).toMatch(/^The board of this game could not be shown/);
  expect(screen.getByText("bag size: 8")).toBeTruthy();
});

test("a module whose words fail leaves the table its own", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  words.texts = english();
  const game = await load("speechless.js");
  expect(game.phase(view(8))).toBe("");
  expect(game.describe(view(8), ["Ann", "Bob"])[0]?.lines).toContain("bag size: 8");
  expect(error).toHaveBeenCalledTimes(2);
});

test("a game without a page module is shown as the text of its view", async () => {
  words.texts = english();
  const { board, describe } = await gameModule("pebbles", listed(null));
  expect(describe(view(8), ["Ann", "Bob"])).toEqual([
    { heading: "Board", lines: ["bag size: 8"] },
    { heading: "Ann", lines: ["laid: 2", "hand: white 1, red 0"] },
    { heading: "Bob", lines: ["laid: 1", "hand: white 1, red 0"] },
  ]);
  render(Seated, { board, view: view(8) });
  expect(screen.getByRole("status").textContent).toMatch(/^This game has no board here/);
});
