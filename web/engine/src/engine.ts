/** A game's engine: its compiled rules, and the memory of its tables and searches. */

import { VERSION, type Manifest, type Players } from "./manifest.ts";
import { Memory } from "./memory.ts";
import { Table, type Chosen } from "./table.ts";

/** The exports of the compiled code: whole numbers in, a whole number out. */
export type Exports = Readonly<Record<string, (...numbers: number[]) => number>>;

export interface Source {
  readonly manifest: Manifest;
  readonly engine: BufferSource | WebAssembly.Module;
  readonly weights: Uint8Array;
}

/** One game in one thread. Its tables and searches share its memory. */
export class Engine {
  readonly manifest: Manifest;
  readonly memory: Memory;
  readonly exports: Exports;
  /** The integer of every move, by notation. */
  readonly codes: ReadonlyMap<string, number>;
  /** The notation of every move, by integer. */
  readonly texts: ReadonlyMap<number, string>;
  readonly #weights: number;

  private constructor(source: Source, instance: WebAssembly.Instance) {
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

  /** Make an engine from its three files. Throws a TypeError if they do not match. */
  static async make(source: Source): Promise<Engine> {
    const { manifest, engine } = source;
    if (manifest.format !== "benben-engine" || manifest.version !== VERSION)
      throw new TypeError(`no manifest of version ${VERSION}: ${manifest.format} ${manifest.version}`);
    if (source.weights.byteLength !== manifest.files.weights.bytes)
      throw new TypeError("these are not the weights of the manifest");
    const module = engine instanceof WebAssembly.Module ? engine : await WebAssembly.compile(engine);
    return new Engine(source, await WebAssembly.instantiate(module));
  }

  /** Load a game's engine by the address of its manifest; the other files are in the same folder. */
  static async load(address: string | URL, fetcher: typeof fetch = fetch): Promise<Engine> {
    const manifest = (await (await fetched(address, fetcher)).json()) as Manifest;
    const fetchFile = async (name: string): Promise<ArrayBuffer> =>
      (await fetched(new URL(name, new URL(address, globalThis.location?.href)), fetcher)).arrayBuffer();
    const [engine, weights] = await Promise.all([
      fetchFile(manifest.files.engine.name),
      fetchFile(manifest.files.weights.name),
    ]);
    return Engine.make({ manifest, engine, weights: new Uint8Array(weights) });
  }

  /** A new table with these options, before chance has acted. */
  table(chosen: Chosen = {}): Table {
    return new Table(this, chosen);
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

async function fetched(address: string | URL, fetcher: typeof fetch): Promise<Response> {
  const answer = await fetcher(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`);
  return answer;
}
