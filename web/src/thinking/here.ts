/** Whether bots and hints of a table are thought out on this device: where one person plays alone, wants it, and it can. */
import { files, isSite } from "../lib/address";
import { fetchGames, type ClientMessage, type TableState } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Question, Thought } from "./messages";
import type { Pool, Rate } from "./pool";

/** Simulated games a second below which a device is slow: the server does better then. */
const SLOW = 5000;
/** Seconds of a thought from which its speed can be told. */
const TOLD = 0.2;

export class Here {
  private pool: Pool | null = null;
  /** What was given up because nobody waited for it. */
  private readonly forgotten = new Set<number>();
  private loading: Promise<void> | null = null;
  private offered = false;
  /** Which of its lines to the server this is. */
  private line = 0;
  /** It has failed, or is slow: the server thinks from now on. */
  private unfit = typeof WebAssembly === "undefined" || typeof Worker === "undefined";

  constructor(private readonly send: (message: ClientMessage) => void) {}

  /** The table stands so now: offers to think, or takes that back. */
  at(state: TableState): void {
    const wanted = settings.here && !this.unfit && state.status === "playing" && isAlone(state);
    if (wanted && !this.pool) this.loading ??= this.load(state);
    else if (wanted !== this.offered) this.offer(wanted);
  }

  /** The line to the server is a new one: nothing was offered there. */
  anew(): void {
    this.offered = false;
    this.line++;
  }

  async think(question: Question): Promise<void> {
    const { id } = question;
    const { line } = this;
    const answer = (thought: Thought): void => {
      if (line === this.line) this.send({ type: "thought", id, ...thought });
    };
    try {
      const { thought, rate } = await this.pool!.think(question);
      answer(thought);
      if (rate && isSlow(rate) && !isSite) this.giveUp("slow");
    } catch (error) {
      answer({ move: null, found: null });
      if (line === this.line && !this.forgotten.delete(id)) this.giveUp(error);
    }
  }

  forget(id: number): void {
    this.forgotten.add(id);
    this.pool?.forget(id);
  }

  close(): void {
    this.pool?.close();
  }

  private offer(thinks: boolean): void {
    this.offered = thinks;
    this.send({ type: "offer", thinks });
    if (!thinks) this.close();
  }

  private giveUp(reason: unknown): void {
    console.info("thinking is left to the server:", reason);
    this.unfit = true;
    if (this.offered) this.offer(false);
  }

  private async load(state: TableState): Promise<void> {
    try {
      const engine = (await fetchGames()).find((game) => game.name === state.game)?.engine;
      if (!engine) throw new Error("the rules were not built for browsers");
      const { Pool } = await import("./pool");
      this.pool = await Pool.open(new URL(`${files}engines/${engine}`, location.href).href);
      this.at(state);
    } catch (error) {
      this.giveUp(error);
    }
  }
}

function isSlow({ games, seconds }: Rate): boolean {
  return seconds >= TOLD && games < SLOW * seconds;
}

/** Whether whoever plays is one person, at however many seats. */
function isAlone({ seats }: TableState): boolean {
  const people = seats.filter(({ kind }) => kind !== "bot");
  return people.length > 0 && people.every(({ mine }) => mine);
}
