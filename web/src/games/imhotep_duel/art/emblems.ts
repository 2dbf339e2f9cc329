/** The game's emblems in the lobby: five symbols. */
export const EMBLEMS = [
  "imhotep_duel-token-obelisk",
  "imhotep_duel-token-temple_3",
  "imhotep_duel-token-light_pyramid",
  "imhotep_duel-token-tomb_7",
  "imhotep_duel-token-place",
] as const;
