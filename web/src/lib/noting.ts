/** Where a note about a piece lies: beside it, in the window, and not on what the reader is to touch next. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** What a note should not cover. */
export interface Kept {
  /** What is to be touched next. */
  marks?: readonly Box[];
  /** What is to be read. */
  words?: readonly Box[];
}

/** Pixels between a piece and its note, and between a note and the edge of the window. */
const [GAP, EDGE] = [10, 6];
/** A piece above this part of the window has its note below it. */
const UPPER = 0.42;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** How much of two boxes lies on each other, in square pixels. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * The upper left corner of a note of this size: the first of the places beside `piece` that covers least of `marks`, and of those
 * the one that covers least of `words`.
 */
export function noteAt(piece: Box, note: Size, { marks = [], words = [] }: Kept, room: Size): Spot {
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
  const inside = ({ x, y }: Spot): boolean => x >= EDGE && x <= most.x && y >= EDGE && y <= most.y;
  const covered = ({ x, y }: Spot, boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + shared({ left: x, top: y, ...note }, box), 0);
  const worse = (one: Spot, other: Spot): number => covered(one, marks) - covered(other, marks) || covered(one, words) - covered(other, words);
  const [first = below, ...others] = [...near.filter(inside), ...edges];
  return others.reduce((best, spot) => (worse(spot, best) < 0 ? spot : best), first);
}
