/**
 * Whether a line still lives. A line that is dead may stay open for ever, so it is asked now and then, and what was asked must
 * be answered in time. Time is told by the clock on the wall: a machine that sleeps stops all others.
 */
export const PING_EVERY = 20_000;
/** Milliseconds within which a question is answered. */
export const SILENCE = 8_000;
const TICK = 1_000;
/** Milliseconds by which a tick is late if the page slept. */
const SLEPT = 3_000;

/** What must come: a message of any kind, the first state, the answer to what was asked for, a version that was told. */
export type Due = "message" | "state" | "answer" | "version";

export interface Watched {
  ping(): void;
  /** What must have come has not. */
  dead(): void;
}

export class Liveness {
  private readonly due = new Map<Due, number>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ticked = 0;
  private pinged = 0;
  /** Whether it has slept and heard nothing since. */
  private doubted = false;

  constructor(private readonly line: Watched) {}

  /** Watches a new line, whose first state must come within some milliseconds. */
  begin(within: number): void {
    this.stop();
    this.ticked = this.pinged = Date.now();
    this.doubted = false;
    this.expect("state", within);
    this.timer = setTimeout(() => this.tick(), TICK);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.due.clear();
  }

  /** Something must come within some milliseconds, unless it is awaited already. */
  expect(what: Due, within: number = SILENCE): void {
    if (!this.due.has(what)) this.due.set(what, Date.now() + within);
  }

  /** It has come, or is not needed any more. */
  came(what: Due): void {
    this.due.delete(what);
  }

  /** A message of any kind has come. */
  heard(): void {
    this.doubted = false;
    this.came("message");
  }

  /** The page may have slept, or the network may be another: what was awaited has its time again, and the line is asked at once. */
  wake(): void {
    if (this.doubted) return;
    this.doubted = true;
    for (const what of this.due.keys()) this.due.set(what, Date.now() + SILENCE);
    if (!this.due.has("state")) this.ask();
  }

  private ask(): void {
    this.pinged = Date.now();
    this.line.ping();
    this.expect("message");
  }

  private tick(): void {
    const now = Date.now();
    const slept = now < this.ticked || now - this.ticked > TICK + SLEPT;
    this.ticked = now;
    this.timer = setTimeout(() => this.tick(), TICK);
    if (slept && !this.doubted) this.wake();
    else if ([...this.due.values()].some((until) => now >= until)) this.line.dead();
    else if (now - this.pinged >= PING_EVERY && !this.due.has("state")) this.ask();
  }
}
