// @vitest-environment jsdom
/** The scoring of a game: the engine's numbers by time of scoring, with named pieces and a link to the rule. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Scoring from "../src/games/ra/Scoring.svelte";
import type { ScoringRule } from "../src/lib/api";
import { words } from "../src/lib/words.svelte";
import { english } from "./texts";

const scoringRule = (id: string, rule: string, when: string, figures: [string, number][]): ScoringRule => ({
  id, rule, when, needs: null, figures: figures.map(([of, points]) => ({ of, points, bonus: null })),
});
/** The numbers differ from the rules', so that the page cannot have its own. */
const RULES = [
  scoringRule("god", "R10.2", "epoch", [["each", 41]]),
  scoringRule("pharaoh", "R10.4", "epoch", [["most", 6], ["fewest", -4]]),
  scoringRule("civilization", "R10.7", "epoch", [["0", -7], ["1", 0], ["2", 17]]),
  scoringRule("monument_sets", "R10.10", "last", [["2", 8], ["3", 23]]),
];

beforeEach(() => {
  words.texts = english();
});
afterEach(cleanup);

const show = (onrule = vi.fn()): typeof onrule => {
  render(Scoring, { scoringRules: RULES, onrule });
  return onrule;
};
const card = (name: string): HTMLElement => screen.getByRole("article", { name });

test("ways stand under when they score", () => {
  show();
  const early = within(screen.getByRole("region", { name: "After each epoch" }));
  expect(early.getAllByRole("article")).toHaveLength(3);
  const late = within(screen.getByRole("region", { name: "After the third epoch only" }));
  expect(late.getByRole("article", { name: "Identical Monuments" })).toBeTruthy();
});

test("a row of figures is a table with headers", () => {
  show();
  const table = within(within(card("Civilization")).getByRole("table"));
  expect(table.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual(["0", "1", "2"]);
  expect(table.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["−7", "0", "+17"]);
  expect(table.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(["Kinds", "Points"]);
});

test("other numbers are next to their words", () => {
  show();
  expect(within(card("Gods")).getAllByRole("listitem").map((item) => item.textContent)).toEqual(["41 each"]);
  expect(within(card("Pharaohs")).getAllByRole("listitem").map((item) => item.textContent)).toEqual(["+6 most", "−4 fewest"]);
  expect(within(card("Gods")).queryByRole("table")).toBeNull();
});

test("the pieces have names; of equal ones there are as many as score at least", () => {
  show();
  expect(within(card("Gods")).getByRole("img", { name: "God" })).toBeTruthy();
  const alike = within(card("Identical Monuments")).getByRole("img", { name: "Pyramid, Pyramid" });
  expect(alike.querySelectorAll("use")).toHaveLength(2);
});

test("the number of a rule opens it", async () => {
  const onrule = show();
  await fireEvent.click(within(card("Pharaohs")).getByRole("button", { name: "Open rule R10.4" }));
  expect(onrule).toHaveBeenCalledWith("R10.4");
});
