/** Places a note near its piece, inside the window, without covering the next targets. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Rectangles that a note should not cover. */
export interface Avoided {
  /** Targets of the next touch. */
  marks?: readonly Rect[];
  /** Text to read. */
  words?: readonly Rect[];
}

/** Pixels between a piece and its note, and between a note and the edge of the window. */
const [GAP, EDGE] = [10, 6];
/** Pieces in the upper part of the window (this share of its height) have their note below. */
const UPPER = 0.42;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The overlap of two rectangles in square pixels. */
function shared(one: Rect, other: Rect): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * The upper left corner of a note of this size: of the positions near `piece`, the one that covers least of `marks`,
 * then least of `words`.
 */
export function placeNote(piece: Rect, note: Size, { marks = [], words = [] }: Avoided, room: Size): Point {
  const most = { x: room.width - note.width - EDGE, y: room.height - note.height - EDGE };
  const middle = between(EDGE, piece.left + piece.width / 2 - note.width / 2, most.x);
  const level = between(EDGE, piece.top + piece.height / 2 - note.height / 2, most.y);
  const below = { x: middle, y: piece.top + piece.height + GAP };
  const above = { x: middle, y: piece.top - note.height - GAP };
  const near = [
    ...(piece.top < room.height * UPPER ? [below, above] : [above, below]),
    { x: piece.left + piece.width + GAP, y: level },
    { x: piece.left - note.width - GAP, y: level },
  ];
  const edges = [EDGE, middle, most.x].flatMap((x) => [{ x, y: EDGE }, { x, y: most.y }]);
  const inside = ({ x, y }: Point): boolean => x >= EDGE && x <= most.x && y >= EDGE && y <= most.y;
  const covered = ({ x, y }: Point, boxes: readonly Rect[]): number => boxes.reduce((sum, box) => sum + shared({ left: x, top: y, ...note }, box), 0);
  const worse = (one: Point, other: Point): number => covered(one, marks) - covered(other, marks) || covered(one, words) - covered(other, words);
  const [first = below, ...others] = [...near.filter(inside), ...edges];
  return others.reduce((best, spot) => (worse(spot, best) < 0 ? spot : best), first);
}
