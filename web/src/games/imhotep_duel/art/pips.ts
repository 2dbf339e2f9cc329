/** Where the one to four circles of a temple token lie, in steps from their middle. */
export const PIPS: readonly (readonly [number, number])[][] = [
  [[0, 0]],
  [[-0.5, 0], [0.5, 0]],
  [[0, -0.5], [-0.55, 0.45], [0.55, 0.45]],
  [[-0.5, -0.5], [0.5, -0.5], [-0.5, 0.5], [0.5, 0.5]],
];
