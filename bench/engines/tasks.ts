/** What is measured of an engine, the same in Node and in a browser: how much was done. */

import { analyse, Engine, OVER, Search, type Manifest } from "../../web/engine/src/index.ts";

/** A piece of work; a search goes to `simulations`, in a tree of so many `nodes`. */
export interface Work {
  readonly task: string;
  readonly codes: number[];
  readonly count: number;
  readonly simulations: number;
  readonly nodes: number;
}

export interface Files {
  readonly manifest: Manifest;
  readonly engine: BufferSource;
  readonly weights: Uint8Array;
}

/** Simulations that nothing guides: random games to their end. */
const PLAIN = { guided: 0, cut: Infinity };

function searches(engine: Engine, work: Work, config: Record<string, number>): number {
  const table = engine.table({ codes: work.codes });
  table.seed(1);
  table.settle();
  for (let seed = 0; seed < work.count; seed++) {
    const search = new Search(table, { seed, nodes: work.nodes, config });
    search.run(work.simulations);
    search.free();
  }
  table.free();
  return work.count * work.simulations;
}

const TASKS: Record<string, (engine: Engine, work: Work) => number> = {
  playouts(engine, { codes, count }) {
    const table = engine.table({ codes });
    const { decisions } = table.playouts(count, 1);
    table.free();
    return decisions;
  },
  search: (engine, work) => searches(engine, work, {}),
  plain: (engine, work) => searches(engine, work, PLAIN),
};

/** Carry a piece of work out; return how many decisions or simulations it was. */
export function done(engine: Engine, work: Work): number {
  return TASKS[work.task]!(engine, work);
}

/** Play whole games, each decision by a hint of some simulations; return the bytes of the engine's memory then. */
export function played(engine: Engine, { codes, count, simulations }: Work): number {
  for (let seed = 0; seed < count; seed++) {
    const table = engine.table({ codes });
    table.seed(seed);
    for (table.settle(); table.actor !== OVER; table.settle()) table.apply(analyse(table, { games: simulations, seed }).ideas[0]!.move);
    table.free();
  }
  return engine.memory.size;
}

/** Milliseconds until an engine can be asked when its files are there: compiling, and making it of what was compiled. */
export async function starting(files: Files): Promise<{ engine: Engine; compiling: number; making: number }> {
  const began = performance.now();
  const module = await WebAssembly.compile(files.engine);
  const compiled = performance.now();
  const engine = await Engine.make({ ...files, engine: module });
  return { engine, compiling: compiled - began, making: performance.now() - compiled };
}
