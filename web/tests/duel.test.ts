// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gameModule } from "../src/games";
import { arrow, cargoPoint, spacePoint } from "../src/games/imhotep_duel/arrows";
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

test("the table in words tells all that lies on it", () => {
  const seat = duelSeat(1, {
    temples: 2, tokens: { tomb_3: 1, tomb_4: 1, light_pyramid: 2 }, actions: { take: 2 }, points: null,
    sites: { obelisk: 0, temple: null, pyramid: 3, tomb: 4, actions: 2, meeples: 1 },
  });
  const view = { ...ABOUT_TO_UNLOAD, seats: [duelSeat(0, { tokens: { obelisk: 5 }, first_to_five: true }), seat] };
  const text = imhotepDuel.describe(view, NAMES).flatMap((part) => [part.heading, ...part.lines]).join("\n");
  for (const fact of [
    "Nefertari has a meeple on c2", "18 unloadings until the end", "39 tokens in the supply", "3 tokens in the reserve",
    "Boat 2: Obelisk, Temple 3, Tomb 7. Unloading it now brings: Tomb 7 to Nefertari, Temple 3 to Thoth, Obelisk to the box",
    "Obelisk, side A: 5 × Obelisk, the first to have five", "Temple, side A: 2 tokens, face down – Points face-down",
    "Pyramid, side A: 2 light, 0 dark – 3 points", "Tomb, side A: 3, 4 – 4 points", "Action tokens: 2 × Take 1 Cargo Token",
    "10 points, and what lies face-down",
  ]) {
    expect(text).toContain(fact);
  }
});

describe("what an unloading would bring", () => {
  const seated = (part: { hint?: string[]; legal?: LegalMove[]; onchoose?: (target: string) => void } = {}): void => {
    render(Seated, { board: imhotepDuel.board, view: ABOUT_TO_UNLOAD, legal: [UNLOAD], ...part });
  };
  const caption = (): string[] => [...document.querySelectorAll(".caption li")].map((line) => line.textContent?.trim() ?? "");
  const BRINGS = ["Tomb 7 to Nefertari", "Temple 3 to Thoth", "Obelisk to the box"];
  const boat = (): HTMLElement => screen.getByRole("button", { name: /^Boat 2: Obelisk, Temple 3, Tomb 7/ });
  const around = (): HTMLElement => boat().closest<HTMLElement>(".boat") as HTMLElement;

  test("is not in the way unasked", () => {
    seated();
    expect(caption()).toEqual([]);
  });

  test("is shown while the mouse is over the boat", async () => {
    seated();
    await fireEvent(around(), new MouseEvent("pointerenter"));
    expect(caption()).toEqual([]); // no mouse: a finger that only passes
    await fireEvent(around(), Object.assign(new MouseEvent("pointerenter"), { pointerType: "mouse" }));
    expect(caption()).toEqual(BRINGS);
    expect(document.querySelectorAll(".arrows .head")).toHaveLength(3);
    await fireEvent(around(), Object.assign(new MouseEvent("pointerleave"), { pointerType: "mouse" }));
    expect(caption()).toEqual([]);
  });

  test("is shown while the button of the move is pointed at", () => {
    seated({ hint: ["boat:2"] });
    expect(caption()).toEqual(BRINGS);
  });

  test("is shown for a boat that is not to be unloaded now, if it could be", async () => {
    seated({ legal: [] });
    await fireEvent.click(boat());
    expect(caption()).toEqual(BRINGS);
  });

  test("is shown after a long press, which does not unload", async () => {
    vi.useFakeTimers();
    const onchoose = vi.fn();
    seated({ onchoose });
    await fireEvent.pointerDown(boat(), { pointerType: "touch" });
    await vi.advanceTimersByTimeAsync(600);
    await fireEvent.pointerUp(boat());
    await fireEvent.click(boat());
    expect(caption()).toEqual(BRINGS);
    expect(onchoose).not.toHaveBeenCalled();
    await fireEvent.click(boat());
    expect(onchoose).toHaveBeenCalledWith("boat:2");
    vi.useRealTimers();
  });

  test("is told to those who listen, at the boat and at the button", () => {
    seated();
    const spoken = `Unloading it now brings: ${BRINGS.join(", ")}`;
    expect(boat().getAttribute("aria-description")).toBe(spoken);
    expect(imhotepDuel.foresee?.(UNLOAD, ABOUT_TO_UNLOAD, NAMES)).toBe(spoken);
    expect(imhotepDuel.foresee?.(place("b2", 4), ABOUT_TO_UNLOAD, NAMES)).toBe("");
  });

  test("a mouse may click on any token of the boat, a finger asks what it is", async () => {
    const onchoose = vi.fn();
    seated({ onchoose });
    const token = within(around()).getByRole("button", { name: "Boat 2, space 2: Temple 3" });
    await fireEvent(token, Object.assign(new MouseEvent("click", { bubbles: true }), { pointerType: "touch" }));
    expect(onchoose).not.toHaveBeenCalled();
    await fireEvent(token, Object.assign(new MouseEvent("click", { bubbles: true }), { pointerType: "mouse" }));
    expect(onchoose).toHaveBeenCalledWith("boat:2");
  });
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
  expect(values).toEqual(["0", "?", "−6", "0", "0", "0", "0", "0"]); // the opponent's above one's own
});

test("moves stand under headings, cargo by boats", () => {
  const move = (kind: string, args: Record<string, string>): LegalMove => ({
    move: 0, text: "", targets: [], message: { id: `imhotep_duel-move-${kind}`, args },
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

test("an arrow begins at its token and ends at its meeple", () => {
  const [from, to] = [cargoPoint("1", 3), spacePoint(2)];
  expect(from.y).toBeCloseTo(to.y, 0); // a boat lies before its line
  expect(from.x).toBeGreaterThan(cargoPoint("1", 1).x);
  const { path, head } = arrow(from, to, 0.3);
  expect(path.startsWith(`M${from.x} ${from.y}`)).toBe(true);
  expect(head.startsWith(`M${to.x} ${to.y}`)).toBe(true);
});
