/** Stars over the sites, seen in the dark theme only: across, down, size. */
export const MOON_STARS: readonly (readonly [number, number, number])[] = [
  [22, 26, 1.3], [48, 58, 1], [66, 20, 1], [96, 44, 1.2], [140, 22, 1], [152, 70, 1.1], [182, 40, 1.3], [206, 18, 1],
  [222, 66, 1], [246, 30, 1.2], [272, 54, 1], [292, 22, 1.3], [304, 78, 1], [34, 96, 1], [128, 100, 0.9], [286, 106, 0.9],
];
