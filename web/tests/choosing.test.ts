import { expect, test, vi } from "vitest";
import type { LegalMove } from "../src/lib/api";
import { Choosing } from "../src/lib/choosing.svelte";

const move = (text: string, ...targets: string[]): LegalMove => ({ move: text.length, text, message: { id: text }, targets, final: true });
const at = null as unknown as HTMLElement;

function board(legal: readonly LegalMove[], confirm = false, places = legal.flatMap(({ targets }) => targets)) {
  const play = vi.fn();
  const choosing = new Choosing({ legal: () => legal, names: () => [], hinted: () => false, play, confirm: () => confirm });
  for (const place of new Set(places)) choosing.place(place);
  return { choosing, play };
}

const [TO_A, TO_B, OTHER] = [move("sail 1 a", "ship:1", "site:a"), move("sail 1 b", "ship:1", "site:b"), move("sail 2 a", "ship:2", "site:a")];
const PASS = move("pass", "pass");

test("a place with one move plays it", () => {
  const { choosing, play } = board([PASS, TO_A, TO_B]);
  choosing.choose("pass", at);
  expect(play).toHaveBeenCalledExactlyOnceWith(PASS);
});

test("two places are chosen one after the other, in any order", () => {
  for (const order of [["ship:1", "site:a"], ["site:a", "ship:1"]]) {
    const { choosing, play } = board([TO_A, TO_B, OTHER]);
    choosing.choose(order[0]!, at);
    expect(play).not.toHaveBeenCalled();
    expect(choosing.chosen).toEqual([order[0]]);
    expect(choosing.movesOf(order[1]!)).toEqual([TO_A]);
    choosing.choose(order[1]!, at);
    expect(play).toHaveBeenCalledExactlyOnceWith(TO_A);
    expect(choosing.chosen).toEqual([]);
  }
});

test("what was chosen is let go by touching it again, and given up for another beginning", () => {
  const { choosing, play } = board([TO_A, TO_B, OTHER, move("sail 2 c", "ship:2", "site:c")]);
  choosing.choose("ship:1", at);
  choosing.choose("ship:1", at);
  expect(choosing.chosen).toEqual([]);
  choosing.choose("ship:1", at);
  choosing.choose("ship:2", at);
  expect(choosing.chosen).toEqual(["ship:2"]);
  expect(play).not.toHaveBeenCalled();
});

test("a site that only the chosen ship cannot reach begins anew", () => {
  const { choosing, play } = board([TO_A, TO_B, move("sail 2 c", "ship:2", "site:c")]);
  choosing.choose("ship:1", at);
  choosing.choose("site:c", at);
  expect(play.mock.calls[0]?.[0].text).toBe("sail 2 c");
});

test("moves that no place tells apart are asked for", () => {
  const { choosing, play } = board([move("draw 2", "pile"), move("draw 3", "pile"), PASS]);
  choosing.choose("pile", at);
  expect(choosing.menu?.moves.map(({ text }) => text)).toEqual(["draw 2", "draw 3"]);
  expect(play).not.toHaveBeenCalled();
});

test("moves without a place of the board are those of the sheet", () => {
  const { choosing } = board([TO_A, TO_B, PASS], false, ["ship:1", "site:a", "site:b"]);
  expect(choosing.unplaced).toEqual([PASS]);
  const leave = choosing.place("pass");
  expect(choosing.unplaced).toEqual([]);
  leave();
  expect(choosing.unplaced).toEqual([PASS]);
});

test("whoever wishes it touches twice", () => {
  const { choosing, play } = board([PASS, TO_A, TO_B], true);
  choosing.choose("pass", at);
  expect(play).not.toHaveBeenCalled();
  expect(choosing.pending).toBe(PASS);
  choosing.choose("pass", at);
  expect(play).toHaveBeenCalledExactlyOnceWith(PASS);
});

test("no second touch is asked for a move that can be taken back", () => {
  const undoable = { ...PASS, final: false };
  const { choosing, play } = board([undoable, TO_A, TO_B], true);
  choosing.choose("pass", at);
  expect(play).toHaveBeenCalledExactlyOnceWith(undoable);
});

test("what leads nowhere else is not carried", () => {
  const { choosing } = board([PASS, TO_A, TO_B]);
  expect([choosing.lift("pass"), choosing.lift("ship:1")]).toEqual([false, true]);
  expect(choosing.chosen).toEqual(["ship:1"]);
});
