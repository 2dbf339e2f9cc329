// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { frame } from "../src/games/ankhor/art/estate";
import { KINDS } from "../src/games/ankhor/art/tiles";
import { gameModule } from "../src/games";
import { Movers, standing } from "../src/games/ankhor/ankhs";
import { emblem, lineAround } from "../src/games/ankhor/groups";
import { back } from "../src/games/ankhor/recenter";
import { shift } from "../src/games/ankhor/shift";
import { inHand, priced, TOKENS_IN_ORDER, type AnkhorPlace, type AnkhorSpace, type AnkhorView } from "../src/games/ankhor/view";
import type { LegalMove } from "../src/lib/api";
import { watching } from "../src/lib/playing";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";
import { move, NAMES, seat, space, table, tiles } from "./ankhor-fixtures";
import Seated from "./Seated.svelte";
import { english } from "./texts";

const ankhor = await gameModule("ankhor");

afterEach(cleanup);

beforeEach(() => {
  words.texts = english();
});

/** Three tiles in a corner, and the same with one more above them: everything is one row lower. */
const CORNER = tiles("uj11 gf12 w221");
const GROWN = tiles("rs11 uj21 gf22 w231");

test("an estate that grows upwards has new rows", () => {
  expect(shift(CORNER, GROWN)).toEqual({ rows: 1, columns: 0 });
  expect(shift([], GROWN)).toEqual({ rows: 0, columns: 0 });
});

test("an estate that has grown starts where it was", () => {
  const then = { frame: frame(CORNER, false), rect: { left: 100, top: 50, width: 240 } };
  const same = { ...then, rect: { left: 100, top: 50, width: 240 } };
  expect(back(then, same, { rows: 0, columns: 0 })).toBeNull();
  // Tiles of the same size with one more row above: the drawing starts one tile lower, so the tiles must move up by one.
  const now = { frame: frame(GROWN, false), rect: { left: 100, top: 50, width: 240 } };
  expect(back(then, now, { rows: 1, columns: 0 })).toBe("translate(0.0px, -100.0px) scale(1.0000)");
  // Twice as large now.
  expect(back(then, { ...now, rect: { left: 0, top: 0, width: 480 } }, { rows: 0, columns: 0 })).toBe("translate(100.0px, 50.0px) scale(0.5000)");
});

test("an estate that has grown moves there, but not for who wants nothing to move", async () => {
  const animate = vi.fn();
  HTMLElement.prototype.animate = animate;
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => act());
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ left: 100, top: 50, width: 240 } as DOMRect);
  const grow = async (): Promise<number> => {
    const part = { board: ankhor.board, view: table({ seats: [seat(0, { estate: CORNER }), seat(1)] }) };
    const { rerender } = render(Seated, part);
    await rerender({ ...part, view: table({ seats: [seat(0, { estate: GROWN }), seat(1)] }) });
    cleanup();
    return animate.mock.calls.length;
  };
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.choose({ speed: "normal" });
  expect(await grow()).toBe(1);
  settings.choose({ speed: "off" });
  expect(await grow()).toBe(1);
  settings.choose({ speed: "normal" });
});

describe("what a tile costs", () => {
  const lacks = (...goods: AnkhorSpace["markers"]) => ({ seat: 0, lacks: goods, buys: "no" as const });

  test("of two equal markers one is covered by a single token", () => {
    const twice = space(1, { markers: ["fish", "ivory", "fish"] });
    expect(priced(twice, lacks("fish")).map(({ covered }) => covered)).toEqual([true, true, false]);
    expect(priced(twice, lacks("fish", "fish", "ivory")).some(({ covered }) => covered)).toBe(false);
    expect(priced(twice, null).every(({ covered }) => covered)).toBe(true);
  });

  test("tokens on warehouses are not in hand", () => {
    const rich = seat(0, { tokens: { fish: 2, ankh: 1, herbs: 1 }, estate: tiles("uh11 gh12", { 1: { stored: true }, 2: { stored: true } }) });
    expect(inHand(rich)).toEqual([{ token: "fish", count: 1 }, { token: "ankh", count: 1 }]);
  });
});

describe("the board", () => {
  const OFFERS = [
    space(1, { offers: [{ seat: 0, lacks: [], buys: "full" }, { seat: 1, lacks: ["fish"], buys: "no" }] }),
    space(2, { offers: [{ seat: 0, lacks: ["ivory"], buys: "less" }, { seat: 1, lacks: [], buys: "full" }] }),
    space(3, { tile: null, offers: [] }),
  ];
  const seated = (view: AnkhorView, legal: LegalMove[] = [], onchoose?: (target: string, among?: readonly LegalMove[]) => void): void => {
    render(Seated, { board: ankhor.board, view, legal, ...(onchoose ? { onchoose } : {}) });
  };
  const costs = (): string[] => [...document.querySelectorAll(".cost .word")].map((each) => each.textContent ?? "");

  test("each tile says whether it can be paid, in words and not by color alone", () => {
    seated(table({}, ...OFFERS));
    expect(costs()).toEqual(["can pay", "on four", "needs", "needs", "needs"]);
    expect(screen.getByRole("button", { name: /^Space 2: fish, ivory\. For sale: green falcon\. .*only on a square, without ivory$/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Space 3: fish, ivory. No tile" })).toBeTruthy();
    expect(document.querySelectorAll(".tick")).toHaveLength(2 + 1);
    expect(document.querySelectorAll(".ring")).toHaveLength(1 + 3 * 2);
  });

  test("spectators see the prices for the seat to move, and all estates", () => {
    const seats = [seat(0, { estate: CORNER }), seat(1, { estate: tiles("rs11") })];
    seated(table({ viewer: null, turn: 1, seats }, ...OFFERS));
    expect(costs().slice(0, 2)).toEqual(["needs", "can pay"]);
    expect(NAMES.map((name) => screen.getByRole("region", { name: `Estate of ${name}` }).querySelectorAll("[data-spot^='tile:']")).map((all) => all.length)).toEqual([3, 1]);
    expect(screen.queryByRole("region", { name: /^In front of/ })).toBeNull();
  });

  const token = (text: string, name: string): LegalMove => move(text, `token:${name}`, { token: { id: `ankhor-token-${name}`, args: {} } });

  test("tokens are taken from the supply, and returned or saved from the hand", () => {
    const seats = [seat(0, { tokens: { fish: 3, cloth: 3 }, hand: 6 }), seat(1)];
    seated(table({ seats, step: "take" }), [token("take fish", "fish")]);
    expect([...document.querySelectorAll("[data-lit]")].map((lit) => (lit as HTMLElement).dataset.spot)).toEqual(["supply:fish"]);
    cleanup();
    seated(table({ seats, step: "return" }), [token("return fish", "fish"), token("return cloth", "cloth")]);
    const hand = screen.getByRole("region", { name: "In front of Nefertari" });
    expect(hand.querySelectorAll("[data-lit]")).toHaveLength(2);
    expect(document.querySelectorAll("[data-lit]")).toHaveLength(2);
    expect(screen.getByText("Goods in hand: 6 of 5")).toBeTruthy();
  });

  const place = (number: number, row: number, column: number, points = 0, groups: AnkhorPlace["groups"] = []): AnkhorPlace => ({ number, row, column, points, groups, bonus: 0 });

  test("places and squares are lit while a tile is laid, for its owner only", () => {
    const estate = tiles("uj11 gf12 w221 rs22");
    const part = { step: "place" as const, buying: 1, places: [place(1, 0, 1, 2, [{ family: "red", size: 2 }]), place(2, 1, 0), place(3, 3, 2), place(4, 2, 3)], squares: [place(1, 1, 1, -3)] };
    const legal = [move("place 1", "place:1", { row: 0, column: 1 }), move("place 2", "place:2", { row: 1, column: 0 }), move("stack 1", "square:1", { row: 1, column: 1 })];
    seated(table({ ...part, seats: [seat(0, { estate }), seat(1)] }), legal);
    expect([...document.querySelectorAll<HTMLElement>("[data-lit]")].map((lit) => lit.dataset.target)).toEqual(["place:1", "place:2", "square:1"]);
    expect(document.querySelector(".chosen [data-spot='market:1'][data-target='in_hand']")).toBeTruthy();
    expect([...document.querySelectorAll(".gain b")].map((gain) => gain.textContent)).toEqual(["+2", "0", "0", "0", "−3"]);
    expect(document.querySelector("[data-target='place:1']")?.getAttribute("aria-description")).toBe("+2 points here: 2 red tiles");
    // Columns and rows have the numbers that texts use, including those that a place would add.
    const numbers = (): string => [...document.querySelectorAll("span.number")].map((number) => number.textContent).join(" ");
    expect(numbers()).toBe("1 2 3 1 2 3");
    cleanup();
    seated(table({ ...part, actor: 1, turn: 1, seats: [seat(0, { estate }), seat(1)] }));
    expect(document.querySelector("[data-target='place:1']")).toBeNull();
    expect(numbers()).toBe("1 2 1 2");
  });

  test("the tile in hand is shown where it was lifted", () => {
    seated(table({ step: "set_down", lifted: 2, seats: [seat(0, { estate: CORNER }), seat(1)] }));
    expect(document.querySelector(".lifted [data-spot='tile:0:2']")).toBeTruthy();
  });

  test("groups have a line and a badge with what they are worth, and a mark for a bonus token", () => {
    const estate = tiles("uj11 uf12 us21 ud22 u213");
    const groups = [{ family: "blue" as const, tiles: [1, 2, 3, 4, 5], earns: true }];
    seated(table({ seats: [seat(0, { estate, groups, bonus: 1 }), seat(1)] }));
    const badge = document.querySelector(".badge");
    expect(badge?.textContent?.trim()).toBe("5");
    expect([...badge!.querySelectorAll("use")].map((use) => use.getAttribute("href"))).toEqual(["#ankhor-mark-fish", "#ankhor-bonus"]);
    expect(document.querySelectorAll("path.line")).toHaveLength(1);
  });

  test("a token on a warehouse lies on its tile", () => {
    seated(table({ seats: [seat(0, { tokens: { fish: 1 }, estate: tiles("uh11", { 1: { stored: true } }) }), seat(1)] }));
    expect(screen.getByRole("button", { name: "blue warehouse, row 1, column 1, with a good" }).querySelector("[data-spot='store:0:1']")).toBeTruthy();
  });

  test("an ankh is laid on a pile or on the tile to be moved", async () => {
    const onchoose = vi.fn();
    const legal = [move("draw left", "pile:left"), move("move", "tile:1")].map((each) => ({ ...each, targets: ["ankhs", ...each.targets] }));
    const view = table({ spendable: 1, seats: [seat(0, { tokens: { ankh: 1 }, estate: CORNER }), seat(1)] });
    seated(view, legal, onchoose);
    // Tiles are not lit before the ankh is chosen.
    expect([...document.querySelectorAll<HTMLElement>("[data-lit]")].map((lit) => lit.dataset.target)).toEqual(["ankhs", "pile:left"]);
    await fireEvent.click(document.querySelector("[data-target='ankhs']")!);
    expect(onchoose).toHaveBeenLastCalledWith("ankhs");
    await fireEvent.click(document.querySelector("[data-spot='pile:left']")!);
    expect(onchoose).toHaveBeenLastCalledWith("pile:left");
  });

  test("the tile that is touched with an ankh is lifted as soon as it may be", () => {
    const chosen: string[] = [];
    const whole = { ...watching(() => NAMES), isChosen: () => true, choose: (target: string) => void chosen.push(target) };
    const movers = new Movers(whole, () => "turn");
    movers.playing.choose("tile:2", document.body);
    movers.goOn("lift");
    movers.goOn("lift");
    movers.playing.choose("market:2", document.body);
    movers.goOn("lift");
    expect(chosen).toEqual(["tile:2", "tile:2", "market:2"]);
  });

  test("a scribe's turn and the last round are marked", () => {
    seated(table({ again: true, last_round: true }));
    const about = (id: string): HTMLElement | null => document.querySelector(`[data-about='${id}']`);
    expect([about("again"), about("last_round")]).not.toContain(null);
    cleanup();
    seated(table());
    expect([about("again"), about("last_round")]).toEqual([null, null]);
  });

  test("which figures are reconstructed is nothing for the table", () => {
    const shown = (reconstructed: AnkhorView["reconstructed"]): string => {
      const view = table({ reconstructed });
      seated(view);
      const page = document.body.innerHTML;
      cleanup();
      return page + JSON.stringify(ankhor.describe(view, NAMES));
    };
    expect(shown(["tiles", "market"])).toBe(shown([]));
  });
});

test("what an ankh can do, and why it cannot", () => {
  const one = seat(0, { tokens: { ankh: 1 } });
  const said = (part: Partial<AnkhorView>, who = one): string => standing(table(part), who);
  expect(said({}, seat(0))).toBe("ankhs-none");
  expect(said({ turn: 1 })).toBe("ankhs-wait");
  expect(said({ spendable: 0 })).toBe("ankhs-fresh");
  expect(said({ spendable: 1, step: "take" })).toBe("ankhs-busy");
  expect([said({ spendable: 1 }), said({ spendable: 1, step: "after" })]).toEqual(["ankhs-now", "ankhs-now"]);
  expect(said({ over: true, actor: null })).toBe("ankhs-over");
});

test("lines of colors and of animals do not run on each other", () => {
  const [members, whole] = [tiles("uj11 uj12"), frame(tiles("uj11 uj12"), false)];
  expect(lineAround("blue", members, whole)).not.toBe(lineAround("jackal", members, whole));
  expect([emblem("red").symbol, emblem("falcon").symbol]).toEqual(["ankhor-mark-cloth", "ankhor-kind-falcon"]);
});

test("the table in words is complete", () => {
  const groups = [{ family: "jackal" as const, tiles: [1, 5], earns: false }];
  const estate = tiles("uj11 gf12 w221 rs22 uj11^", { 1: { covered: true } });
  const seats = [seat(0, { tokens: { fish: 2, ankh: 1 }, hand: 2, estate, groups, bonus: 1, bonus_of: ["blue"], points: 9 }), seat(1)];
  const view = table({ seats, spendable: 1, idle_turns: 25, again: true, last_round: true }, space(3, { tile: null, offers: [] }));
  const text = ankhor.describe(view, NAMES).flatMap((part) => [part.heading, ...part.lines]).join("\n");
  for (const fact of [
    "Space 1: fish, ivory. For sale: green falcon. Nefertari needs fish, ivory", "Space 3: fish, ivory. No tile",
    "22 tiles in the left pile, red on top", "The right pile is empty",
    "Last round", "A scribe gives another turn", "In hand: 2 fish, 1 ankh (goods: 2 of 5)", "1 ankh can be spent this turn",
    "1 bonus token, for blue tiles", "No one has bought or drawn a tile for 12 rounds; after 20 the game ends", "9 points if the game ended now", "5 tiles of 13. Groups: 2 jackals", "blue jackal, row 1, column 1, covered",
    "blue jackal, on top of the square from row 1, column 1", "In hand: nothing", "0 tiles of 13. No groups yet",
  ]) {
    expect(text).toContain(fact);
  }
});

test("every name that is put together is in the catalogue", () => {
  const ids = [
    ...["over", "none", "wait", "fresh", "busy", "now"].map((id) => `table-ankhs-${id}`),
    ...KINDS.map((kind) => `about-${kind}`), ...TOKENS_IN_ORDER.map((token) => `about-${token}`),
    ...["price_board", "row", "pile", "place", "square", "bonus", "hand", "draw-2", "draw-3", "slide", "move", "again", "last_round", "tiles"].map((id) => `about-${id}`),
    ...["full", "less", "no", "not"].flatMap((id) => [`table-cost-${id}`, `table-pays-${id}`]),
    ...["draw", "move"].map((act) => `table-no-${act}`),
    ...["place", "square"].map((kind) => `table-${kind}-title`),
    ...["left", "right"].map((pile) => `table-pile-${pile}`),
    "table-tile-above",
  ];
  expect(ids.filter((id) => !words.texts.has(`ankhor-${id}`))).toEqual([]);
});

test("moves stand under headings", () => {
  const tile = { id: "ankhor-tile", args: { color: { id: "ankhor-color-red", args: {} }, kind: { id: "ankhor-kind-scribe", args: {} } } };
  const under = (text: string, args: Record<string, unknown> = {}): unknown => {
    const found = ankhor.group?.(move(text, "", args));
    return found && [found.heading, found.label];
  };
  expect(under("take fish", { token: { id: "ankhor-token-fish", args: {} } })).toEqual(["Take", "fish"]);
  expect(under("buy 3", { tile, space: 3 })).toEqual(["Buy", "red scribe"]);
  expect(under("place 3", { row: 0, column: 2 })).toEqual(["On the ground, by row and column", "above 2"]);
  expect(under("lift 3", { tile, row: 1, column: 2, level: 0 })).toEqual(["Move", "red scribe 1/2"]);
  expect(under("draw left", { pile: { id: "ankhor-pile-left", args: {} } })).toEqual(["Spend an ankh", "draw, left"]);
  expect(under("end")).toBeNull();
});

test("the button of a purchase names its cost", () => {
  const view = table({}, space(2, { offers: [{ seat: 0, lacks: [], buys: "full" }] }));
  expect(ankhor.previewMove?.(move("buy 2", "market:2"), view, NAMES)).toBe("Space 2: fish, ivory. For sale: green falcon. Nefertari can pay this");
  expect(ankhor.previewMove?.(move("end", "end"), view, NAMES)).toBe("");
});

test("the header shows the progress of the game", () => {
  expect(ankhor.phase(table({ seats: [seat(0, { estate: CORNER }), seat(1)] }))).toBe("most tiles: 3 of 13");
  expect(ankhor.phase(table({ last_round: true }))).toBe("Last round");
  expect(ankhor.phase(table({ idle_turns: 19 }))).toBe("most tiles: 0 of 13");
  expect(ankhor.phase(table({ idle_turns: 20 }))).toBe("No one has bought or drawn a tile for 10 rounds; after 20 the game ends");
});
