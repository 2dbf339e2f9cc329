/** A place inside a drawing, in the units of its viewBox. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A block that stands on its corner, in the units of the drawing: that corner, half of its width, and its height. */
export interface Corner {
  /** The lowest corner, nearest to the reader. */
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The place as a style for what lies over a drawing of the given size, whatever size that has on the screen. */
export function over(box: Box, whole: { width: number; height: number }): string {
  const part = (value: number, of: number): string => `${((100 * value) / of).toFixed(3)}%`;
  return [
    `left:${part(box.x, whole.width)}`,
    `top:${part(box.y, whole.height)}`,
    `width:${part(box.width, whole.width)}`,
    `height:${part(box.height, whole.height)}`,
  ].join(";");
}
