/** Benben's games for JavaScript: `Engine.load("…/ra.json")` gives tables, legal moves, random games, searches, hints. */

export { Engine, type Source } from "./engine.ts";
export type { Manifest, Option, OptionValue, Players } from "./manifest.ts";
export { CHANCE, IllegalMove, OVER, Table, type Chosen, type Judgement, type Playouts } from "./table.ts";
