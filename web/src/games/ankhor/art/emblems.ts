/** The game's emblems in the lobby: five symbols. */
export const EMBLEMS = [
  "ankhor-token-ankh",
  "ankhor-tile-blue-scarab",
  "ankhor-tile-red-jackal",
  "ankhor-tile-white-falcon",
  "ankhor-bonus",
] as const;
