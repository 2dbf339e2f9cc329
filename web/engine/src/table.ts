/** A table of a game: the seat to move, legal moves, chance outcomes, and points. */

import type { CompiledGame } from "./compiled.ts";
import type { Layout, Named, OptionValue } from "./manifest.ts";
import { Rec } from "./memory.ts";
import { findNotation } from "./notation.ts";

/** The value of `actor` while chance is about to act. */
export const CHANCE = -1;
/** The value of `actor` when the game has ended. */
export const OVER = -2;
const REFUSED = -1;
const LARGEST_SEED = 0x7fffffffffffffffn;
const LONG = 0xffffffffffffffffn;
const [STEP, FIRST, SECOND]: readonly [bigint, bigint, bigint] = [0x9e3779b97f4a7c15n, 0xbf58476d1ce4e5b9n, 0x94d049bb133111ebn];

/** A seed (any whole number) in the form that compiled code takes, like `benben.engine.dice.small_seed`. */
export function smallSeed(seed: number | bigint): bigint {
  const whole = BigInt(seed);
  if (whole >= 0n && whole <= LARGEST_SEED) return whole;
  let mixed = whole < 0n ? STEP : SECOND;
  for (let rest = whole < 0n ? -whole : whole; rest > 0n; rest >>= 64n) {
    mixed = ((mixed ^ rest) + STEP) & LONG;
    mixed = ((mixed ^ (mixed >> 30n)) * FIRST) & LONG;
    mixed = ((mixed ^ (mixed >> 27n)) * SECOND) & LONG;
    mixed ^= mixed >> 31n;
  }
  return mixed & LARGEST_SEED;
}

/** Options by name, or their integers as `codes` (`Game.codes` of the package). */
export interface Chosen {
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly codes?: readonly number[];
}

/** Random games: the number of decisions, and each seat's victories (shared ones shared). */
export interface Playouts {
  readonly games: number;
  readonly decisions: number;
  readonly won: readonly number[];
}

/** An evaluation of a table: each seat's winning chance (sum 1) and expected final points. */
export interface Judgement {
  readonly chances: readonly number[];
  readonly points: readonly number[];
}

/** An illegal move; the table is unchanged. */
export class IllegalMove extends Error {
  override readonly name = "IllegalMove";
}

/** The integers that encode options. Throws a RangeError for an invalid choice. */
export function encoded(engine: CompiledGame, options: Readonly<Record<string, OptionValue>> = {}): number[] {
  const known = engine.manifest.options;
  const foreign = Object.keys(options).filter((name) => !known.some((option) => option.name === name));
  if (foreign.length)
    throw new RangeError(`no option ${foreign[0]}; there are: ${known.map((option) => option.name).join(", ")}`);
  const places = known.map((option) => {
    const place = option.choices.indexOf(options[option.name] ?? option.default);
    if (place < 0)
      throw new RangeError(`${option.name} is one of: ${option.choices.map((each) => JSON.stringify(each)).join(", ")}`);
    return place;
  });
  if (engine.manifest.refused.some((way) => way.every((place, option) => place === places[option])))
    throw new RangeError("these options do not go together");
  return engine.manifest.codes.map(({ by, values }) => {
    const row = by.reduce((index, option) => index * known[option]!.choices.length + places[option]!, 0);
    return values[row] ?? 0;
  });
}

/** A block of an engine's memory, which holds a table and the buffers for its operations. The owner must free it. */
export class Block extends Rec {
  readonly engine: CompiledGame;
  readonly table: Rec;

  constructor(engine: CompiledGame) {
    const { block, table } = engine.manifest;
    super(engine.memory, engine.memory.take(block.bytes), block as Layout);
    this.engine = engine;
    this.table = new Rec(engine.memory, this.address + this.cell("table").offset, table);
    for (const [name, header] of Object.entries(block.headers)) this.write(name, header);
  }

  /** Call compiled code for this block. */
  call(name: string, ...numbers: number[]): number {
    return this.engine.call(name, this.address, ...numbers);
  }

  /** Seed the random generator; different streams of one seed are independent. */
  seed(seed: number | bigint, stream: number | bigint = 0): void {
    this.write("seed", [smallSeed(seed)]);
    this.write("stream", [stream]);
    this.call("seed");
  }

  /** The current state of the random generator. */
  get dice(): bigint[] {
    return Array.from(this.numbers("dice") as BigInt64Array);
  }

  free(): void {
    this.memory.give(this.address, this.layout.bytes);
  }
}

/** One table. It occupies the engine's memory until `free`. */
export class Table {
  readonly engine: CompiledGame;
  readonly seats: number;
  readonly #block: Block;

  constructor(engine: CompiledGame, chosen: Chosen = {}) {
    const codes = chosen.codes ?? encoded(engine, chosen.options);
    this.engine = engine;
    this.seats = codes[0]!;
    this.#block = new Block(engine);
    this.#block.write("options", codes);
    this.#block.call("setup");
  }

  /** The seat to move, `CHANCE` or `OVER`. */
  get actor(): number {
    return Number(this.#block.table.numbers("actor")[0]);
  }

  get isOver(): boolean {
    return this.actor === OVER;
  }

  /** The table's bytes (a copy): equal tables have equal bytes. Setting them copies as well. */
  get bytes(): Uint8Array {
    return this.#block.table.bytes.slice();
  }

  set bytes(content: Uint8Array) {
    if (content.length !== this.#block.table.layout.bytes)
      throw new RangeError(`a table has ${this.#block.table.layout.bytes} bytes, not ${content.length}`);
    this.#block.table.bytes.set(content);
  }

  /** The numbers of a cell of the table (`manifest.table.cells`) as a flat array. A copy. */
  cell(name: string): number[] {
    return Array.from(this.#block.table.numbers(name), Number);
  }

  // ---- moves --------------------------------------------------------------------------------------------------------
  /** The integers of the legal moves; none while chance acts or after the end. */
  legal(): number[] {
    if (this.actor < 0) return [];
    const listed = this.#block.call("legal");
    return Array.from(this.#block.numbers("scratch_moves").subarray(0, listed), Number);
  }

  /** The exact weights of chance's outcomes; none unless chance acts. */
  weights(): bigint[] {
    const listed = this.#block.call("chance");
    return Array.from((this.#block.numbers("scratch_weights") as BigInt64Array).subarray(0, listed));
  }

  /** Play a legal move, or a possible outcome of chance. Throws `IllegalMove`. */
  apply(code: number): void {
    if (this.actor === OVER) throw new IllegalMove("the game is over");
    if (this.#block.call("apply", code) === REFUSED)
      throw new IllegalMove(`${this.text(code)} is not possible; possible: ${this.#possible().join(", ")}`);
  }

  /** Play a legal move by its notation. Throws `IllegalMove`. */
  play(text: string): void {
    this.apply(this.parse(text));
  }

  /** The notation of a move, or of an outcome while chance acts. */
  text(code: number): string {
    if (this.actor !== CHANCE) return this.engine.texts.get(code) ?? `move ${code}`;
    return this.#outcomes().find(([outcome]) => outcome === code)?.[1] ?? `outcome ${code}`;
  }

  /** Parse a notation, ignoring surrounding punctuation. Throws `IllegalMove` if it is none. */
  parse(text: string): number {
    const outcomes = () => new Map(this.#outcomes().map(([outcome, name]) => [name.toLowerCase(), outcome]));
    const found = findNotation(this.actor === CHANCE ? outcomes() : this.engine.codes, text);
    if (found === undefined) throw new IllegalMove(`“${text}” is no move of ${this.engine.manifest.game}`);
    return found;
  }

  // ---- chance -------------------------------------------------------------------------------------------------------
  /** Set the seed of chance. */
  seed(seed: number | bigint, stream: number | bigint = 0): void {
    this.#block.seed(seed, stream);
  }

  /** Let chance act by the seed until a seat must move or the game is over. */
  settle(): void {
    this.#block.call("settle");
  }

  /** The outcome that the package's seeded dealer gives at a ply (0-based) with the table's seed. */
  dealt(ply: number): number {
    const outcome = this.#block.call("deal", ply);
    if (outcome === REFUSED) throw new IllegalMove("chance does not act now");
    return outcome;
  }

  // ---- points -------------------------------------------------------------------------------------------------------
  /** Each seat's points. */
  points(): number[] {
    this.#block.call("score", this.seats);
    return Array.from(this.#block.floats("points").subarray(0, this.seats));
  }

  /** Each seat's share of the victory; zeros before the end. */
  shares(): number[] {
    this.#block.call("score", this.seats);
    return Array.from(this.#block.floats("won").subarray(0, this.seats));
  }

  /** Play random games from this table. The same seed gives the same games as in the package. */
  playouts(games: number, seed: number | bigint = 0): Playouts {
    this.#block.seed(seed);
    const decisions = this.#block.call("playouts", games);
    return { games, decisions, won: Array.from(this.#block.floats("won").subarray(0, this.seats)) };
  }

  /** The evaluation of this table by the trained net or the linear evaluation. */
  judge(name: "net" | "linear" = "linear"): Judgement {
    this.#block.call("judge", this.engine.net(this.seats, name), this.seats);
    const read = (cell: string): number[] => Array.from(this.#block.floats(cell).subarray(0, this.seats));
    return { chances: read("chances"), points: read("points") };
  }

  /** The move with the best immediate evaluation, each with up to `blur` points of noise; any move for a blur of -1. */
  choose(blur = 0): number {
    if (this.actor < 0) throw new IllegalMove("no seat must decide");
    this.#block.floats("blur")[0] = blur;
    return this.#block.call("choose");
  }

  // ---- life ---------------------------------------------------------------------------------------------------------
  /** An independent copy of the table; its random generator is not copied. */
  copy(): Table {
    const codes = Array.from(this.#block.numbers("options"), Number);
    const other = new Table(this.engine, { codes });
    other.bytes = this.bytes;
    return other;
  }

  /** Free the memory. The table must not be used any more. */
  free(): void {
    this.#block.free();
  }

  #outcomes(): readonly Named[] {
    const { by, lists, usual, else: others } = this.engine.manifest.outcomes;
    return lists[others[by.map((name) => this.cell(name)[0]).join(",")] ?? usual] ?? [];
  }

  #possible(): string[] {
    if (this.actor !== CHANCE) return this.legal().map((code) => this.text(code));
    return this.weights().flatMap((weight, code) => (weight > 0n ? [this.text(code)] : []));
  }
}
