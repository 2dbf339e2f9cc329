// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gameModule } from "../src/games";
import { arrivals, landings, place as trayPlace } from "../src/games/imhotep_duel/landings";
import { siteOf, spaceName, type DuelView } from "../src/games/imhotep_duel/view";
import type { LegalMove } from "../src/lib/api";
import { words } from "../src/lib/words.svelte";
import { ABOUT_TO_UNLOAD, duelBoat, duelSeat, duelView, place, UNLOAD } from "./fixtures";
import Seated from "./Seated.svelte";
import { english } from "./texts";

const imhotepDuel = await gameModule("imhotep_duel");
const NAMES = ["Nefertari", "Thoth"];

afterEach(cleanup);

beforeEach(() => {
  words.texts = english();
});

test("the table in words is complete", () => {
  const seat = duelSeat(1, {
    temples: 2, tokens: { tomb_3: 1, tomb_4: 1, light_pyramid: 2 }, actions: { take: 2 }, points: null,
    sites: { obelisk: 0, temple: null, pyramid: 3, tomb: 4, actions: 2, meeples: 1 },
  });
  const view = { ...ABOUT_TO_UNLOAD, seats: [duelSeat(0, { tokens: { obelisk: 5 }, first_to_five: true }), seat] };
  const text = imhotepDuel.describe(view, NAMES).flatMap((part) => [part.heading, ...part.lines]).join("\n");
  for (const fact of [
    "Nefertari has a meeple on c2", "18 unloadings left", "39 tokens in the supply", "3 tokens in the reserve",
    "Boat 2: Obelisk, Temple 3, Tomb 7. Unloading it now gains: Tomb 7 to Nefertari, Temple 3 to Thoth, Obelisk to the box. Nefertari +1, Thoth +3",
    "Obelisk, side A: 5 × Obelisk, first to five", "Temple, side A: 2 tokens, face-down – Points hidden",
    "Pyramid, side A: 2 light, 0 dark – 3 points", "Tomb, side A: 3, 4 – 4 points", "Action tokens: 2 × Take 1 Cargo Token",
    "10 points, plus face-down pieces",
  ]) {
    expect(text).toContain(fact);
  }
});

describe("what an unloading would bring", () => {
  const seated = (part: { hint?: string[]; legal?: LegalMove[]; onchoose?: (target: string) => void } = {}): void => {
    render(Seated, { board: imhotepDuel.board, view: ABOUT_TO_UNLOAD, legal: [UNLOAD], ...part });
  };
  const given = (): string[] =>
    [...document.querySelectorAll<HTMLElement>("[data-given]")].map(({ dataset, textContent }) => `${dataset.given} ${dataset.to} ${textContent?.trim()}`);
  const BRINGS = ["tomb_7 0 +1", "temple_3 1 +3", "obelisk box "];
  const boat = (): HTMLElement => screen.getByRole("button", { name: /^Boat 2: Obelisk, Temple 3, Tomb 7/ });
  const around = (): HTMLElement => boat().closest<HTMLElement>(".boat") as HTMLElement;

  test("is not in the way unasked", () => {
    seated();
    expect(given()).toEqual([]);
  });

  test("is shown while the mouse is over the boat", async () => {
    seated();
    await fireEvent(around(), new MouseEvent("pointerenter"));
    expect(given()).toEqual([]); // no mouse: a finger that only passes
    await fireEvent(around(), Object.assign(new MouseEvent("pointerenter"), { pointerType: "mouse" }));
    expect(given()).toEqual(BRINGS);
    expect(document.querySelectorAll(".arrival")).toHaveLength(2); // and lie on the sites
    await fireEvent(around(), Object.assign(new MouseEvent("pointerleave"), { pointerType: "mouse" }));
    expect(given()).toEqual([]);
  });

  test("is shown while the button of the move is pointed at", () => {
    seated({ hint: ["boat:2"] });
    expect(given()).toEqual(BRINGS);
  });

  test("is shown for a boat that is not to be unloaded now, if it could be", async () => {
    seated({ legal: [] });
    await fireEvent.click(boat());
    expect(given()).toEqual(BRINGS);
  });

  test("is shown after a long press, which does not unload", async () => {
    vi.useFakeTimers();
    const onchoose = vi.fn();
    seated({ onchoose });
    await fireEvent.pointerDown(boat(), { pointerType: "touch" });
    await vi.advanceTimersByTimeAsync(600);
    await fireEvent.pointerUp(boat());
    await fireEvent.click(boat());
    expect(given()).toEqual(BRINGS);
    expect(onchoose).not.toHaveBeenCalled();
    await fireEvent.click(boat());
    expect(onchoose).toHaveBeenCalledWith("boat:2");
    vi.useRealTimers();
  });

  test("is in the descriptions of the boat and of the button", () => {
    seated();
    const spoken = "Unloading it now gains: Tomb 7 to Nefertari, Temple 3 to Thoth, Obelisk to the box. Nefertari +1, Thoth +3";
    expect(boat().getAttribute("aria-description")).toBe(spoken);
    expect(imhotepDuel.previewMove?.(UNLOAD, ABOUT_TO_UNLOAD, NAMES)).toBe(spoken);
    expect(imhotepDuel.previewMove?.(place("b2", 4), ABOUT_TO_UNLOAD, NAMES)).toBe("");
  });

  test("stands on its bow in points, for as long as it can be unloaded", () => {
    seated({ legal: [] });
    expect([...document.querySelectorAll(".gains")].map((bow) => bow.textContent?.replace(/\s/g, ""))).toEqual(["", "+1+3", "", "", "", ""]);
  });
});

test("what a token would add stands on it while one may be taken", () => {
  render(Seated, { board: imhotepDuel.board, view: duelView({ step: "take" }, duelBoat("3", { taking: [1, null, 4] })) });
  expect([...document.querySelectorAll(".taking")].map((badge) => badge.textContent)).toEqual(["+1", "+4"]);
});

test("two tokens that are pointed at as a swap change places", () => {
  render(Seated, { board: imhotepDuel.board, view: duelView(), hint: ["cargo:B:1", "cargo:B:3"] });
  const shifted = [...document.querySelectorAll<HTMLElement>(".shifted [data-spot]")].map((piece) => piece.dataset.spot);
  expect(shifted).toEqual(["cargo:B:1", "cargo:B:3"]);
});

test("face-down temples hide what they are worth, and both players' sites say their worth", () => {
  const seat = duelSeat(1, { temples: 1, points: null, sites: { ...duelSeat(1).sites, temple: null, pyramid: -6 } });
  render(Seated, { board: imhotepDuel.board, view: duelView({ seats: [duelSeat(0), seat] }) });
  const values = [...document.querySelectorAll(".site .points")].map((value) => value.textContent);
  expect(values).toEqual(["0", "?", "−6", "0", "0", "0", "0", "0"]); // the opponent's sites are above one's own
});

test("moves stand under headings, cargo by boats", () => {
  const move = (kind: string, args: Record<string, string>): LegalMove => ({
    move: 0, text: "", targets: [], final: false, message: { id: `imhotep_duel-move-${kind}`, args },
  });
  const group = (kind: string, args: Record<string, string> = {}): unknown => imhotepDuel.group?.(move(kind, args));
  expect(group("place", { space: "b2" })).toEqual({ heading: "Place a meeple on", label: "b2" });
  expect(group("unload", { boat: "B" })).toEqual({ heading: "Unload boat", label: "B" });
  expect(group("swap", { first: "Obelisk", second: "Tomb 1", boat: "B", spaces: "1-2" })).toEqual({
    heading: "Swap on boat B", label: "Obelisk ⇄ Tomb 1",
  });
  expect(group("pass")).toBeNull();
});

test("every kind of token finds its site", () => {
  const sites = ["obelisk", "light_pyramid", "temple_2", "tomb_12", "take", "place_and_unload"].map(siteOf);
  expect(sites).toEqual(["obelisk", "pyramid", "temple", "tomb", null, null]);
  expect([0, 4, 8].map(spaceName)).toEqual(["a1", "b2", "c3"]);
});

test("on a tray each token has its place, and what would come has the next ones", () => {
  const seat = duelSeat(0, { tokens: { light_pyramid: 2, tomb_7: 1 }, temples: 3 });
  const at = (site: "pyramid" | "tomb" | "temple", tokens: Parameters<typeof arrivals>[1], covered = false): unknown[] =>
    arrivals(site, tokens, seat, false, covered).map(({ box }) => box);
  expect(at("pyramid", ["light_pyramid", "dark_pyramid", "light_pyramid"])).toEqual([2, 6, 3].map(trayPlace));
  expect(at("tomb", ["tomb_12"])).toEqual([trayPlace(11)]);
  expect(at("temple", ["temple_4", "temple_1"], true)).toEqual([3, 4].map(trayPlace));
  expect(landings("pyramid", seat, false, false).map(({ box }) => box)).toEqual([1, 6].map(trayPlace)); // on the last one there
});
