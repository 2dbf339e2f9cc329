/** The package's players, from their recipes (`benben.players.recipes`): the same seed gives the same moves. */

import type { CompiledGame } from "./compiled.ts";
import { think, type Budget } from "./analysis.ts";
import { nodesFor, Search, type Child } from "./search.ts";
import { Block, type Table } from "./table.ts";

/** The search of a player and its budget. */
export interface SearchRecipe {
  readonly judge: "net" | "linear";
  /** Settings by the name of a field of `manifest.players[…].config`; null means no limit. */
  readonly config: Readonly<Record<string, number | null>>;
  readonly games: number | null;
  readonly seconds: number | null;
}

/** The decision method of a player. */
export interface Recipe {
  /** Without a search: the noise (in points) on each move's value; -1 plays any move. */
  readonly blur: number;
  /** A bias in points for each move, by its integer; empty for none. */
  readonly habits: readonly number[];
  /** The share of its decisions that use the search, chosen at random; null means all, without a random draw. */
  readonly ahead: number | null;
  readonly search: SearchRecipe | null;
}

const ROLLS = 2 ** 32;

/** A player of one seat. It keeps its tree from move to move; release it with `free`. */
export class Player {
  readonly engine: CompiledGame;
  readonly recipe: Recipe;
  readonly #block: Block;
  readonly #nodes: number | undefined;
  #search: Search | null = null;
  #dice: readonly bigint[];

  /** Randomness comes from the seed. *nodes* limits the tree if the recipe names no number of games. */
  constructor(engine: CompiledGame, recipe: Recipe, seed: number | bigint = 0, nodes?: number) {
    this.engine = engine;
    this.recipe = recipe;
    this.#nodes = recipe.search?.games == null ? nodes : nodesFor(recipe.search.games);
    this.#block = new Block(engine);
    this.#block.seed(seed);
    this.#dice = this.#block.dice;
    this.#block.floats("blur")[0] = recipe.blur;
    this.#block.floats("habits").set(recipe.habits);
  }

  /** The player's move at a table. */
  choose(table: Table, stopped?: () => boolean): number {
    const legal = table.legal();
    if (!this.#searches()) return this.#quick(table);
    return legal.length === 1 ? legal[0]! : best(this.think(table, stopped), table.actor);
  }

  /** The search results for the moves at a table. Throws a RangeError if the player never searches. */
  think(table: Table, stopped?: () => boolean): Child[] {
    const { search: recipe } = this.recipe;
    if (!recipe) throw new RangeError("this player does not search");
    let search = this.#search;
    if (!search?.movedTo(table)) {
      this.#dice = search?.dice ?? this.#dice;
      search?.free();
      search = this.#search = new Search(table, { ...recipe, dice: this.#dice, nodes: this.#nodes });
    }
    think(search, budgetOf(recipe, stopped));
    return search.children();
  }

  /** The number of games that the last search simulated. */
  get games(): number {
    return this.#search?.games ?? 0;
  }

  /** Free the memory. The player must not be used any more. */
  free(): void {
    this.#search?.free();
    this.#block.free();
  }

  #searches(): boolean {
    const { search, ahead } = this.recipe;
    if (!search) return false;
    return ahead === null || this.#block.call("roll") >>> 0 < ahead * ROLLS;
  }

  #quick(table: Table): number {
    this.#block.table.bytes.set(table.bytes);
    return this.#block.call("choose");
  }
}

/** The move with the most visits; ties go to the higher value for the seat to move. */
export function best(found: readonly Child[], seat: number): number {
  const better = (one: Child, other: Child): boolean =>
    other.visits > one.visits || (other.visits === one.visits && other.values[seat]! > one.values[seat]!);
  return found.reduce((so, each) => (better(so, each) ? each : so)).move;
}

/** Merges several searches of one table; means are weighted by visits. */
export function merged(found: readonly (readonly Child[])[]): Child[] {
  const [first, ...others] = found;
  return (first ?? []).map((child, place) => together([child, ...others.map((each) => each[place]!)]));
}

function together(children: readonly Child[]): Child {
  const visits = children.reduce((total, each) => total + each.visits, 0);
  const mean = (of: (child: Child) => readonly number[]): number[] =>
    of(children[0]!).map((_, seat) => children.reduce((sum, each) => sum + of(each)[seat]! * each.visits, 0) / Math.max(1, visits));
  return {
    move: children[0]!.move,
    visits,
    values: mean((child) => child.values),
    chances: mean((child) => child.chances),
    points: mean((child) => child.points),
  };
}

function budgetOf({ games, seconds }: SearchRecipe, stopped?: () => boolean): Budget {
  return { ...(games !== null && { games }), ...(seconds !== null && { seconds }), ...(stopped && { stopped }) };
}
