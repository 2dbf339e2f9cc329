/**
 * Computes moves of bots and hints on this device, if only one person plays, the settings allow it, and the device is
 * fast enough.
 */
import { files, isSite } from "../lib/address";
import { fetchGames, type ClientMessage, type TableState } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Question, Thought } from "./messages";
import type { Pool, Rate } from "./pool";

/** Simulated games per second; below this the server is the better choice. */
const SLOW = 5000;
/** Seconds of thinking from which the speed can be measured. */
const MEASURABLE = 0.2;

export class LocalThinking {
  private pool: Pool | null = null;
  /** Requests that the server has cancelled. */
  private readonly cancelled = new Set<number>();
  private loading: Promise<void> | null = null;
  private offered = false;
  /** Counts the connections to the server. */
  private connection = 0;
  /** Local thinking has failed or is slow; the server does it from now on. */
  private unfit = typeof WebAssembly === "undefined" || typeof Worker === "undefined";

  constructor(private readonly send: (message: ClientMessage) => void) {}

  /** Handles a new state: offers to think, or withdraws the offer. */
  update(state: TableState): void {
    const wanted = settings.here && !this.unfit && state.status === "playing" && isOnePerson(state);
    if (wanted && !this.pool) this.loading ??= this.load(state);
    else if (wanted !== this.offered) this.offer(wanted);
  }

  /** A new connection to the server, on which no offer was made. */
  reconnected(): void {
    this.offered = false;
    this.connection++;
  }

  async think(question: Question): Promise<void> {
    const { id } = question;
    const { connection } = this;
    const answer = (thought: Thought): void => {
      if (connection === this.connection) this.send({ type: "thought", id, ...thought });
    };
    try {
      const { thought, rate } = await this.pool!.think(question);
      answer(thought);
      if (rate && isSlow(rate) && !isSite) this.giveUp("slow");
    } catch (error) {
      answer({ move: null, found: null });
      if (connection === this.connection && !this.cancelled.delete(id)) this.giveUp(error);
    }
  }

  cancel(id: number): void {
    this.cancelled.add(id);
    this.pool?.cancel(id);
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
      this.update(state);
    } catch (error) {
      this.giveUp(error);
    }
  }
}

function isSlow({ games, seconds }: Rate): boolean {
  return seconds >= MEASURABLE && games < SLOW * seconds;
}

/** Whether only one person plays, on any number of seats. */
function isOnePerson({ seats }: TableState): boolean {
  const people = seats.filter(({ kind }) => kind !== "bot");
  return people.length > 0 && people.every(({ mine }) => mine);
}
