/** The shapes that mark the categories of tiles without colour. */
export const MARKS = ["ra", "god", "gold", "pharaoh", "river", "civilization", "monument", "disaster"] as const;
export type Mark = (typeof MARKS)[number];
