/** The burial chamber, side A: outlines of groups of adjacent stones, and the positions of their points. */
import { CHAMBER, chamberPlace } from "./art/sites";
import { DEPTH, HALF, RISE, type Point } from "./art/stones";
import type { ImhotepGroup } from "./view";

const { rows, scale } = CHAMBER;

/** The four neighbours of a space: left, back, right, front. */
function neighbours(space: number): (number | null)[] {
  const row = space % rows;
  return [space - rows, row > 0 ? space - 1 : null, space + rows, row < rows - 1 ? space + 1 : null];
}

/** The corners of a stone's top: left, back, right, front. */
function corners(space: number): [Point, Point, Point, Point] {
  const { foot } = chamberPlace(space);
  const y = foot.y - RISE * scale;
  const [w, d] = [HALF * scale, DEPTH * scale];
  return [{ x: foot.x - w, y: y - d }, { x: foot.x, y: y - 2 * d }, { x: foot.x + w, y: y - d }, { x: foot.x, y }];
}

/** The outline of a group's tops, as a path. */
export function outline({ spaces }: ImhotepGroup): string {
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

/** The centre of the stone's top nearest to the group's centre. */
export function badge({ spaces }: ImhotepGroup): Point {
  const tops = spaces.map((space) => {
    const { foot } = chamberPlace(space);
    return { x: foot.x, y: foot.y - (RISE + DEPTH) * scale };
  });
  const middle = { x: mean(tops.map(({ x }) => x)), y: mean(tops.map(({ y }) => y)) };
  const far = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
  return tops.reduce((best, top) => (far(top) < far(best) ? top : best));
}

const mean = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0) / values.length;
