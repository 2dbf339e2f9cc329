/** Search results for a position: hints, with the same numbers as on the server for the same position, budget and seed. */

import type { CompiledGame } from "./compiled.ts";
import { nodesFor, Search, type Child } from "./search.ts";
import { Block, type Table } from "./table.ts";

/** A legal move: its share of the visits, and its chances and points by seat. */
export interface Idea {
  readonly move: number;
  /** The notation. */
  readonly text: string;
  readonly share: number;
  readonly chances: readonly number[];
  readonly points: readonly number[];
}

/** The analysis of a position for the seat to move; the best idea first. */
export interface Analysis {
  readonly seat: number;
  readonly games: number;
  readonly chances: readonly number[];
  readonly points: readonly number[];
  readonly ideas: readonly Idea[];
  /** The evaluator at the leaves of the search. */
  readonly judge: "net" | "linear" | "playouts";
}

export interface Budget {
  /** A budget of simulated games. */
  readonly games?: number;
  /** A budget of seconds of wall-clock time. */
  readonly seconds?: number;
  readonly seed?: number | bigint;
  /** The capacity of the tree in nodes, if the budget is not a number of games. */
  readonly nodes?: number | undefined;
  /** Called between portions; returns true to stop the search. */
  readonly stopped?: () => boolean;
}

/** At most this many simulations between two readings of the clock. */
const PORTION = 200;

/** Analyse a table for a number of simulated games or of seconds (`benben.players.analyse`). */
export function analyse(table: Table, budget: Budget): Analysis {
  if (!((budget.games ?? 0) >= 1 || (budget.seconds ?? 0) > 0))
    throw new RangeError("an analysis needs a budget: games or seconds");
  if (table.actor < 0) throw new RangeError("no seat must decide");
  const { judge } = table.engine.players(table.seats);
  const search = new Search(table, {
    judge: judge === "net" ? "net" : "linear",
    seed: budget.seed ?? 0,
    nodes: budget.games === undefined ? (budget.nodes ?? nodesFor()) : nodesFor(budget.games),
  });
  try {
    think(search, budget);
    return summary(table, search.children());
  } finally {
    search.free();
  }
}

/** Simulate games until the budget is spent. */
export function think(search: Search, budget: Budget): void {
  const end = budget.seconds === undefined ? Infinity : performance.now() + 1000 * budget.seconds;
  const games = budget.games ?? Infinity;
  do search.run(Math.min(PORTION, games - search.games));
  while (search.games < games && performance.now() < end && !budget.stopped?.());
}

/** Order by visits; ties are broken by value. */
function byWorth(seat: number): (one: Child, other: Child) => number {
  return (one, other) => other.visits - one.visits || other.values[seat]! - one.values[seat]!;
}

function summary(table: Table, found: readonly Child[]): Analysis {
  const { engine, seats, actor } = table;
  const { judge, sureness } = engine.players(seats);
  const total = Math.max(
    1,
    found.reduce((sum, child) => sum + child.visits, 0),
  );
  const sharpen = sharpener(engine, seats, sureness);
  const ideas = [...found].sort(byWorth(actor)).map((child) => ({
    move: child.move,
    text: table.text(child.move),
    share: child.visits / total,
    chances: sharpen.of(child.chances),
    points: child.points,
  }));
  sharpen.free();
  return { seat: actor, games: total, chances: ideas[0]!.chances, points: ideas[0]!.points, ideas, judge };
}

/** Raise chances to a power in compiled code, because JavaScript's power rounds differently. */
function sharpener(engine: CompiledGame, seats: number, sureness: number) {
  const block = new Block(engine);
  return {
    of(chances: readonly number[]): number[] {
      block.floats("sureness")[0] = sureness;
      block.floats("chances").set(chances);
      block.call("sharpen", seats);
      return Array.from(block.floats("chances").subarray(0, seats));
    },
    free: () => block.free(),
  };
}
