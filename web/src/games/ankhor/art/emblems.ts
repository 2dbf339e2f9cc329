/** What stands for the game where games are chosen: five symbols that show what it is about. */
export const EMBLEMS = [
  "ankhor-token-ankh",
  "ankhor-tile-blue-scarab",
  "ankhor-tile-red-jackal",
  "ankhor-tile-white-falcon",
  "ankhor-bonus",
] as const;
