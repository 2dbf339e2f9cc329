/** Loads the files of a game's engine. */
import type { Manifest } from "../../engine/src/manifest.ts";
import type { Source } from "../../engine/src/compiled.ts";
import { decompress } from "../lib/decompress";

/** Loads an engine by the address of its manifest, in a form that can be sent to workers. Rejects if a file is missing. */
export async function loadSource(address: string): Promise<Source> {
  const manifest = JSON.parse(new TextDecoder().decode(await decompress(await fetch(address, { cache: "no-cache" })))) as Manifest;
  const load = async (name: string): Promise<ArrayBuffer> => decompress(await fetch(new URL(name, address)));
  const [engine, weights] = await Promise.all([load(manifest.files.engine.name), load(manifest.files.weights.name)]);
  return { manifest, engine: await WebAssembly.compile(engine), weights: new Uint8Array(weights) };
}
