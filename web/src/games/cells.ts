/** The default board: a game in one file has no page module, so the page draws the cells that its view describes. */
import type { GameView } from "../lib/api";
import { t } from "../lib/words.svelte";
import type { TextSection } from "./module";

/** The numbers of a cell, in lists; null where one is hidden. */
export type CellValue = number | null | readonly CellValue[];

/** The layout of a cell: `columns` places side by side; `seats` if its numbers are seats; `empty` is the number of an empty place. */
export interface CellLayout {
  name: string;
  rows: number;
  columns: number;
  by_seat: boolean;
  seats: boolean;
  empty: number | null;
}

/** The view of a game in one file. A verb with a cell names places of this cell. */
export interface CellView extends GameView {
  cells: Readonly<Record<string, CellValue>>;
  layout: readonly CellLayout[];
  verbs: readonly { verb: string; cell: string | null }[];
}

/** A place of a cell; `target` is its name among the targets of moves. */
export interface Place {
  value: number | null;
  name: string;
  target: string;
}

/** A cell on the board; one group of lines per seat if the cell belongs to the seats. */
export interface CellGroup {
  layout: CellLayout;
  seat: number | null;
  places: readonly Place[];
}

export const isCellView = (view: GameView): view is CellView => "cells" in view && "layout" in view && "verbs" in view;

/** The groups of a cell in order. */
export function groupsOf(view: CellView, layout: CellLayout): CellGroup[] {
  const rows = rowsOf(view.cells[layout.name] ?? null, layout);
  if (!layout.by_seat) return [{ layout, seat: null, places: rows.flat() }];
  return rows.slice(0, view.players).map((places, seat) => ({ layout, seat, places }));
}

function rowsOf(value: CellValue, layout: CellLayout): Place[][] {
  const place = (number: CellValue, name: string): Place => ({ value: number as number | null, name, target: `${layout.name}:${name}` });
  if (value === null || typeof value === "number") return [[place(value, "0")]];
  if (value.some(Array.isArray)) return value.map((row, i) => (row as readonly CellValue[]).map((number, j) => place(number, `${i}-${j}`)));
  const places = value.map((number, i) => place(number, String(i)));
  return layout.by_seat ? places.map((each) => [each]) : [places];
}

/** Whether moves can name places of this cell. */
export const isTouched = (view: CellView, { name }: CellLayout): boolean => view.verbs.some(({ cell }) => cell === name);

export const titleOf = (view: CellView, { name }: CellLayout): string => t(`${view.game}-cell-${name}`);

/** The value of a place in words. */
export function wordsOf({ value }: Place, { seats, empty }: CellLayout, names: readonly string[]): string {
  if (value === null) return t("table-cell-hidden");
  if (value === empty) return t("table-cell-empty");
  return seats ? (names[value] ?? String(value + 1)) : String(value);
}

/** The name of a group: that of its cell, and of its seat. */
export function groupName(view: CellView, { layout, seat }: CellGroup, names: readonly string[]): string {
  const title = titleOf(view, layout);
  return seat === null ? title : `${title}, ${names[seat] ?? String(seat + 1)}`;
}

/** The table in words: a section per group, with a line for each row of its places. */
export function describeCells(view: CellView, names: readonly string[]): TextSection[] {
  return view.layout.flatMap((layout) =>
    groupsOf(view, layout).map((group) => ({ heading: groupName(view, group, names), lines: linesOf(group, names) })),
  );
}

function linesOf({ layout, places }: CellGroup, names: readonly string[]): string[] {
  const lines: string[] = [];
  for (let start = 0; start < places.length; start += layout.columns) {
    lines.push(places.slice(start, start + layout.columns).map((place) => wordsOf(place, layout, names)).join(", "));
  }
  return lines;
}
