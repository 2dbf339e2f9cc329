// @vitest-environment jsdom
/** The heading of the receipt at the end, for every kind of reader. */
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ra from "../src/games/ra";
import type { GameModule } from "../src/games/module";
import Receipt from "../src/shell/Receipt.svelte";
import Standings from "../src/shell/Standings.svelte";
import { endingOf, placesOf, type Ending } from "../src/shell/ending";
import type { TableState } from "../src/lib/api";
import { namesOf } from "../src/lib/texts";
import { words } from "../src/lib/words.svelte";
import { atTable } from "./at-table";
import { raSeat, raView, tableState } from "./fixtures";
import { english } from "./texts";

const POINTS = { id: "ra-reason-points" };
const SUN = { id: "ra-reason-highest_sun" };
const SHARED = { id: "imhotep-reason-shared" };
const PEOPLE = ["Nefertari", "Ani", "Khufu"];

beforeEach(() => {
  words.texts = english();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Seen {
  /** The seats of the reader. */
  mine?: readonly number[];
  points: readonly (number | null)[];
  outcome: TableState["outcome"];
  /** A seat whose person a bot replaces. */
  left?: number;
}

function table({ mine = [], points, outcome, left }: Seen): TableState {
  const seats = points.map((_, seat) => ({
    seat,
    name: PEOPLE[seat] ?? "",
    kind: "person" as const,
    player: seat === left ? "greedy" : null,
    mine: mine.includes(seat),
  }));
  const view = raView({ over: true, seats: points.map((each, seat) => raSeat(seat, { points: each })) });
  return tableState({ seats, view, outcome });
}

function ended(seen: Seen): Ending | null {
  const state = table(seen);
  return endingOf(state, namesOf(state.seats, PEOPLE));
}
const two = { points: [41, 35] };
const three = { points: [20, 44, 30] };

test.each<[string, Seen, Partial<Ending>]>([
  ["won", { ...two, mine: [0], outcome: { winners: [0], reason: POINTS } }, { title: "You win", why: "By 6 points", line: "You win" }],
  ["lost", { ...two, mine: [1], outcome: { winners: [0], reason: POINTS } }, { title: "Nefertari wins", why: "By 6 points" }],
  ["watched", { ...two, outcome: { winners: [0], reason: POINTS } }, { title: "Nefertari wins", why: "By 6 points" }],
  ["both at one screen", { ...two, mine: [0, 1], outcome: { winners: [0], reason: POINTS } }, { title: "Nefertari wins" }],
  [
    "won at a tie",
    { points: [40, 40], mine: [0], outcome: { winners: [0], reason: SUN } },
    { title: "You win", why: "tied on points, the highest sun wins", line: "You win: tied on points, the highest sun wins" },
  ],
  ["third of three", { ...three, mine: [0], outcome: { winners: [1], reason: POINTS } }, { title: "Third of three", why: "Ani wins by 14 points" }],
  ["second at a tie", { points: [44, 44, 1], mine: [0], outcome: { winners: [1], reason: SUN } }, { title: "Second of three", why: "Ani wins: tied on points, the highest sun wins" }],
  ["shared", { points: [40, 40], mine: [1], outcome: { winners: [0, 1], reason: SHARED } }, { title: "You share the victory", why: "tied on points and on stones on the sleds" }],
  ["shared by others", { points: [40, 40, 9], mine: [2], outcome: { winners: [0, 1], reason: SHARED } }, { title: "Third of three", why: "Nefertari and Ani share the victory" }],
  ["shared and watched", { points: [40, 40], outcome: { winners: [0, 1], reason: SHARED } }, { title: "Nefertari and Ani share the victory", line: "Nefertari and Ani share the victory" }],
  [
    "given up",
    { ...two, mine: [0], outcome: { winners: [1], reason: { id: "table-resigned", args: { seat: 0 } }, resigned: 0 } },
    { title: "You have resigned", why: "Ani wins", line: "Ani wins: you have resigned" },
  ],
  [
    "given up by the other one",
    { points: [null, null], mine: [1], outcome: { winners: [1], reason: { id: "table-resigned", args: { seat: 0 } }, resigned: 0 } },
    { title: "You win", why: "Nefertari has resigned", line: "You win: Nefertari has resigned" },
  ],
  ["finished by a bot", { ...two, mine: [1], left: 1, outcome: { winners: [0], reason: POINTS } }, { title: "Nefertari wins", replaced: [1] }],
])("a game that was %s says so, and nothing twice", (_, seen, expected) => {
  expect(ended(seen)).toMatchObject(expected);
});

test("the end names who has won once, and everybody's place", () => {
  const state = table({ ...three, mine: [1], left: 2, outcome: { winners: [1], reason: POINTS } });
  atTable(Receipt, { state, view: state.view }, state, ra as unknown as GameModule);
  const dialog = screen.getByRole("dialog", { hidden: true });
  expect(within(dialog).getAllByText(/\bwins?\b/i).map((each) => each.textContent)).toEqual(["You win"]);
  expect(within(dialog).getByText("By 14 points")).toBeTruthy();
  expect(within(dialog).getByText("A bot finished the game for Khufu.")).toBeTruthy();
  const places = within(dialog).getByRole("list", { hidden: true });
  expect([...places.children].map((place) => place.querySelector(".name")?.textContent)).toEqual(["Ani", "Khufu", "Nefertari"]);
});

test("while a game goes on there is no ending", () => {
  expect(ended({ ...two, outcome: null })).toBeNull();
});

test("everybody stands in the order of their places, winners first, and even points share one", () => {
  expect(placesOf([3], [30, 44, 30, 44])).toEqual([
    { seat: 3, place: 1 },
    { seat: 1, place: 2 },
    { seat: 0, place: 3 },
    { seat: 2, place: 3 },
  ]);
  expect(placesOf([1], [null, null]).map(({ seat }) => seat)).toEqual([1, 0]);
});

test("the winners stand out, whoever reads", () => {
  const sums = [7, 9, 9].map((points) => ({ points, partly: false }));
  const places = placesOf([1, 2], [7, 9, 9]);
  const seen = (me: number | null): [string[], string[]] => {
    const { container } = render(Standings, { places, names: PEOPLE, sums, winners: [1, 2], me });
    const names = (selector: string): string[] => [...container.querySelectorAll(selector)].map((each) => each.querySelector(".name")?.textContent ?? "");
    return [names("li.winner"), names("li:has(.you)")];
  };
  expect(seen(0)).toEqual([["Ani", "Khufu"], ["Nefertari"]]);
  expect(seen(null)).toEqual([["Ani", "Khufu"], []]);
});
