/** The burial chamber, side A: which stones of a colour touch, the line around them, and what they are worth. */
import { CHAMBER, chamberPlace } from "./art/sites";
import { DEPTH, HALF, RISE, type Point } from "./art/stones";

export interface Group {
  seat: number;
  spaces: number[];
  points: number;
}

const { rows, scale } = CHAMBER;
/** By stones that touch; each beyond the fifth adds two. They stand here only to be shown: the server counts. */
const POINTS = [0, 1, 3, 6, 10, 15];
const MORE = 2;

function worth(stones: number): number {
  const last = POINTS.length - 1;
  return (POINTS[Math.min(stones, last)] ?? 0) + MORE * Math.max(0, stones - last);
}

/** The spaces beside a space: to the left, behind, to the right, before. */
function neighbours(space: number): (number | null)[] {
  const row = space % rows;
  return [space - rows, row > 0 ? space - 1 : null, space + rows, row < rows - 1 ? space + 1 : null];
}

/** The groups of touching stones of one colour, in the order of their first stones. */
export function groups(owners: readonly number[]): Group[] {
  const seen = new Set<number>();
  return owners.flatMap((seat, first) => {
    if (seen.has(first)) return [];
    const spaces = [first];
    seen.add(first);
    for (const space of spaces) {
      for (const next of neighbours(space)) {
        if (next === null || owners[next] !== seat || seen.has(next)) continue;
        seen.add(next);
        spaces.push(next);
      }
    }
    return [{ seat, spaces: spaces.sort((a, b) => a - b), points: worth(spaces.length) }];
  });
}

/** The corners of the top of a stone: to the left, at the back, to the right, in front. */
function corners(space: number): [Point, Point, Point, Point] {
  const { foot } = chamberPlace(space);
  const y = foot.y - RISE * scale;
  const [w, d] = [HALF * scale, DEPTH * scale];
  return [{ x: foot.x - w, y: y - d }, { x: foot.x, y: y - 2 * d }, { x: foot.x + w, y: y - d }, { x: foot.x, y }];
}

/** The line around the tops of a group, as a path. */
export function outline({ spaces }: Group): string {
  const inside = new Set(spaces);
  return spaces
    .flatMap((space) => {
      const [left, back, right, front] = corners(space);
      const edges: [Point, Point][] = [[left, back], [back, right], [right, front], [front, left]];
      return neighbours(space).flatMap((next, i) => (next !== null && inside.has(next) ? [] : [line(edges[i] ?? [left, back])]));
    })
    .join("");
}

const line = ([from, to]: [Point, Point]): string => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** The middle of the top of the stone of a group that is nearest to its middle. */
export function badge({ spaces }: Group): Point {
  const tops = spaces.map((space) => {
    const { foot } = chamberPlace(space);
    return { x: foot.x, y: foot.y - (RISE + DEPTH) * scale };
  });
  const middle = { x: mean(tops.map(({ x }) => x)), y: mean(tops.map(({ y }) => y)) };
  const far = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
  return tops.reduce((best, top) => (far(top) < far(best) ? top : best));
}

const mean = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0) / values.length;

/** Side B: who has most stones in each row, from the back; several who have equally many. */
export function leaders(owners: readonly number[]): number[][] {
  return Array.from({ length: rows }, (_, row) => {
    const counts = new Map<number, number>();
    owners.forEach((seat, space) => space % rows === row && counts.set(seat, (counts.get(seat) ?? 0) + 1));
    const most = Math.max(0, ...counts.values());
    return [...counts].flatMap(([seat, count]) => (count === most ? [seat] : [])).sort((a, b) => a - b);
  });
}
