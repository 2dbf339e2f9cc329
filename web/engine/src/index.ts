/** Benben's games for JavaScript: `Engine.load("…/ra.json")` gives tables, legal moves, random games, searches and hints. */

export type { CompiledGame, Source } from "./compiled.ts";
export { Engine } from "./engine.ts";
export type { Manifest, Option, OptionValue, Players } from "./manifest.ts";
export { CHANCE, IllegalMove, OVER, Table, type Chosen, type Judgement, type Playouts } from "./table.ts";
export { analyse, think, type Analysis, type Budget, type Idea } from "./analysis.ts";
export { nodesFor, Search, type Child, type SearchSettings } from "./search.ts";
export { best, merged, Player, type Recipe, type SearchRecipe } from "./player.ts";
