/** An arrow between two places of the page, bent a little so that it is seen beside what lies in a row. */

interface Place {
  x: number;
  y: number;
}

export const middle = ({ x, y, width, height }: Pick<DOMRect, "x" | "y" | "width" | "height">): Place => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** How far the bend lies aside, of the way's length; and how long the head is, in pixels. */
const [BEND, HEAD] = [0.18, 13];

const text = ({ x, y }: Place): string => `${Math.round(x)} ${Math.round(y)}`;

/** The paths of the arrow's shaft and head. */
export function route(from: Place, to: Place): { shaft: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Bent upwards, whichever way it goes.
  const side = dx < 0 ? -BEND : BEND;
  const bend = { x: from.x + dx / 2 + side * dy, y: from.y + dy / 2 - side * dx };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const wing = (turn: number): Place => ({ x: to.x - HEAD * Math.cos(angle + turn), y: to.y - HEAD * Math.sin(angle + turn) });
  return {
    shaft: `M${text(from)}Q${text(bend)} ${text(to)}`,
    head: `M${text(to)}L${text(wing(0.45))}L${text(wing(-0.45))}Z`,
  };
}
