/**
 * Checks whether a connection is alive. A dead connection can stay open without an error, so the page pings it
 * regularly and expects an answer in time. It uses wall-clock time, because timers stop while a machine sleeps.
 */
export const PING_EVERY = 20_000;
/** Milliseconds within which an answer must arrive. */
export const SILENCE = 8_000;
const TICK = 1_000;
/** A tick that is late by this many milliseconds means that the page slept. */
const SLEPT = 3_000;

/** The expected events: any message, the first state, the answer to a request, an announced version. */
export type Expected = "message" | "state" | "answer" | "version";

export interface Connection {
  ping(): void;
  /** An expected event did not arrive in time. */
  dead(): void;
}

export class Liveness {
  private readonly deadlines = new Map<Expected, number>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ticked = 0;
  private pinged = 0;
  /** Whether the page woke and has received nothing since. */
  private doubted = false;

  constructor(private readonly connection: Connection) {}

  /** Watches a new connection, whose first state must arrive within some milliseconds. */
  begin(within: number): void {
    this.stop();
    this.ticked = this.pinged = Date.now();
    this.doubted = false;
    this.expect("state", within);
    this.timer = setTimeout(() => this.tick(), TICK);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.deadlines.clear();
  }

  /** Expects an event within some milliseconds, unless it is expected already. */
  expect(what: Expected, within: number = SILENCE): void {
    if (!this.deadlines.has(what)) this.deadlines.set(what, Date.now() + within);
  }

  /** The event arrived or is no longer needed. */
  arrived(what: Expected): void {
    this.deadlines.delete(what);
  }

  /** Any message arrived. */
  messageArrived(): void {
    this.doubted = false;
    this.arrived("message");
  }

  /** The page may have slept, or the network may have changed: extends all deadlines and pings now. */
  wake(): void {
    if (this.doubted) return;
    this.doubted = true;
    for (const what of this.deadlines.keys()) this.deadlines.set(what, Date.now() + SILENCE);
    if (!this.deadlines.has("state")) this.ask();
  }

  private ask(): void {
    this.pinged = Date.now();
    this.connection.ping();
    this.expect("message");
  }

  private tick(): void {
    const now = Date.now();
    const slept = now < this.ticked || now - this.ticked > TICK + SLEPT;
    this.ticked = now;
    this.timer = setTimeout(() => this.tick(), TICK);
    if (slept && !this.doubted) this.wake();
    else if ([...this.deadlines.values()].some((until) => now >= until)) this.connection.dead();
    else if (now - this.pinged >= PING_EVERY && !this.deadlines.has("state")) this.ask();
  }
}
