/** What an engine does in a second of one core: a line of JSON in, a line out. `node engines.ts MANIFEST` */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

import { Engine, Search, type Manifest } from "../web/engine/src/index.ts";

const path = process.argv[2]!;
const manifest = JSON.parse(readFileSync(path, "utf-8")) as Manifest;
const beside = (name: string) => readFileSync(join(dirname(path), name));
const files = { module: beside(manifest.files.engine.name), weights: beside(manifest.files.weights.name) };
const began = performance.now();
const engine = await Engine.make({ manifest, engine: files.module, weights: new Uint8Array(files.weights) });
const starting = performance.now() - began;

/** Seconds of this process's cores. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const TASKS: Record<string, (codes: number[], count: number) => number> = {
  playouts(codes, games) {
    const table = engine.table({ codes });
    const { decisions } = table.playouts(games, 1);
    table.free();
    return decisions;
  },
  search(codes, games) {
    const table = engine.table({ codes });
    table.seed(1);
    table.settle();
    const search = new Search(table, { seed: 1, nodes: 100 * games });
    search.run(games);
    search.free();
    table.free();
    return games;
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { task, codes, count } = JSON.parse(line) as { task: string; codes: number[]; count: number };
  const before = spent();
  const done = TASKS[task]!(codes, count);
  console.log(JSON.stringify({ done, seconds: spent() - before, starting }));
}
