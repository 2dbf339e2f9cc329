/** What stands for the game where games are chosen: five symbols that show what it is about. */
export const EMBLEMS = [
  "imhotep_duel-token-obelisk",
  "imhotep_duel-token-temple_3",
  "imhotep_duel-token-light_pyramid",
  "imhotep_duel-token-tomb_7",
  "imhotep_duel-token-place",
] as const;
