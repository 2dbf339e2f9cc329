/** The shapes that tell the categories of tiles apart without colour. */
export const MARKS = ["ra", "god", "gold", "pharaoh", "river", "civilization", "monument", "disaster"] as const;
export type Mark = (typeof MARKS)[number];
