/** A rectangle in a drawing, in units of its viewBox. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A block that stands on a corner: the corner, half of its width, and its height, in units of the drawing. */
export interface Corner {
  /** The lowest corner, nearest to the reader. */
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The rectangle as a style for an element over a drawing of the given size, at any scale. */
export function over(box: Box, whole: { width: number; height: number }): string {
  const part = (value: number, of: number): string => `${((100 * value) / of).toFixed(3)}%`;
  return [
    `left:${part(box.x, whole.width)}`,
    `top:${part(box.y, whole.height)}`,
    `width:${part(box.width, whole.width)}`,
    `height:${part(box.height, whole.height)}`,
  ].join(";");
}
