/** An engine in Node: tells how long it took to be there, then answers a line of JSON by a line. `node node.ts MANIFEST` */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { brotliCompressSync, gzipSync } from "node:zlib";

import type { Manifest } from "../../web/engine/src/index.ts";
import { done, starting, type Work } from "./tasks.ts";

const path = process.argv[2]!;
const manifest = JSON.parse(readFileSync(path, "utf-8")) as Manifest;
const beside = (name: string) => readFileSync(join(dirname(path), name));
const files = { engine: beside(manifest.files.engine.name), weights: beside(manifest.files.weights.name) };
const { engine, compiling, making } = await starting({ manifest, ...files, weights: new Uint8Array(files.weights) });
console.log(JSON.stringify({ compiling, making }));

/** Seconds of this process's cores. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Bytes of the three files as they are, by gzip and by Brotli, each at its best. */
function sizes(): Record<string, number[]> {
  const told = { manifest: readFileSync(path), ...files };
  return Object.fromEntries(
    Object.entries(told).map(([name, bytes]) => [
      name,
      [bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length],
    ]),
  );
}

for await (const line of createInterface({ input: process.stdin })) {
  const work = JSON.parse(line) as Work;
  const before = spent();
  const answer = work.task === "sizes" ? sizes() : { done: done(engine, work), seconds: spent() - before };
  console.log(JSON.stringify(answer));
}
