import { expect, test, vi } from "vitest";
import type { LegalMove } from "../src/lib/api";
import { Selection } from "../src/lib/selection.svelte";

const move = (text: string, ...targets: string[]): LegalMove => ({ move: text.length, text, message: { id: text }, targets, final: true });
const at = null as unknown as HTMLElement;

function board(legal: readonly LegalMove[], confirm = false, places = legal.flatMap(({ targets }) => targets)) {
  const play = vi.fn();
  const selection = new Selection({ legal, names: [], hinted: [], play, confirms: confirm });
  for (const place of new Set(places)) selection.place(place);
  return { selection, play };
}

const [TO_A, TO_B, OTHER] = [move("sail 1 a", "ship:1", "site:a"), move("sail 1 b", "ship:1", "site:b"), move("sail 2 a", "ship:2", "site:a")];
const PASS = move("pass", "pass");

test("a place with one move plays it", () => {
  const { selection, play } = board([PASS, TO_A, TO_B]);
  selection.choose("pass", at);
  expect(play).toHaveBeenCalledExactlyOnceWith(PASS);
});

test("two places are chosen one after the other, in any order", () => {
  for (const order of [["ship:1", "site:a"], ["site:a", "ship:1"]]) {
    const { selection, play } = board([TO_A, TO_B, OTHER]);
    selection.choose(order[0]!, at);
    expect(play).not.toHaveBeenCalled();
    expect(selection.chosen).toEqual([order[0]]);
    expect(selection.movesOf(order[1]!)).toEqual([TO_A]);
    selection.choose(order[1]!, at);
    expect(play).toHaveBeenCalledExactlyOnceWith(TO_A);
    expect(selection.chosen).toEqual([]);
  }
});

test("what was chosen is let go by touching it again, and given up for another beginning", () => {
  const { selection, play } = board([TO_A, TO_B, OTHER, move("sail 2 c", "ship:2", "site:c")]);
  selection.choose("ship:1", at);
  selection.choose("ship:1", at);
  expect(selection.chosen).toEqual([]);
  selection.choose("ship:1", at);
  selection.choose("ship:2", at);
  expect(selection.chosen).toEqual(["ship:2"]);
  expect(play).not.toHaveBeenCalled();
});

test("a site that the chosen ship cannot reach starts a new selection", () => {
  const { selection, play } = board([TO_A, TO_B, move("sail 2 c", "ship:2", "site:c")]);
  selection.choose("ship:1", at);
  selection.choose("site:c", at);
  expect(play.mock.calls[0]?.[0].text).toBe("sail 2 c");
});

test("moves that no place distinguishes are asked for", () => {
  const { selection, play } = board([move("draw 2", "pile"), move("draw 3", "pile"), PASS]);
  selection.choose("pile", at);
  expect(selection.menu?.moves.map(({ text }) => text)).toEqual(["draw 2", "draw 3"]);
  expect(play).not.toHaveBeenCalled();
});

test("moves without a place of the board are those of the sheet", () => {
  const { selection } = board([TO_A, TO_B, PASS], false, ["ship:1", "site:a", "site:b"]);
  expect(selection.unplaced).toEqual([PASS]);
  const leave = selection.place("pass");
  expect(selection.unplaced).toEqual([]);
  leave();
  expect(selection.unplaced).toEqual([PASS]);
});

test("with confirmation on, a move needs a second touch", () => {
  const { selection, play } = board([PASS, TO_A, TO_B], true);
  selection.choose("pass", at);
  expect(play).not.toHaveBeenCalled();
  expect(selection.pending).toBe(PASS);
  selection.choose("pass", at);
  expect(play).toHaveBeenCalledExactlyOnceWith(PASS);
});

test("no second touch is asked for a move that can be taken back", () => {
  const undoable = { ...PASS, final: false };
  const { selection, play } = board([undoable, TO_A, TO_B], true);
  selection.choose("pass", at);
  expect(play).toHaveBeenCalledExactlyOnceWith(undoable);
});

test("what leads nowhere else is not carried", () => {
  const { selection } = board([PASS, TO_A, TO_B]);
  expect([selection.lift("pass"), selection.lift("ship:1")]).toEqual([false, true]);
  expect(selection.chosen).toEqual(["ship:1"]);
});
