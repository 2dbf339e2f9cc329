/** A pool of thinking workers, one fewer than the machine has cores; each has an engine and its trees. */
import type { Source } from "../../engine/src/compiled.ts";
import { best, merged } from "../../engine/src/player.ts";
import type { Answer, FromEngine, Question, Thought, ToEngine } from "./messages";
import { loadSource } from "./source";

/** More workers would need much memory and gain little. */
const MOST_WORKERS = 8;
/** Nodes of trees with a time limit, over all workers; a node takes about 30 bytes. */
const NODES = 2_000_000;
const NODES_OF_LITTLE = 500_000;
/** Gigabytes below which a device counts as short of memory. */
const LITTLE = 4;

/** The speed of a search with a time limit. */
export interface Rate {
  games: number;
  seconds: number;
}

interface Share {
  answer: Answer;
  rate: Rate;
}

interface PendingAnswer {
  resolve: (part: Share) => void;
  reject: (error: Error) => void;
}

/** One worker and its current request. */
class EngineWorker {
  private worker: Worker | null = null;
  private pending: PendingAnswer | null = null;

  constructor(private readonly source: Source) {}

  /** One request at a time: the caller waits for the answer before the next one. */
  think(question: Question, part: number, nodes: number): Promise<Share> {
    const worker = (this.worker ??= this.start());
    return new Promise((resolve, reject) => {
      this.pending = { resolve, reject };
      worker.postMessage({ kind: "think", question, part, nodes } satisfies ToEngine);
    });
  }

  /** Terminates the worker; its trees are lost. */
  stop(reason = "cancelled"): void {
    this.worker?.terminate();
    this.worker = null;
    this.pending?.reject(new Error(reason));
    this.pending = null;
  }

  private start(): Worker {
    const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module", name: "engine" });
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if (data.kind === "failed") this.stop(data.reason);
      if (data.kind !== "thought") return;
      const { answer, games, seconds } = data;
      this.pending?.resolve({ answer, rate: { games, seconds } });
      this.pending = null;
    };
    worker.onerror = (event) => this.stop(event.message);
    worker.postMessage({ kind: "begin", source: this.source } satisfies ToEngine);
    return worker;
  }
}

export class Pool {
  private readonly workers: EngineWorker[];
  private readonly nodes: number;
  /** Requests run one after another, since each may need all workers. */
  private last: Promise<unknown> = Promise.resolve();
  private asked: number | null = null;

  private constructor(source: Source) {
    const { hardwareConcurrency = 2, deviceMemory = Infinity } = navigator as Navigator & { deviceMemory?: number };
    const count = Math.max(1, Math.min(MOST_WORKERS, hardwareConcurrency - 1));
    this.workers = Array.from({ length: count }, () => new EngineWorker(source));
    this.nodes = deviceMemory < LITTLE ? NODES_OF_LITTLE : NODES;
  }

  static async open(manifest: string): Promise<Pool> {
    return new Pool(await loadSource(manifest));
  }

  /** Handles a request. Returns the speed if the search had a time limit. Rejects if the request is cancelled. */
  think(question: Question): Promise<{ thought: Thought; rate: Rate | null }> {
    const next = this.last.then(() => this.run(question));
    this.last = next.catch(() => {});
    return next;
  }

  /** Cancels a request. */
  cancel(id: number): void {
    if (this.asked === id) this.close();
  }

  /** Terminates all workers; the next request starts them again. */
  close(): void {
    for (const worker of this.workers) worker.stop();
  }

  private async run(question: Question): Promise<{ thought: Thought; rate: Rate | null }> {
    this.asked = question.id;
    const byTheClock = question.recipe?.search?.games === null;
    const asked = byTheClock ? this.workers : [this.workers[question.seat % this.workers.length]!];
    const nodes = Math.floor(this.nodes / asked.length);
    try {
      const parts = await Promise.all(asked.map((worker, part) => worker.think(question, part, nodes)));
      const timed = byTheClock || question.hint?.seconds != null;
      return { thought: combine(parts.map(({ answer }) => answer), question.seat), rate: timed ? parts[0]!.rate : null };
    } catch (error) {
      this.close(); // the other parts are useless now
      throw error;
    } finally {
      this.asked = null;
    }
  }
}

function combine(answers: readonly Answer[], seat: number): Thought {
  const [first] = answers;
  if (!first || "found" in first) return { move: null, found: first?.found ?? null };
  if ("move" in first) return { move: first.move, found: null };
  const found = merged(answers.map((each) => ("children" in each ? each.children : [])));
  return { move: best(found, seat), found: null };
}
