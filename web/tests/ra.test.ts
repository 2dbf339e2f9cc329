// @vitest-environment jsdom
/** Ra's own parts of the board: what each player bids and can bid, and how far the boat is. */
import { cleanup, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Bids from "../src/games/ra/Bids.svelte";
import RaTrack from "../src/games/ra/RaTrack.svelte";
import type { RaAuction, RaView } from "../src/games/ra/view";
import type { GameView } from "../src/lib/api";
import { words } from "../src/lib/words.svelte";
import { raSeat, raView } from "./fixtures";
import Seated from "./Seated.svelte";
import { english } from "./texts";

beforeEach(() => {
  words.texts = english();
});
afterEach(cleanup);

const shown = (board: unknown, view: RaView): HTMLElement => render(Seated, { board: board as Component<{ view: GameView }>, view }).container;
const texts = (page: HTMLElement, selector: string): string[] => [...page.querySelectorAll(selector)].map((each) => each.textContent?.trim() ?? "");

const SEATS = [raSeat(0, { suns_up: [9, 6] }), raSeat(1, { suns_up: [8, 3] }), raSeat(2, { suns_up: [7] })];
const AUCTION: RaAuction = { ra_player: 2, cause: "invoked", must_bid: false, bids: [null, 8, null], highest: 8, highest_bidder: 1 };

test("the viewer's place is the last, and the others follow in their order", () => {
  const spots = (viewer: number | null): string[] =>
    [...shown(Bids, raView({ players: 3, viewer, seats: SEATS })).querySelectorAll<HTMLElement>("[data-spot^='bid:']")].map(({ dataset }) => dataset.spot ?? "");
  expect(spots(0)).toEqual(["bid:1", "bid:2", "bid:0"]);
  expect(spots(1)).toEqual(["bid:2", "bid:0", "bid:1"]);
  expect(spots(null)).toEqual(["bid:0", "bid:1", "bid:2"]);
});

test("of the others one sees the suns that they have not bid", () => {
  const page = shown(Bids, raView({ players: 3, viewer: 0, actor: 2, step: "auction", auction: AUCTION, seats: SEATS }));
  expect(texts(page, ".suns")).toEqual(["3", "7"]);
  expect(page.querySelector(".best [data-spot='bid:1']")).toBeTruthy();
  expect(page.querySelector(".now [data-spot='bid:2']")).toBeTruthy();
  expect(page.querySelector("[data-spot='ra_player:2']")).toBeTruthy();
});

test("the boat waits at the shore and reaches the last space with the last Ra", () => {
  const boat = (ra_count: number): string => shown(RaTrack, raView({ ra_count, ra_limit: 9 })).querySelector<HTMLElement>(".boat")!.style.left;
  expect([0, 3, 9].map(boat)).toEqual(["5%", "35%", "95%"]);
  const page = shown(RaTrack, raView({ ra_count: 2, ra_limit: 9, edition: "1999", epoch: 2 }));
  expect([page.querySelector(".boat"), page.querySelectorAll(".space.reached").length]).toEqual([null, 2]);
  expect([texts(page, ".numeral.past"), texts(page, ".numeral.now")]).toEqual([["I"], ["II"]]);
});
