/** Outlines of sets of grid cells. */

export interface Point {
  x: number;
  y: number;
}

interface Cell {
  row: number;
  column: number;
}

interface Look {
  /** The upper left corner of the cell in row 0, column 0. */
  origin: Point;
  /** The width and height of a cell. */
  size: number;
  /** The inset of the outline. */
  inset: number;
  /** The part of each edge that a rounded corner takes. */
  round: number;
}

/** An edge between two grid corners, with the cells on its right. */
interface Edge {
  from: Point;
  step: Point;
}

/** The top, right, bottom and left edges of a cell, clockwise, and the offset of the neighbour across each. */
const SIDES = [
  { corner: { x: 0, y: 0 }, step: { x: 1, y: 0 }, behind: { x: 0, y: -1 } },
  { corner: { x: 1, y: 0 }, step: { x: 0, y: 1 }, behind: { x: 1, y: 0 } },
  { corner: { x: 1, y: 1 }, step: { x: -1, y: 0 }, behind: { x: 0, y: 1 } },
  { corner: { x: 0, y: 1 }, step: { x: 0, y: -1 }, behind: { x: -1, y: 0 } },
] as const;

const key = ({ x, y }: Point): string => `${x} ${y}`;
const plus = (a: Point, b: Point, times = 1): Point => ({ x: a.x + times * b.x, y: a.y + times * b.y });
/** A right turn, with rows counted downwards. */
const rightHand = ({ x, y }: Point): Point => ({ x: 0 - y, y: x });
const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** The edges between a cell in the set and one outside. */
function edges(cells: readonly Cell[]): Edge[] {
  const there = new Set(cells.map(({ row, column }) => key({ x: column, y: row })));
  return [...there].flatMap((text) => {
    const [x, y] = text.split(" ").map(Number) as [number, number];
    return SIDES.filter(({ behind }) => !there.has(key(plus({ x, y }, behind)))).map(({ corner, step }) => ({ from: plus({ x, y }, corner), step }));
  });
}

/** Joins the edges into rings. If two cells touch only at a corner, the ring turns right and stays with its cell. */
function rings(all: readonly Edge[]): Edge[][] {
  const left = new Set(all);
  const next = ({ from, step }: Edge): Edge | undefined => {
    const here = [...left].filter((edge) => same(edge.from, plus(from, step)));
    return here.find((edge) => same(edge.step, rightHand(step))) ?? here[0];
  };
  const found: Edge[][] = [];
  for (const first of all) {
    if (!left.has(first)) continue;
    const ring: Edge[] = [];
    for (let edge: Edge | undefined = first; edge; edge = next(edge)) {
      ring.push(edge);
      left.delete(edge);
    }
    found.push(ring);
  }
  return found;
}

/** A ring as path data, its corners moved inwards and rounded. */
function ringPath(ring: readonly Edge[], { origin, size, inset, round }: Look): string {
  const turns = ring.filter((edge, i) => !same(edge.step, ring.at(i - 1)!.step));
  const corners = turns.map((edge, i) => {
    const before = turns.at(i - 1)!.step;
    const inwards = plus(rightHand(before), rightHand(edge.step));
    const corner = plus(plus(origin, edge.from, size), inwards, inset);
    return { corner, enter: plus(corner, before, -round), leave: plus(corner, edge.step, round) };
  });
  const bend = ({ corner, enter, leave }: (typeof corners)[number]): string => `${key(enter)}Q${key(corner)} ${key(leave)}`;
  return `M${corners.map(bend).join("L")}Z`;
}

/** The outline of all cells as path data: one ring around each piece and each hole. */
export function outline(cells: readonly Cell[], look: Look): string {
  return rings(edges(cells)).map((ring) => ringPath(ring, look)).join("");
}
