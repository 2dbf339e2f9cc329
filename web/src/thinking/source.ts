/** The files of a game's engine, which lie beside the page. */
import type { Manifest } from "../../engine/src/manifest.ts";
import type { Source } from "../../engine/src/engine.ts";
import { unpacked } from "../lib/unpacked";

/** Loads an engine by the address of its manifest, ready to be sent to workers. Rejects where it cannot be had. */
export async function sourceAt(address: string): Promise<Source> {
  const manifest = JSON.parse(new TextDecoder().decode(await unpacked(await fetch(address, { cache: "no-cache" })))) as Manifest;
  const beside = async (name: string): Promise<ArrayBuffer> => unpacked(await fetch(new URL(name, address)));
  const [engine, weights] = await Promise.all([beside(manifest.files.engine.name), beside(manifest.files.weights.name)]);
  return { manifest, engine: await WebAssembly.compile(engine), weights: new Uint8Array(weights) };
}
