/** The package's tree search, in portions: run any number of simulations, then read the results. */

import type { CompiledGame } from "./compiled.ts";
import { Arrays } from "./memory.ts";
import { Block, type Table } from "./table.ts";

/** Nodes per simulated game of a budget, and the maximum (`benben.players.search`). */
const NODES_PER_GAME = 24;
const MOST_NODES = 3_000_000;
const SPARE_NODES = 1024;
/** Trees with fewer visits are not reused. */
const LEAST_VISITS = 8;

export interface SearchSettings {
  /** The evaluator at the leaves: the trained net, or the linear evaluation. */
  readonly judge?: "net" | "linear";
  /** The source of randomness. The same seed, table and number of simulations give the same tree. */
  readonly seed?: number | bigint;
  /** A generator state instead of a seed: `dice` of a block or of another search. */
  readonly dice?: readonly bigint[];
  /** The capacity in nodes; a full tree grows no more. */
  readonly nodes?: number | undefined;
  /** Settings that differ from the defaults, by the name of a field of `manifest.players[…].config`. */
  readonly config?: Readonly<Record<string, number | null>>;
}

/** The search results of a move; means over its visits, by seat. */
export interface Child {
  readonly move: number;
  readonly visits: number;
  /** The mean of the value that the search maximizes. */
  readonly values: readonly number[];
  /** The winning chances, with sum 1. */
  readonly chances: readonly number[];
  /** The points at the end. */
  readonly points: readonly number[];
}

/** The capacity in nodes of a search that simulates this many games, or the maximum if no number is given. */
export function nodesFor(games?: number): number {
  return games === undefined ? MOST_NODES : Math.min(MOST_NODES, 3 * NODES_PER_GAME * games + SPARE_NODES);
}

/** A search from a copy of one table, as the seat to move knows it. Release it with `free`. */
export class Search {
  readonly engine: CompiledGame;
  readonly seats: number;
  readonly nodes: number;
  readonly #block: Block;
  readonly #net: number;
  readonly #lead: number;
  #tree: Arrays;
  #kept = 0;

  constructor(table: Table, settings: SearchSettings = {}) {
    const { engine, seats } = table;
    this.engine = engine;
    this.seats = seats;
    this.nodes = settings.nodes ?? nodesFor();
    this.#block = new Block(engine);
    if (settings.dice) this.#block.write("dice", settings.dice);
    else this.#block.seed(settings.seed ?? 0);
    this.#block.table.bytes.set(table.bytes);
    this.#net = engine.net(seats, settings.judge ?? "linear");
    const config = configured(engine.players(seats).config, settings.config);
    this.#block.floats("config").set(Object.values(config));
    this.#lead = config["margin_lead"] ?? 0;
    this.#setLead();
    this.#tree = this.#newTree();
  }

  /** Simulate this many more games. */
  run(games: number): void {
    this.#block.call("simulate", this.#tree.address, this.#net, games);
  }

  /** The number of games simulated from this root. */
  get games(): number {
    return Number(this.#tree.numbers("visits")[0]) - this.#kept;
  }

  /** The current state of the random generator. */
  get dice(): bigint[] {
    return this.#block.dice;
  }

  /** The number of nodes in the tree. */
  get size(): number {
    return Number(this.#tree.numbers("size")[0]);
  }

  /** Copies of the tree's arrays by name, up to its current size. */
  tree(): Record<string, number[]> {
    const rows = this.size;
    return Object.fromEntries(
      this.engine.manifest.tree.map(({ name, shape }) => {
        const length = name === "size" ? 1 : rows * (shape.length > 1 ? this.seats : 1);
        return [name, Array.from(this.#tree.numbers(name).subarray(0, length), Number)];
      }),
    );
  }

  /** Each move at the root with its prior, by integer. */
  priors(): Map<number, number> {
    const moves = this.#tree.numbers("move");
    const priors = this.#tree.numbers("prior");
    return new Map(this.#roots().map((node) => [Number(moves[node]), Number(priors[node])]));
  }

  /** The results of each legal move. */
  children(): Child[] {
    const moves = this.#tree.numbers("move");
    const listed = this.#block.call("legal");
    const legal = new Set(Array.from(this.#block.numbers("scratch_moves").subarray(0, listed), Number));
    return this.#roots()
      .filter((node) => legal.has(Number(moves[node])))
      .map((node) => this.#child(node));
  }

  /** Make a position of this search its root and keep its subtree. Returns whether the position was found. */
  movedTo(table: Table): boolean {
    const visits = Number(this.#tree.numbers("visits")[0]);
    if (visits < LEAST_VISITS) return false;
    const bytes = table.bytes;
    const node = this.#find(bytes);
    if (node < 0) return false;
    const old = this.#tree;
    this.#tree = this.#newTree();
    const origin = new Arrays(this.engine.memory, ORIGIN, { nodes: this.nodes });
    this.engine.call("keep", old.address, node, this.#tree.address, origin.address);
    origin.free();
    old.free();
    this.#block.table.bytes.set(bytes);
    this.#block.floats("prospects").fill(0);
    this.#setLead();
    this.#kept = Number(this.#tree.numbers("visits")[0]);
    return true;
  }

  /** Free the memory. The search must not be used any more. */
  free(): void {
    this.#tree.free();
    this.#block.free();
  }

  /** A tree with only a root. */
  #newTree(): Arrays {
    const tree = new Arrays(this.engine.memory, this.engine.manifest.tree, { nodes: this.nodes, seats: this.seats });
    (tree.numbers("size") as BigInt64Array)[0] = 1n;
    return tree;
  }

  /** The seat to move measures its margin from a lead. */
  #setLead(): void {
    const leads = this.#block.floats("leads").fill(0);
    const actor = Number(this.#block.table.numbers("actor")[0]);
    if (actor >= 0) leads[actor] = this.#lead;
  }

  #find(bytes: Uint8Array): number {
    const line = new Arrays(this.engine.memory, this.engine.manifest.line, {}, "rows");
    this.engine.memory.bytes(line.at("tables"), bytes.length).set(this.#block.table.bytes);
    this.engine.memory.bytes(this.#block.address + this.#block.cell("target").offset, bytes.length).set(bytes);
    const isOpen = this.#block.floats("config")[this.#place("open")] ? 1 : 0;
    const node = this.#block.call("find", this.#tree.address, line.address, isOpen);
    line.free();
    return node;
  }

  #place(setting: string): number {
    return Object.keys(this.engine.players(this.seats).config).indexOf(setting);
  }

  #roots(): number[] {
    const start = Number(this.#tree.numbers("first_child")[0]);
    return Array.from({ length: Number(this.#tree.numbers("child_count")[0]) }, (_, index) => start + index);
  }

  #child(node: number): Child {
    const { seats } = this;
    const visits = Number(this.#tree.numbers("visits")[node]);
    const move = Number(this.#tree.numbers("move")[node]);
    const totals = this.#tree.numbers("totals").subarray(node * seats, (node + 1) * seats) as Float32Array;
    const values = Array.from(totals, (total) => Math.fround(total / Math.max(1, visits)));
    const most = this.engine.manifest.seats;
    const row = (kind: number): number[] => {
      const begin = ((move + 1) * 2 + kind) * most;
      return Array.from(this.#block.floats("prospects").subarray(begin, begin + seats));
    };
    const seen = sum(row(0)); // the shares of one simulation add up to one
    if (seen > 0)
      return { move, visits, values, chances: scaled(row(0), seen), points: scaled(row(1), seen) };
    return { move, visits, values, chances: this.#guessed(visits, values), points: row(1) };
  }

  /** The chances of a move that has not been tried since the tree was reused. */
  #guessed(visits: number, values: readonly number[]): number[] {
    if (!visits) return values.map(() => 1 / this.seats);
    const total = values.reduce((so, value) => Math.fround(so + value), 0);
    return values.map((value) => Math.fround(value / total));
  }
}

/** The default settings with changes; null means no limit. Throws a RangeError for an unknown setting. */
function configured(
  usual: Readonly<Record<string, number | null>>,
  asked: Readonly<Record<string, number | null>> = {},
): Record<string, number> {
  const foreign = Object.keys(asked).find((name) => !(name in usual));
  if (foreign) throw new RangeError(`no setting ${foreign}; there are: ${Object.keys(usual).join(", ")}`);
  return Object.fromEntries(Object.keys(usual).map((name) => [name, (name in asked ? asked[name] : usual[name]) ?? Infinity]));
}

const ORIGIN = [{ name: "origin", kind: "i4", bytes: 4, shape: ["nodes"] }] as const;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function scaled(numbers: readonly number[], by: number): number[] {
  return numbers.map((each) => each / by);
}
