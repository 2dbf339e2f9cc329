/** A slightly curved arrow between two points of the page. The curve keeps it visible along a row of pieces. */

interface Point {
  x: number;
  y: number;
}

export const middle = ({ x, y, width, height }: Pick<DOMRect, "x" | "y" | "width" | "height">): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The curve's offset as a share of the length, and the length of the head in pixels. */
const [BEND, HEAD] = [0.18, 13];

const text = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The SVG paths of the arrow's shaft and head. */
export function route(from: Point, to: Point): { shaft: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Always curves upwards.
  const side = dx < 0 ? -BEND : BEND;
  const bend = { x: from.x + dx / 2 + side * dy, y: from.y + dy / 2 - side * dx };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const wing = (turn: number): Point => ({ x: to.x - HEAD * Math.cos(angle + turn), y: to.y - HEAD * Math.sin(angle + turn) });
  return {
    shaft: `M${text(from)}Q${text(bend)} ${text(to)}`,
    head: `M${text(to)}L${text(wing(0.45))}L${text(wing(-0.45))}Z`,
  };
}
