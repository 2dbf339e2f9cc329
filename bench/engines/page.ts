/** A page that measures: how long an engine takes to be there, and what workers with an engine each do together. */

import { Engine, type Manifest, type Source } from "../../web/engine/src/index.ts";
import { played, starting, type Files, type Work } from "./tasks.ts";

const workers: Worker[] = [];
let resident: Engine | null = null;

async function fetched(address: string): Promise<Files> {
  const manifest = (await (await fetch(address)).json()) as Manifest;
  const beside = async (name: string) => (await fetch(new URL(name, new URL(address, location.href)))).arrayBuffer();
  const [engine, weights] = [await beside(manifest.files.engine.name), await beside(manifest.files.weights.name)];
  return { manifest, engine, weights: new Uint8Array(weights) };
}

/** Milliseconds of compiling and of making an engine. */
export async function started(address: string): Promise<{ compiling: number; making: number }> {
  const { compiling, making } = await starting(await fetched(address));
  return { compiling, making };
}

/** The next message of a worker. */
function answer(worker: Worker): Promise<unknown> {
  return new Promise((told, failed) => {
    worker.onmessage = ({ data }) => told(data);
    worker.onerror = ({ message }) => failed(new Error(message));
  });
}

/** Start so many workers, with one compiled module for all. */
export async function prepare(address: string, count: number): Promise<void> {
  const files = await fetched(address);
  const source: Source = { ...files, engine: await WebAssembly.compile(files.engine) };
  for (let number = 0; number < count; number++)
    workers.push(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
  await Promise.all(
    workers.map((worker) => {
      worker.postMessage(source);
      return answer(worker);
    }),
  );
}

/** Let the first workers each do a piece of work; how much they did together, and in how many seconds by the clock. */
export async function run(work: Work, count: number): Promise<{ done: number; seconds: number }> {
  const began = performance.now();
  const answers = await Promise.all(
    workers.slice(0, count).map((worker) => {
      worker.postMessage(work);
      return answer(worker);
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  return { done: (answers as number[]).reduce((sum, each) => sum + each, 0), seconds };
}

/** Play whole games in the page itself, on an engine that stays; the bytes of its memory then. */
export async function play(address: string, work: Work): Promise<number> {
  resident ??= await Engine.make(await fetched(address));
  return played(resident, work);
}
