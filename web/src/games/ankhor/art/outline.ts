/** The line around cells of a grid. */

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
  /** How wide and high a cell is. */
  size: number;
  /** How far inside the cells the line runs. */
  inset: number;
  /** How much of each edge a rounded corner takes. */
  round: number;
}

/** An edge between two corners of the grid, with the cells on its right hand. */
interface Edge {
  from: Point;
  step: Point;
}

/** The edge of a cell above, right, below and left, clockwise, and where the neighbour behind it lies. */
const SIDES = [
  { corner: { x: 0, y: 0 }, step: { x: 1, y: 0 }, behind: { x: 0, y: -1 } },
  { corner: { x: 1, y: 0 }, step: { x: 0, y: 1 }, behind: { x: 1, y: 0 } },
  { corner: { x: 1, y: 1 }, step: { x: -1, y: 0 }, behind: { x: 0, y: 1 } },
  { corner: { x: 0, y: 1 }, step: { x: 0, y: -1 }, behind: { x: -1, y: 0 } },
] as const;

const key = ({ x, y }: Point): string => `${x} ${y}`;
const plus = (a: Point, b: Point, times = 1): Point => ({ x: a.x + times * b.x, y: a.y + times * b.y });
/** The right hand of somebody who walks that way, where rows count downwards. */
const rightHand = ({ x, y }: Point): Point => ({ x: 0 - y, y: x });
const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** The edges between a cell that is there and one that is not. */
function edges(cells: readonly Cell[]): Edge[] {
  const there = new Set(cells.map(({ row, column }) => key({ x: column, y: row })));
  return [...there].flatMap((text) => {
    const [x, y] = text.split(" ").map(Number) as [number, number];
    return SIDES.filter(({ behind }) => !there.has(key(plus({ x, y }, behind)))).map(({ corner, step }) => ({ from: plus({ x, y }, corner), step }));
  });
}

/** The edges in rings. Where two cells touch with corners only, the ring turns right and stays with its own cell. */
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

/** The line around all cells, as path data: one ring around each piece and each hole. */
export function outline(cells: readonly Cell[], look: Look): string {
  return rings(edges(cells)).map((ring) => ringPath(ring, look)).join("");
}
