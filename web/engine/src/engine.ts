/** A game's engine: loads its compiled rules and makes tables. */

import { CompiledGame, type Source } from "./compiled.ts";
import { VERSION, type Manifest } from "./manifest.ts";
import { Table, type Chosen } from "./table.ts";

/** One game in one thread. Its tables and searches share its memory. */
export class Engine extends CompiledGame {
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
}

async function fetched(address: string | URL, fetcher: typeof fetch): Promise<Response> {
  const answer = await fetcher(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`);
  return answer;
}
