/** A note is next to its piece and does not cover targets. */
import { expect, test } from "vitest";
import { placeNote, type Rect } from "../src/lib/notePlacement";

const ROOM = { width: 390, height: 844 };
const NOTE = { width: 288, height: 120 };
const piece = (left: number, top: number): Rect => ({ left, top, width: 60, height: 60 });

test("a note lies below a piece in the upper part of the window, else above it", () => {
  expect(placeNote(piece(165, 100), NOTE, {}, ROOM)).toEqual({ x: 51, y: 170 });
  expect(placeNote(piece(165, 600), NOTE, {}, ROOM)).toEqual({ x: 51, y: 470 });
});

test("a note stays in the window", () => {
  expect(placeNote(piece(0, 0), NOTE, {}, ROOM)).toEqual({ x: 6, y: 70 });
  expect(placeNote(piece(330, 784), NOTE, {}, ROOM)).toEqual({ x: 96, y: 654 });
  expect(placeNote({ left: 0, top: 0, ...ROOM }, NOTE, {}, ROOM)).toEqual({ x: 6, y: 6 });
});

test("a note covers nothing that is to be touched next, where there is such a place", () => {
  expect(placeNote(piece(165, 300), NOTE, { marks: [piece(165, 380)] }, ROOM)).toEqual({ x: 51, y: 170 });
  const around = { marks: [piece(165, 380), piece(165, 230)] };
  expect(placeNote(piece(165, 300), NOTE, around, ROOM)).toEqual({ x: 6, y: 6 });
});

test("where every place covers something, it is the one that covers least", () => {
  const strip = (top: number): Rect => ({ left: 0, top, width: 390, height: top ? 90 : 120 });
  expect(placeNote(piece(165, 120), { width: 300, height: 400 }, { marks: [strip(0), strip(750)] }, { width: 390, height: 844 }).y).toBe(190);
});

test("of places that cover no mark, it is one that covers no words", () => {
  const marks = [{ left: 0, top: 0, width: 390, height: 299 }];
  const words = [{ left: 0, top: 600, width: 390, height: 244 }];
  expect(placeNote(piece(165, 340), NOTE, { marks, words }, ROOM)).toEqual({ x: 51, y: 410 });
  expect(placeNote(piece(165, 500), NOTE, { marks, words }, ROOM)).toEqual({ x: 51, y: 370 });
});
