/** The kinds of cargo tokens that are drawn, as `imhotep_duel-token-KIND`. */
export const TOKENS = [
  "obelisk",
  "light_pyramid",
  "dark_pyramid",
  ...[1, 2, 3, 4].map((circles) => `temple_${circles}`),
  ...Array.from({ length: 12 }, (_, i) => `tomb_${i + 1}`),
  "take",
  "place",
  "place_and_unload",
  "swap_and_unload",
] as const;
