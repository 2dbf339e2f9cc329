// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gameModule } from "../src/games";
import { outline } from "../src/games/imhotep/chamber";
import { everyStone, foreseen } from "../src/games/imhotep/laid";
import { CARDS, type ImhotepView } from "../src/games/imhotep/view";
import type { LegalMove } from "../src/lib/api";
import { words } from "../src/lib/words.svelte";
import { NAMES, READY, sail, SAILINGS, seat, ship, stone, table, TEMPLE } from "./imhotep-fixtures";
import Seated from "./Seated.svelte";
import { english } from "./texts";

const imhotep = await gameModule("imhotep");

afterEach(cleanup);

beforeEach(() => {
  words.texts = english();
});

test("a line runs around the stones of a group, not through it", () => {
  const lines = (...spaces: number[]): number => outline({ seat: 0, spaces, points: 0 }).split("M").length - 1;
  expect([lines(0), lines(0, 1), lines(0, 1, 3, 4)]).toEqual([4, 6, 8]);
});

test("every stone of the view lies somewhere, no two in one place", () => {
  const full = table({
    sides: { market: "B", pyramids: "B", temple: "B", burial_chamber: "B", obelisks: "B" },
    pyramids: [0, 1, 2].map((i) => ({ stones: [i % 2, 1, 0, null, null], spaces: [2, "card", 3, "ship", 4] })),
    side_stones: [2, 1], temple: [{ gives: "choice", stones: [0, 1] }, { gives: "card", stones: [1] }],
    burial_chamber: [0, 1, 1, 0], obelisks: [1, 2], towers: [{ points: 12, seat: 1 }, { points: 9, seat: null }],
  });
  const places = everyStone(full);
  expect(places).toHaveLength(9 + 3 + 3 + 4 + 3 + 3);
  expect(new Set(places.map(({ spot }) => spot)).size).toBe(places.length);
  expect(new Set(places.map(({ site, box }) => `${site} ${box.x} ${box.y}`)).size).toBe(places.length);
});

test("foretold stones lie where they will lie", () => {
  const view = table({ obelisks: [1, 0] });
  const after = table({ obelisks: [3, 1], burial_chamber: [1, 0] });
  const spots = (site: "obelisks" | "burial_chamber", stones: ReturnType<typeof stone>[]): number[] =>
    foreseen(view, site, stones).map(({ box }) => Math.round(box.x));
  const lying = (site: string): number[] => everyStone(after).filter((each) => each.site === site).map(({ box }) => Math.round(box.x));
  expect(spots("burial_chamber", [stone(1, 1, { place: 0 }), stone(2, 0, { place: 1 })])).toEqual(lying("burial_chamber"));
  expect(spots("obelisks", [stone(1, 0, { place: 1 }), stone(2, 0, { place: 2 }), stone(3, 1, { place: 0 })])).toEqual(lying("obelisks").slice(1));
  expect(foreseen(view, "market", [stone(1, 0)])).toEqual([]);
});

test("the table in words tells all that lies on it", () => {
  const view = {
    ...READY,
    wrath: true,
    reconstructed: ["pyramids" as const],
    burial_chamber: [0, 0, 1],
    chamber_groups: [{ seat: 0, spaces: [0, 1], points: 3 }, { seat: 1, spaces: [2], points: 1 }],
    market: { ...READY.market, discard: { hammer: 1, statue: 2 } },
    seats: [seat(0, { track: 3, points: 9, cards: { statue: 2, lever: 1 } }), seat(1, { sled: 5, quarry: 1 })],
  };
  const text = imhotep.describe(view, NAMES).flatMap((part) => [part.heading, ...part.lines]).join("\n");
  for (const fact of [
    "Round 1 of 6, ships of 3 3 2 1 spaces", "30 cards in the draw pile", "Discard pile: 2 × Statue, Hammer", "Wrath of the Pharaoh",
    "Ship 1: Thoth, empty, Nefertari, sails with 2 stones or more",
    "Temple: Sailing it there now: Thoth in column 1, on top of Nefertari, Nefertari in column 2. If the game ended then: Thoth +1.",
    "Market, side A: Statue, Lever, Entrance, Sail", "the next space brings 2 points", "Some figures are reconstructed",
    "Column 1, 1 high, Nefertari on top, brings 1 point", "Nefertari has 2 touching stones for 3", "Thoth has 1 stone by itself for 1",
    "3 on the score track, 9 if the game ended now", "Cards: 2 × Statue, Lever", "5 stones on the sled", "1 stone in the quarry",
  ]) {
    expect(text).toContain(fact);
  }
});

test("every name that is put together is in the catalogue", () => {
  const ids = [
    ...["point", "choice", "points", "card"].map((gives) => `table-gives-${gives}`),
    ...["card", "stones", "ship"].flatMap((bonus) => [`table-bonus-${bonus}`, `about-bonus-${bonus}`]),
    ...["left", "middle", "right"].map((name) => `table-pyramid-${name}`),
    ...["black", "white", "brown", "gray"].map((color) => `table-plays-${color}`),
    ...["choice", "points", "card"].map((gives) => `about-column-${gives}`),
    ...CARDS.flatMap((card) => [`card-${card}`, `about-${card}`]),
    ...["track", "sled", "quarry", "ship", "stone", "pile", "discard", "pair", "round_card", "wrath", "reconstructed"].map((id) => `about-${id}`),
  ];
  expect(ids.filter((id) => !words.texts.has(`imhotep-${id}`))).toEqual([]);
});

describe("before a ship sails", () => {
  const seated = (part: { view?: ImhotepView; hint?: string[]; legal?: LegalMove[]; onchoose?: (target: string, among?: readonly LegalMove[]) => void } = {}): void => {
    const { view = READY, ...rest } = part;
    render(Seated, { board: imhotep.board, view, legal: SAILINGS, ...rest });
  };
  const caption = (): string[] => [...document.querySelectorAll(".caption li")].map((line) => line.textContent?.trim() ?? "");
  const ribbons = (): string[] => [...document.querySelectorAll<HTMLElement>("[data-site]")].filter((site) => site.querySelector(".ribbon")).map((site) => site.dataset.site ?? "");
  const hull = (number: number): HTMLElement => document.querySelector<HTMLElement>(`[data-spot='ship:${number}']`)!;
  const ground = (site: string): HTMLElement => document.querySelector<HTMLElement>(`[data-spot='site:${site}']`)!;
  const mouse = (element: Element, type: string): Promise<boolean> => fireEvent(element, Object.assign(new MouseEvent(type), { pointerType: "mouse" }));
  const STONES = ["Thoth in column 1, on top of Nefertari", "Nefertari in column 2"];

  test("nothing is in the way unasked", () => {
    seated();
    expect([caption(), ribbons()]).toEqual([[], []]);
  });

  test("who gets what is shown stone by stone while its button is pointed at", () => {
    seated({ hint: ["ship:1", "site:temple"] });
    expect(caption()).toEqual(STONES);
    expect(document.querySelectorAll(".ghosts .stone")).toHaveLength(2);
    expect(document.querySelector(".worth:not([aria-hidden])")?.textContent).toBe("If the game ended then: Thoth +1.");
  });

  test("a ship that is looked at tells at every free landing stage what it would bring", async () => {
    seated({ legal: [] });
    await mouse(hull(1).closest(".ship")!, "pointerenter");
    expect(ribbons()).toEqual(["market", "temple"]);
    await mouse(hull(1).closest(".ship")!, "pointerleave");
    expect(ribbons()).toEqual([]);
  });

  test("a site that is looked at tells of every ship that could come", async () => {
    seated();
    await mouse(document.querySelector("[data-site='temple']")!, "pointerenter");
    expect(caption().map((line) => line.slice(0, 6))).toEqual(["Ship 1", "Ship 4"]);
  });

  test("the ship is chosen first, then its landing stage", async () => {
    const onchoose = vi.fn();
    seated({ onchoose });
    expect(hull(1).getAttribute("aria-pressed")).toBe("false");
    await fireEvent.click(hull(1));
    expect(onchoose).not.toHaveBeenCalled();
    expect(hull(1).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("status").textContent).toBe("Ship 1 sails: choose a landing stage");
    expect(ribbons()).toEqual(["market", "temple"]);
    await fireEvent.click(ground("temple"));
    expect(onchoose).toHaveBeenLastCalledWith("site:temple", [SAILINGS[1]]);
    await fireEvent.click(hull(1));
    expect(hull(1).getAttribute("aria-pressed")).toBe("false");
  });

  test("without a ship chosen a site asks which one, and the only sailing of a ship needs no choice", async () => {
    const onchoose = vi.fn();
    seated({ onchoose });
    await fireEvent.click(ground("temple"));
    expect(onchoose).toHaveBeenLastCalledWith("site:temple", [SAILINGS[1], SAILINGS[2]]);
    await fireEvent.click(hull(4));
    expect(onchoose).toHaveBeenLastCalledWith("ship:4", [SAILINGS[2]]);
  });

  test("a stone aboard stands for its ship", async () => {
    seated();
    await fireEvent.click(screen.getByRole("button", { name: "Ship 1, space 3: a stone of Nefertari" }));
    expect(hull(1).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.keyDown(document, { key: "Escape" });
    expect(hull(1).getAttribute("aria-pressed")).toBe("false");
  });

  test("it is told to those who listen, at the ship and at the button", () => {
    seated();
    const spoken = `Sailing it there now: ${STONES.join(", ")}. If the game ended then: Thoth +1.`;
    expect(hull(1).getAttribute("aria-description")).toContain(`Temple: ${spoken}`);
    expect(imhotep.foresee?.(sail(1, "temple"), READY, NAMES)).toBe(spoken);
    expect(imhotep.foresee?.({ ...sail(1, "temple"), targets: ["quarry"] }, READY, NAMES)).toBe("");
  });

  test("owners who will choose are named, nothing is promised", () => {
    expect(imhotep.foresee?.(sail(1, "market"), READY, NAMES)).toBe("Sailing it there now: Thoth takes a card, Nefertari takes a card.");
  });
});

describe("in the middle of something", () => {
  test("the pair is shown to whoever looks at it, the others see its backs", () => {
    const sides = { ...table().sides, market: "B" as const };
    const market = { ...table().market, offer: [null, "statue", null] as ImhotepView["market"]["offer"], pair: 2 };
    const view = table({ sides, market: { ...market, looking: ["lever", "chisel"] }, step: "keep", actor: 0 });
    const { unmount } = render(Seated, { board: imhotep.board, view });
    expect(screen.getByRole("group", { name: "You look at the pair" }).querySelectorAll("button")).toHaveLength(2);
    unmount();
    render(Seated, { board: imhotep.board, view: table({ ...view, viewer: 1, market }) });
    expect(screen.queryByRole("button", { name: /Of the pair/ })).toBeNull();
    expect(screen.getByText("Nefertari looks at the pair")).toBeTruthy();
  });

  test("the order of unloading that was chosen so far is shown", () => {
    const view = table({ step: "order", sailing: 1, order: [1, 0] }, ship(1, { hold: [null, null, 0, 1], site: "temple" }));
    render(Seated, { board: imhotep.board, view });
    const lines = [...screen.getByRole("list", { name: "Order of unloading" }).querySelectorAll("li")];
    expect(lines.map((line) => line.textContent?.trim())).toEqual(["1: Thoth", "2: Nefertari"]);
  });

  test("a bonus that one need not take can be refused on the board", async () => {
    const onchoose = vi.fn();
    const decline: LegalMove = { move: 1, text: "decline", message: { id: "imhotep-move-decline-draw", args: {} }, targets: ["decline"] };
    render(Seated, { board: imhotep.board, view: table({ step: "may_draw" }), legal: [decline], onchoose });
    await fireEvent.click(screen.getByRole("button", { name: /^Decline/ }));
    expect(onchoose).toHaveBeenCalledWith("decline", [decline]);
  });
});

test("sites with reconstructed figures carry a mark, and only those", () => {
  render(Seated, { board: imhotep.board, view: table({ reconstructed: ["temple", "obelisks"] }) });
  const marked = [...document.querySelectorAll<HTMLElement>("[data-about='reconstructed']")].map((mark) => mark.closest<HTMLElement>("[data-site]")?.dataset.site);
  expect(marked).toEqual(["temple", "obelisks"]);
});

test("moves stand under headings, placing and sailing by ships", () => {
  const place: LegalMove = { move: 1, text: "place 2:3", targets: [], message: { id: "imhotep-move-place", args: { ship: 2, space: 3 } } };
  expect(imhotep.group?.(place)).toEqual({ heading: "A stone on ship 2, space", label: "3" });
  expect(imhotep.group?.(sail(3, "burial_chamber"))).toEqual({ heading: "Sail ship 3 to", label: "Burial chamber" });
  expect(imhotep.group?.({ ...place, message: { id: "imhotep-move-get", args: { count: 3 } } })).toBeNull();
});
