// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Symbols from "../src/games/ra/art/Symbols.svelte";
import { gameModule } from "../src/games";
import { TILES } from "../src/games/ra/view";
import { byTarget } from "../src/lib/playing";
import { destination, neighbour, setTabStop } from "../src/lib/roving";
import { words } from "../src/lib/words.svelte";
import Action from "../src/shell/Action.svelte";
import { sections } from "../src/shell/moves";
import { atTable } from "./at-table";
import { ABOUT_TO_UNLOAD, DRAW, INVOKE, place, raView, tableState, UNLOAD } from "./fixtures";
import Seated from "./Seated.svelte";
import { english, FOLDERS } from "./texts";

const imhotepDuel = await gameModule("imhotep_duel");
const ra = await gameModule("ra");

afterEach(cleanup);

beforeEach(() => {
  words.texts = english();
});

test("every tile and piece is drawn", () => {
  render(Symbols);
  const ids = [...TILES.map((tile) => `ra-tile-${tile}`), "ra-figure", "ra-boat", "ra-bag", "ra-scarab", "ra-eye"];
  expect(ids.filter((id) => !document.querySelector(`symbol#${id}`))).toEqual([]);
});

test("every game of the package has a module, and all it needs of its sprite is there", async () => {
  for (const name of FOLDERS) {
    const game = await gameModule(name);
    expect(game.emblems.length, `no module shows ${name}`).toBeGreaterThan(0);
    render(game.symbols!);
    const ids = [...game.emblems, game.hidden, ...(game.banner ? [game.banner.symbol] : [])];
    expect(ids.filter((id) => !document.querySelector(`symbol#${id}`))).toEqual([]);
    expect(game.items.filter((item) => !words.texts.has(`${name}-item-${item}`) || !words.texts.has(`${name}-item-name-${item}`))).toEqual([]);
  }
});

test("no id is drawn twice, though the lobby draws the pieces of all games", async () => {
  for (const name of FOLDERS) render((await gameModule(name)).symbols!);
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("moves are found by every element that stands for them", () => {
  const take = { ...DRAW, move: 9, text: "take Nile", targets: ["track:0", "track:3"] };
  const map = byTarget([DRAW, INVOKE, take, { ...take, move: 10, text: "take Gold", targets: ["track:3"] }]);
  expect(map.get("track:0")).toHaveLength(1);
  expect(map.get("track:3")?.map((move) => move.text)).toEqual(["take Nile", "take Gold"]);
  expect(map.get("sun:9")).toBeUndefined();
});

test("a group has one tab stop in addition to its playable buttons", () => {
  const buttons = ["a", "b", "c"].map(() => document.createElement("button"));
  buttons[2]?.setAttribute("data-lit", "");
  setTabStop(buttons);
  expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, 0]);
  expect([destination("ArrowLeft", 0, 3), destination("End", 0, 3), destination("x", 0, 3)]).toEqual([2, 2, null]);
});

test("arrow keys go as the pieces lie", () => {
  const grid = Array.from({ length: 9 }, (_, i) => ({ x: 50 * (i % 3), y: 50 * Math.floor(i / 3) }));
  expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((key) => neighbour(key, 4, grid))).toEqual([1, 7, 3, 5]);
  expect(["ArrowUp", "ArrowRight", "Home"].map((key) => neighbour(key, 2, grid))).toEqual([null, null, null]);
});

test("every legal move is a button in words, and a refusal is announced", async () => {
  const refusal = { message: { id: "error-illegal", args: { move: "bid 9", reason: { id: "ra-why-no_auction", args: {} } } }, legal: ["draw", "invoke"] };
  const state = tableState();
  const { client } = atTable(Action, { state }, state, ra);
  client.refusal = refusal;
  await tick();
  // Without a board no place stands for the moves: they are offered next to the prompt and in the list.
  const [prompted, listed] = screen.getAllByRole("button", { name: "Draw a tile" });
  prompted?.click();
  listed?.click();
  expect(client.play).toHaveBeenCalledTimes(2);
  expect(client.play).toHaveBeenCalledWith(DRAW);
  expect(screen.getByRole("heading").textContent).toBe("Your turn: choose an action");
  expect(screen.getByRole("alert").textContent).toContain("Draw a tile, Invoke Ra");
});

test("few moves stand in a row, many under headings, and a single one of its kind by itself", () => {
  const group = imhotepDuel.group ?? (() => null);
  const places = ["a1", "b1", "c1", "a2", "b2", "c2"].map(place);
  expect(sections(places, group)).toEqual([{ heading: null, moves: places.map((move) => ({ move, label: null })) }]);
  const [under, alone] = sections([...places, UNLOAD], group);
  expect(under?.heading).toBe("Place a meeple on");
  expect(under?.moves.map((each) => each.label)).toEqual(["a1", "b1", "c1", "a2", "b2", "c2"]);
  expect(alone).toEqual({ heading: null, moves: [{ move: UNLOAD, label: null }] });
});

test("a short button is known by the whole move", () => {
  const legal = [...["a1", "b1", "c1", "a2", "b2", "c2"].map(place), UNLOAD];
  const state = tableState({ legal, view: ABOUT_TO_UNLOAD });
  const { live } = atTable(Action, { state }, state, imhotepDuel);
  const list = within(screen.getByRole("group", { name: "Possible moves" }));
  const button = list.getByRole("button", { name: "Place a meeple on b1" });
  expect(button.textContent?.trim()).toBe("b1");
  expect(screen.getByRole("group", { name: "Place a meeple on" }).contains(button)).toBe(true);
  const brings = "Unloading it now gains: Tomb 7 to you, Temple 3 to Thoth, Obelisk to the box. You +1, Thoth +3";
  expect(list.getByRole("button", { name: "Unload boat 2" }).getAttribute("aria-description")).toBe(brings);
  button.focus();
  expect(live.hinted).toEqual(legal[1]?.targets);
});

test.each([
  ["2022", "The bag, with 180 tiles left", "bag is equally likely"],
  ["1999", "180 face-down tiles left around the board", "has no bag"],
] as const)("what there is to draw in the edition of %s is called and explained as it lies there", (edition, name, explained) => {
  const view = raView({ edition });
  render(Seated, { board: ra.board, view });
  const about = screen.getByLabelText(name).dataset["about"] ?? "";
  expect(words.texts.say(`ra-about-${about}`)).toContain(explained);
  expect(ra.describe(view, []).flatMap((part) => part.lines)).toContain(name);
});

test("the table in words is complete", () => {
  const view = raView({ track: ["nile", "god", null, null, null, null, null, null] });
  const text = ra.describe(view, ["Nefertari", "Thoth"]).flatMap((part) => [part.heading, ...part.lines]).join("\n");
  for (const fact of ["Nile, God", "Sun 1 in the center", "180 tiles", "9, 6, 5, 2", "Thoth", "Points hidden"]) {
    expect(text).toContain(fact);
  }
});
