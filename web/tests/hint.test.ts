// @vitest-environment jsdom
/** Hints: chances in words, one position at a time, shown before they are played. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "../src/games/module";
import ra from "../src/games/ra";
import { Refused, type Hint } from "../src/lib/api";
import { hundredths, ideaInWords, marginInWords } from "../src/lib/chances";
import { Hinter } from "../src/lib/hint.svelte";
import { words } from "../src/lib/words.svelte";
import HintPanel from "../src/shell/Hint.svelte";
import HintButton from "../src/shell/HintButton.svelte";
import { HINT, idea } from "./advice-fixtures";
import { atTable, type Seated } from "./at-table";
import { DRAW, INVOKE, tableState } from "./fixtures";
import { english } from "./texts";

const NAMES = ["Merit", "Thoth"];

beforeEach(() => {
  words.texts = english();
  Object.assign(window, { innerWidth: 1280, innerHeight: 800 });
});
afterEach(cleanup);

test("hundredths sum to a hundred", () => {
  expect(hundredths([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(hundredths([0.617, 0.383])).toEqual([62, 38]);
  expect(hundredths([0.005, 0.005, 0.99])).toEqual([1, 0, 99]);
  expect(hundredths([0.2, 0.2, 0.2, 0.2, 0.2])).toEqual([20, 20, 20, 20, 20]);
  expect(hundredths([1, 0])).toEqual([100, 0]);
});

test("margins are in natural words", () => {
  expect([4.3, 1.2, 0.3, -0.3, -1, -2.6].map(marginInWords)).toEqual([
    "4 points ahead", "1 point ahead", "tied on points", "tied on points", "1 point behind", "3 points behind",
  ]);
});

test("an idea is one sentence for those who listen", () => {
  expect(ideaInWords(idea(), 0, NAMES)).toBe("Draw a tile: you win 62 games in 100, expected: 4 points ahead");
  expect(ideaInWords(idea(), 1, NAMES)).toBe("Draw a tile: you win 38 games in 100, expected: 4 points behind");
});

test("while points are secret, an idea does not mention them", () => {
  const hidden = idea({ points: [31.4, null], margins: null });
  expect(ideaInWords(hidden, 0, NAMES)).toBe("Draw a tile: you win 62 games in 100");
  panel({ ...HINT, ideas: [hidden] });
  expect(screen.getByRole("button", { name: "Draw a tile: you win 62 games in 100" }).textContent).not.toMatch(/ahead|behind|tied/);
});

function pending(): { source: () => Promise<Hint>; answer: (hint: Hint) => void; signals: AbortSignal[] } {
  let answer: (hint: Hint) => void = () => {};
  const signals: AbortSignal[] = [];
  const source = (_id?: string, _token?: string | null, _version?: number, signal?: AbortSignal): Promise<Hint> => {
    if (signal) signals.push(signal);
    return new Promise((resolve) => (answer = resolve));
  };
  return { source, answer: (hint) => answer(hint), signals };
}

test("a hint is thought about once and belongs to its position", async () => {
  const { source, answer, signals } = pending();
  const hinter = new Hinter("t", "x", source);
  const asked = hinter.ask(7);
  void hinter.ask(7);
  expect([hinter.status, signals.length]).toEqual(["thinking", 1]);
  answer(HINT);
  await asked;
  hinter.at(7);
  expect([hinter.status, hinter.hint]).toEqual(["ready", HINT]);
  hinter.at(8);
  expect([hinter.status, hinter.hint]).toEqual(["none", null]);
});

test("moving on gives up what is being thought, and a late answer is not shown", async () => {
  const { source, answer, signals } = pending();
  const hinter = new Hinter("t", "x", source);
  const asked = hinter.ask(7);
  hinter.at(8);
  expect(signals[0]?.aborted).toBe(true);
  answer(HINT);
  await asked;
  expect([hinter.status, hinter.hint]).toEqual(["none", null]);
});

test("a refusal is announced", async () => {
  const hinter = new Hinter("t", "x", () => Promise.reject(new Refused("busy", { id: "error-busy", args: {} })));
  await hinter.ask(7);
  expect([hinter.status, hinter.problem?.id]).toEqual(["failed", "error-busy"]);
  render(HintButton, { hinter, names: NAMES, onask: () => {} });
  expect(screen.getByRole("alert").textContent).toContain("The server is busy with other games");
});

test("the button says that it thinks, and asks no second time", async () => {
  const hinter = new Hinter("t", "x", pending().source);
  const onask = vi.fn(() => void hinter.ask(1));
  render(HintButton, { hinter, names: NAMES, onask });
  await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
  const button = screen.getByRole("button", { name: "Thinking…" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(button);
  expect(onask).toHaveBeenCalledTimes(1);
});

const panel = (hint: Hint = HINT): Seated => atTable(HintPanel, { hint }, tableState(), ra as unknown as GameModule);

test("a hint says in how many games it was found", () => {
  panel();
  expect(screen.getByText("From 1,200 simulated games")).toBeTruthy();
  cleanup();
  panel({ ...HINT, games: 1 });
  expect(screen.getByText("From one simulated game")).toBeTruthy();
});

test("the details of a hint name the evaluator", () => {
  panel();
  expect(screen.getByText("Judged by a trained net")).toBeTruthy();
  cleanup();
  panel({ ...HINT, judge: "linear" });
  expect(screen.getByText("Judged by a fitted evaluation")).toBeTruthy();
});

test("pointing at an idea shows its pieces, leaving it hides them", async () => {
  const { live } = panel();
  const second = screen.getByRole("button", { name: /^Invoke Ra: you win 42 games in 100, expected: 1 point behind$/ });
  await fireEvent.focus(second);
  expect(live.hinted).toEqual(INVOKE.targets);
  await fireEvent.blur(second);
  expect(live.hinted).toEqual([]);
});

test("choosing an idea keeps it shown and plays nothing before that is confirmed", async () => {
  const { live, client } = panel();
  const best = screen.getByRole("button", { name: /^Draw a tile: you win 62/ });
  await fireEvent.click(best);
  await fireEvent.blur(best);
  expect(best.getAttribute("aria-pressed")).toBe("true");
  expect(live.hinted).toEqual(DRAW.targets);
  expect(client.play).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Play: Draw a tile" }));
  expect(client.play).toHaveBeenCalledExactlyOnceWith(DRAW);
});

test("in a small window one turns to the next idea and to the one before, which the board shows", async () => {
  Object.assign(window, { innerWidth: 390, innerHeight: 800 });
  const { live } = panel({ ...HINT, ideas: [...HINT.ideas, idea({ ...DRAW, text: "third" })] });
  const seen = (): string | null | undefined => document.querySelector("[data-idea]")?.getAttribute("data-idea");
  const turn = (way: string): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name: english().say(`table-hint-${way}`) }));
  const shown = [seen()];
  for (const way of ["after", "after", "after", "before", "before"]) {
    await turn(way);
    shown.push(seen());
  }
  expect(shown).toEqual(["draw", "invoke", "third", "draw", "third", "invoke"]);
  expect(live.hinted).toEqual(INVOKE.targets);
});

test("the reason of a hint comes on request, and the board shows its line", async () => {
  const { live } = panel();
  const view = tableState().view;
  const why = {
    games: 66, lead: 3, lead_noise: 1, differences: [], sentences: [{ id: "review-why-unclear", args: { games: 66 } }],
    line: [{ seat: 0, move: DRAW.move, text: "draw", message: DRAW.message }],
  };
  const explain = vi.spyOn(live.hinter, "explain").mockImplementation((other) => {
    live.hinter.reason = { version: 1, better: DRAW.move, other, why, positions: [{ ply: 3, actor: 1, moves: [], view: { ...view, over: true } as typeof view }] };
    return Promise.resolve();
  });
  expect(screen.queryByText(/played on from each move/)).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Why?" }));
  expect(explain).toHaveBeenCalledExactlyOnceWith(INVOKE.move);
  expect(screen.getByText(/66 games played on from each move/)).toBeTruthy();
  expect(screen.getByText("Instead of Invoke Ra:")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: /^1\. .*Draw a tile/ }));
  expect(live.preview).toMatchObject({ over: true });
  cleanup();
  expect(live.preview).toBeNull();
});

test("a reason belongs to its hint, and a refusal leaves the hint", async () => {
  const { source, answer } = pending();
  const reasons = vi.fn(() => Promise.reject(new Refused("busy", { id: "error-busy", args: {} })));
  const hinter = new Hinter("t", "x", source, reasons);
  await hinter.explain(1);
  expect(reasons).not.toHaveBeenCalled();
  const asked = hinter.ask(7);
  answer(HINT);
  await asked;
  await hinter.explain(1);
  expect(reasons).toHaveBeenCalledExactlyOnceWith("t", "x", 7, 1, expect.anything());
  expect([hinter.status, hinter.problem?.id, hinter.explaining]).toEqual(["ready", "error-busy", false]);
});
