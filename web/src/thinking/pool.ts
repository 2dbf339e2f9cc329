/** Workers that think, as many as the machine has cores but one; each has an engine and its trees. */
import type { Source } from "../../engine/src/engine.ts";
import { best, merged } from "../../engine/src/player.ts";
import type { Answer, FromWorker, Question, Thought, ToWorker } from "./messages";
import { sourceAt } from "./source";

/** More would take much memory and find little. */
const MOST_PLACES = 8;
/** Nodes of trees that only the clock ends, all workers together; a node takes some 30 bytes. */
const NODES = 2_000_000;
const NODES_OF_LITTLE = 500_000;
/** Gigabytes below which a device has little memory. */
const LITTLE = 4;

/** How fast a thought was that the clock ended. */
export interface Rate {
  games: number;
  seconds: number;
}

interface Part {
  answer: Answer;
  rate: Rate;
}

interface Waiting {
  resolve: (part: Part) => void;
  reject: (error: Error) => void;
}

/** One worker and what it is asked. */
class Place {
  private worker: Worker | null = null;
  private waiting: Waiting | null = null;

  constructor(private readonly source: Source) {}

  /** Whoever asks waits until it was answered before it asks again. */
  think(question: Question, part: number, nodes: number): Promise<Part> {
    const worker = (this.worker ??= this.start());
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      worker.postMessage({ kind: "think", question, part, nodes } satisfies ToWorker);
    });
  }

  /** Ends what it does at once; its trees are lost. */
  stop(reason = "nobody waits"): void {
    this.worker?.terminate();
    this.worker = null;
    this.waiting?.reject(new Error(reason));
    this.waiting = null;
  }

  private start(): Worker {
    const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module", name: "engine" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "failed") this.stop(data.reason);
      if (data.kind !== "thought") return;
      const { answer, games, seconds } = data;
      this.waiting?.resolve({ answer, rate: { games, seconds } });
      this.waiting = null;
    };
    worker.onerror = (event) => this.stop(event.message);
    worker.postMessage({ kind: "begin", source: this.source } satisfies ToWorker);
    return worker;
  }
}

export class Pool {
  private readonly places: Place[];
  private readonly nodes: number;
  /** One question after the other: each may need all workers. */
  private last: Promise<unknown> = Promise.resolve();
  private asked: number | null = null;

  private constructor(source: Source) {
    const { hardwareConcurrency = 2, deviceMemory = Infinity } = navigator as Navigator & { deviceMemory?: number };
    const count = Math.max(1, Math.min(MOST_PLACES, hardwareConcurrency - 1));
    this.places = Array.from({ length: count }, () => new Place(source));
    this.nodes = deviceMemory < LITTLE ? NODES_OF_LITTLE : NODES;
  }

  static async open(manifest: string): Promise<Pool> {
    return new Pool(await sourceAt(manifest));
  }

  /** Thinks about a question; tells how fast that was where the clock ended it. Rejects when it was given up. */
  think(question: Question): Promise<{ thought: Thought; rate: Rate | null }> {
    const next = this.last.then(() => this.now(question));
    this.last = next.catch(() => {});
    return next;
  }

  /** Nobody waits for a question any more. */
  forget(id: number): void {
    if (this.asked === id) this.close();
  }

  /** Ends all workers; who thinks again starts them anew. */
  close(): void {
    for (const place of this.places) place.stop();
  }

  private async now(question: Question): Promise<{ thought: Thought; rate: Rate | null }> {
    this.asked = question.id;
    const byTheClock = question.recipe?.search?.games === null;
    const asked = byTheClock ? this.places : [this.places[question.seat % this.places.length]!];
    const nodes = Math.floor(this.nodes / asked.length);
    try {
      const parts = await Promise.all(asked.map((place, part) => place.think(question, part, nodes)));
      const timed = byTheClock || question.hint?.seconds != null;
      return { thought: together(parts.map(({ answer }) => answer), question.seat), rate: timed ? parts[0]!.rate : null };
    } catch (error) {
      this.close(); // the others need not go on
      throw error;
    } finally {
      this.asked = null;
    }
  }
}

function together(answers: readonly Answer[], seat: number): Thought {
  const [first] = answers;
  if (!first || "found" in first) return { move: null, found: first?.found ?? null };
  if ("move" in first) return { move: first.move, found: null };
  const found = merged(answers.map((each) => ("children" in each ? each.children : [])));
  return { move: best(found, seat), found: null };
}
