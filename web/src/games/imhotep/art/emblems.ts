/** What stands for the game where games are chosen: five symbols that show what it is about. */
export const EMBLEMS = [
  "imhotep-stone-black",
  "imhotep-site-pyramids",
  "imhotep-ship-1",
  "imhotep-card-statue",
  "imhotep-card-sail",
] as const;
