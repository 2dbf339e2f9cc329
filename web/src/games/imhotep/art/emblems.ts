/** The game's emblems in the lobby: five symbols. */
export const EMBLEMS = [
  "imhotep-stone-black",
  "imhotep-site-pyramids",
  "imhotep-ship-1",
  "imhotep-card-statue",
  "imhotep-card-sail",
] as const;
