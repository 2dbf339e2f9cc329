/** A game's compiled rules and their memory, as tables and searches need them. */

import type { Manifest, Players } from "./manifest.ts";
import { Memory } from "./memory.ts";

/** The exports of the compiled code: whole numbers in, a whole number out. */
export type Exports = Readonly<Record<string, (...numbers: number[]) => number>>;

/** The three files of an engine. */
export interface Source {
  readonly manifest: Manifest;
  readonly engine: BufferSource | WebAssembly.Module;
  readonly weights: Uint8Array;
}

/** The compiled rules of one game in one thread. */
export class CompiledGame {
  readonly manifest: Manifest;
  readonly memory: Memory;
  readonly exports: Exports;
  /** The integer of every move, by notation. */
  readonly codes: ReadonlyMap<string, number>;
  /** The notation of every move, by integer. */
  readonly texts: ReadonlyMap<number, string>;
  readonly #weights: number;

  protected constructor(source: Source, instance: WebAssembly.Instance) {
    const offered = instance.exports;
    const missing = Object.keys(source.manifest.exports).filter((name) => typeof offered[name] !== "function");
    if (missing.length) throw new TypeError(`this is not the engine of the manifest: it has no ${missing.join(", ")}`);
    this.manifest = source.manifest;
    this.exports = offered as unknown as Exports;
    const heap = (offered["__heap_base"] as WebAssembly.Global).value as number;
    this.memory = new Memory(offered["memory"] as WebAssembly.Memory, Math.ceil(heap / 16) * 16);
    this.#weights = this.memory.take(source.weights.byteLength);
    this.memory.bytes(this.#weights, source.weights.byteLength).set(source.weights);
    this.texts = new Map(source.manifest.notation);
    this.codes = new Map(source.manifest.notation.map(([code, text]) => [text.toLowerCase(), code]));
  }

  /** The search settings for a number of players. */
  players(seats: number): Players {
    const found = this.manifest.players[seats];
    if (!found) throw new RangeError(`${this.manifest.game} is not played by ${seats}`);
    return found;
  }

  /** The address of a net: the trained one if requested and available, otherwise the linear evaluation. */
  net(seats: number, name: "net" | "linear"): number {
    const { net, linear } = this.players(seats);
    return this.#weights + ((name === "net" ? net : null) ?? linear).offset;
  }

  /** Call compiled code by name. */
  call(name: string, ...numbers: number[]): number {
    return this.exports[name]!(...numbers);
  }
}
