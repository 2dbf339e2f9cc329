// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gameModule } from "../src/games";
import { outline } from "../src/games/imhotep/chamber";
import { landingStones, placedStones } from "../src/games/imhotep/placedStones";
import { CARDS, SITES, type ImhotepView, type Site } from "../src/games/imhotep/view";
import type { LegalMove } from "../src/lib/api";
import { words } from "../src/lib/words.svelte";
import { moorings, planOf } from "../src/games/imhotep/plan";
import { income, picks } from "../src/games/imhotep/sailingGains";
import { NAMES, READY, sail, SAILINGS, seat, ship, stone, table, TO_TEMPLE } from "./imhotep-fixtures";
import Seated from "./Seated.svelte";
import { english } from "./texts";

const imhotep = await gameModule("imhotep");

afterEach(cleanup);

beforeEach(() => {
  words.texts = english();
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
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
  const places = SITES.flatMap((site) => placedStones(full, site).map((stone) => ({ ...stone, site })));
  expect(places).toHaveLength(9 + 3 + 3 + 4 + 3 + 3);
  expect(new Set(places.map(({ spot }) => spot)).size).toBe(places.length);
  expect(new Set(places.map(({ site, box }) => `${site} ${box.x} ${box.y}`)).size).toBe(places.length);
});

test("foretold stones lie where they will lie", () => {
  const view = table({ obelisks: [1, 0] });
  const after = table({ obelisks: [3, 1], burial_chamber: [1, 0] });
  const spots = (site: "obelisks" | "burial_chamber", stones: ReturnType<typeof stone>[]): number[] =>
    landingStones(view, site, stones).map(({ box }) => Math.round(box.x));
  const lying = (site: Site): number[] => placedStones(after, site).map(({ box }) => Math.round(box.x));
  expect(spots("burial_chamber", [stone(1, 1, { place: 0 }), stone(2, 0, { place: 1 })])).toEqual(lying("burial_chamber"));
  expect(spots("obelisks", [stone(1, 0, { place: 1 }), stone(2, 0, { place: 2 }), stone(3, 1, { place: 0 })])).toEqual(lying("obelisks").slice(1));
  expect(landingStones(view, "market", [stone(1, 0)])).toEqual([]);
});

test("the table in words is complete", () => {
  const view = {
    ...READY,
    wrath: true,
    burial_chamber: [0, 0, 1],
    chamber_groups: [{ seat: 0, spaces: [0, 1], points: 3 }, { seat: 1, spaces: [2], points: 1 }],
    market: { ...READY.market, discard: { hammer: 1, statue: 2 } },
    seats: [seat(0, { track: 3, points: 9, cards: { statue: 2, lever: 1 } }), seat(1, { sled: 5, quarry: 1 })],
  };
  const text = imhotep.describe(view, NAMES).flatMap((part) => [part.heading, ...part.lines]).join("\n");
  for (const fact of [
    "Round 1 of 6, ships of 3 3 2 1 spaces", "30 cards in the draw pile", "Discard pile: 2 × Statue, Hammer", "Wrath of the Pharaoh",
    "Ship 1: Thoth, empty, Nefertari, sails with 2 stones or more",
    "Temple: If it sails there now: Thoth in column 1, on top of Nefertari, Nefertari in column 2. If the game then ended: Thoth +1.",
    "Market, side A: Statue, Lever, Entrance, Sail", "the next space scores 2 points",
    "Column 1, 1 high, Nefertari on top, earns 1 point", "Nefertari has 2 touching stones for 3", "Thoth has a single stone for 1",
    "3 on the score track, 9 if the game ended now", "Cards: 2 × Statue, Lever", "5 stones on the sled", "1 stone in the quarry",
  ]) {
    expect(text).toContain(fact);
  }
});

test("which boards are reconstructed is nothing for the table", () => {
  const shown = (reconstructed: ImhotepView["reconstructed"]): string => {
    const view = { ...READY, reconstructed };
    render(Seated, { board: imhotep.board, view, legal: [] });
    const page = document.body.innerHTML;
    cleanup();
    return page + JSON.stringify(imhotep.describe(view, NAMES));
  };
  expect(shown(["pyramids", "obelisks"])).toBe(shown([]));
});

test("every name that is put together is in the catalogue", () => {
  const ids = [
    ...["point", "choice", "points", "card"].map((gives) => `table-gives-${gives}`),
    ...["card", "stones", "ship"].flatMap((bonus) => [`table-bonus-${bonus}`, `about-bonus-${bonus}`]),
    ...["left", "middle", "right"].map((name) => `table-pyramid-${name}`),
    ...["black", "white", "brown", "gray"].map((color) => `table-plays-${color}`),
    ...["choice", "points", "card"].map((gives) => `about-column-${gives}`),
    ...CARDS.flatMap((card) => [`card-${card}`, `about-${card}`]),
    ...["track", "sled", "quarry", "ship", "stone", "pile", "discard", "pair", "round_card", "wrath", "cards"].map((id) => `about-${id}`),
  ];
  expect(ids.filter((id) => !words.texts.has(`imhotep-${id}`))).toEqual([]);
});

describe("before a ship sails", () => {
  const seated = (part: { view?: ImhotepView; hint?: string[]; chosen?: string[]; legal?: LegalMove[]; onchoose?: (target: string) => void } = {}): void => {
    const { view = READY, ...rest } = part;
    render(Seated, { board: imhotep.board, view, legal: SAILINGS, ...rest });
  };
  /** The sites with a preview, and its text. */
  const ribbons = (): string[] => [...document.querySelectorAll<HTMLElement>("[data-site]:has(.ribbon)")].map((site) => site.dataset.site ?? "");
  const ribbon = (place: string): string => document.querySelector(`${place} .ribbon`)?.textContent?.replace(/\s/g, "") ?? "";
  const hull = (number: number): HTMLElement => document.querySelector<HTMLElement>(`[data-spot='ship:${number}']`)!;
  const mouse = (element: Element, type: string): Promise<boolean> => fireEvent(element, Object.assign(new MouseEvent(type), { pointerType: "mouse" }));
  const STONES = ["Thoth in column 1, on top of Nefertari", "Nefertari in column 2"];

  test("nothing is in the way unasked", () => {
    seated();
    expect([ribbons(), document.querySelectorAll(".ghosts").length]).toEqual([[], 0]);
  });

  test("who gets what is shown at the site while its button is pointed at", () => {
    seated({ hint: ["ship:1", "site:temple"] });
    expect(ribbons()).toEqual(["temple"]);
    expect(ribbon("[data-site='temple']")).toBe("+1↻");
    expect(document.querySelectorAll(".ghosts .stone")).toHaveLength(2);
  });

  test("a previewed ship shows its gains at every free landing stage", async () => {
    seated({ legal: [] });
    await mouse(hull(1).closest(".ship")!, "pointerenter");
    expect(ribbons()).toEqual(["market", "temple"]);
    await mouse(hull(1).closest(".ship")!, "pointerleave");
    expect(ribbons()).toEqual([]);
  });

  test("a previewed or chosen site shows the gains of every ship there", async () => {
    seated();
    await mouse(document.querySelector("[data-site='temple']")!, "pointerenter");
    expect(document.querySelectorAll(".berth .ribbon")).toHaveLength(2);
    cleanup();
    seated({ chosen: ["site:temple"] });
    expect(document.querySelectorAll(".berth .ribbon")).toHaveLength(2);
  });

  test("a chosen ship stays marked and shows its gains, unless a stone is to be placed on it", () => {
    seated({ chosen: ["ship:1"] });
    expect(hull(1).getAttribute("aria-pressed")).toBe("true");
    expect(ribbons()).toEqual(["market", "temple"]);
    cleanup();
    seated({ chosen: ["sled", "ship:1"] });
    expect(ribbons()).toEqual([]);
  });

  test("the only ship that may sail need not be chosen", () => {
    seated({ view: { ...READY, step: "sail_on", sailing: 1 } });
    expect(ribbons()).toEqual(["market", "temple"]);
  });

  test("a stone aboard stands for its ship", async () => {
    const onchoose = vi.fn();
    seated({ onchoose });
    await fireEvent.click(screen.getByRole("button", { name: "Ship 1, space 3: a stone of Nefertari" }));
    expect(onchoose).toHaveBeenCalledWith("ship:1");
  });

  test("it is in the descriptions of the ship and of the button", () => {
    seated();
    const spoken = `If it sails there now: ${STONES.join(", ")}. If the game then ended: Thoth +1.`;
    expect(hull(1).getAttribute("aria-description")).toContain(`Temple: ${spoken}`);
    expect(imhotep.previewMove?.(sail(1, "temple"), READY, NAMES)).toBe(spoken);
    expect(imhotep.previewMove?.({ ...sail(1, "temple"), targets: ["quarry"] }, READY, NAMES)).toBe("");
  });

  test("owners who will choose are named, nothing is promised", () => {
    expect(imhotep.previewMove?.(sail(1, "market"), READY, NAMES)).toBe("If it sails there now: Thoth takes one of 4 cards, Nefertari takes one of 3 cards.");
  });
});

describe("in the middle of something", () => {
  test("the player who looks at the pair sees it, the others see its backs", () => {
    const sides = { ...table().sides, market: "B" as const };
    const market = { ...table().market, offer: [null, "statue", null] as ImhotepView["market"]["offer"], pair: 2 };
    const view = table({ sides, market: { ...market, looking: ["lever", "chisel"] }, step: "keep", actor: 0 });
    const { unmount } = render(Seated, { board: imhotep.board, view });
    expect(screen.getByRole("group", { name: "You look at the pair" }).querySelectorAll("button")).toHaveLength(2);
    unmount();
    render(Seated, { board: imhotep.board, view: table({ ...view, viewer: 1, market }) });
    expect(screen.queryByRole("button", { name: /From the pair/ })).toBeNull();
    expect(screen.getByText("Nefertari looks at the pair")).toBeTruthy();
  });

  test("the order of unloading that was chosen so far is shown", () => {
    const view = table({ step: "order", sailing: 1, order: [1, 0] }, ship(1, { hold: [null, null, 0, 1], site: "temple" }));
    render(Seated, { board: imhotep.board, view });
    const lines = [...screen.getByRole("list", { name: "Unloading order" }).querySelectorAll("li")];
    expect(lines.map((line) => line.textContent?.trim())).toEqual(["1: Thoth", "2: Nefertari"]);
  });
});

test("gains at the market are shown as far as they are certain", () => {
  const sailing = READY.ships[0]!.sailings[0]!;
  const at = (offer: ImhotepView["market"]["offer"], pair = 0): unknown[] =>
    picks({ ...READY, market: { ...READY.market, offer, pair } }, sailing).map(({ card, choices }) => card ?? choices);
  expect(at(["statue", null, null, null])).toEqual(["statue", 0]);
  expect(at(["statue", "statue", null, null])).toEqual(["statue", "statue"]);
  expect(at(["statue", null, null], 2)).toEqual([2, 1]);
});

test("stones that cover others take what these would have brought at the end of the round", () => {
  const temple = [{ gives: "points" as const, stones: [0] }, { gives: "card" as const, stones: [] }];
  const sailing = { ...TO_TEMPLE, stones: [stone(1, 1, { place: 0 }), stone(2, 0, { place: 1 })] };
  expect(income({ ...READY, temple }, sailing)).toEqual([-2, 2]);
});

test("ships are next to each other without touching, the opened one larger than the others", () => {
  for (const [width, height] of [[340, 180], [260, 260], [740, 290]] as const) {
    for (const opened of [null, 0, 3]) {
      const boxes = moorings([4, 4, 3, 2], width, height, opened);
      for (const [i, box] of boxes.entries()) {
        expect(box.x >= -0.01 && box.x + box.width <= width + 0.01 && box.y >= -0.01 && box.y + box.height <= height + 0.01).toBe(true);
        const apart = boxes.slice(i + 1).every((next) => next.x >= box.x + box.width || box.x >= next.x + next.width || next.y >= box.y + box.height - 0.01 || box.y >= next.y + next.height - 0.01);
        expect(apart).toBe(true);
      }
      if (opened !== null) expect(boxes[opened]!.scale).toBe(Math.max(...boxes.map(({ scale }) => scale)));
    }
  }
});

test("the board fits into the room of phones and screens", () => {
  for (const [width, height, mode, tight] of [[344, 548, "tall", true], [374, 652, "tall", true], [752, 832, "tall", false], [613, 338, "low", true], [919, 624, "wide", false], [1988, 1252, "wide", false]] as const) {
    const plan = planOf(width, height);
    expect([plan.mode, plan.tight]).toEqual([mode, tight]);
    const row = plan.site * 0.75 + plan.head;
    expect(3 * plan.site + 2 * plan.gap + (mode === "low" ? plan.water + plan.gap : 0)).toBeLessThanOrEqual(width + 0.1);
    expect(2 * row + plan.strip + 2 * plan.gap).toBeLessThanOrEqual(height + 0.1);
  }
});

test("seats are known by their stones", () => {
  expect(imhotep.seats?.map(({ symbol }) => symbol)).toEqual(["black", "white", "brown", "gray"].map((color) => `imhotep-stone-${color}`));
});

test("moves stand under headings, placing and sailing by ships", () => {
  const place: LegalMove = { move: 1, text: "place 2:3", targets: [], final: false, message: { id: "imhotep-move-place", args: { ship: 2, space: 3 } } };
  expect(imhotep.group?.(place)).toEqual({ heading: "A stone on ship 2, space", label: "3" });
  expect(imhotep.group?.(sail(3, "burial_chamber"))).toEqual({ heading: "Sail ship 3 to", label: "Burial chamber" });
  expect(imhotep.group?.({ ...place, message: { id: "imhotep-move-get", args: { count: 3 } } })).toBeNull();
});
