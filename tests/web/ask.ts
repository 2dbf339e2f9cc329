/** Answers questions about a game from its engine: a line of JSON in, a line of JSON out. `node ask.ts MANIFEST` */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

import { Engine, type Manifest } from "../../web/engine/src/index.ts";
import { answer, type Question } from "./answers.ts";

const path = process.argv[2]!;
const manifest = JSON.parse(readFileSync(path, "utf-8")) as Manifest;
const beside = (name: string) => readFileSync(join(dirname(path), name));
const engine = await Engine.make({
  manifest,
  engine: beside(manifest.files.engine.name),
  weights: new Uint8Array(beside(manifest.files.weights.name)),
});

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(answer(engine, JSON.parse(line) as Question)));
