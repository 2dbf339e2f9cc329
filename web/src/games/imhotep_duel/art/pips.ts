/** The positions of a temple token's one to four circles, in steps from their centre. */
export const PIPS: readonly (readonly [number, number])[][] = [
  [[0, 0]],
  [[-0.5, 0], [0.5, 0]],
  [[0, -0.5], [-0.55, 0.45], [0.55, 0.45]],
  [[-0.5, -0.5], [0.5, -0.5], [-0.5, 0.5], [0.5, 0.5]],
];
