/** States that are shown one after the other, so that quick moves can be followed; and the log that grows with them. */
import type { LogEntry, Presence, TableState } from "./api";
import { mergeLog } from "./log";

/** Puts a state on the screen; pieces may be measured before and set travelling after `apply`. */
export type Stager = (before: TableState | null, after: TableState, apply: () => void) => void;

/** Milliseconds for which a state stays before the next is shown, so that quick bots can be followed. */
const PACE = 420;
const QUEUE_LIMIT = 12;

export class Paced {
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogEntry[]>([]);

  /** Set by the screen; the default shows every state at once. */
  stage: Stager = (_before, _after, apply) => apply();
  pace = PACE;

  protected queue: TableState[] = [];
  private shownAt = -Infinity;
  private timers = new Map<string, ReturnType<typeof setTimeout>>();

  close(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers.clear();
  }

  /** Shows at once whatever is waiting to be shown. */
  flush(): void {
    for (const state of this.queue.splice(0)) this.show(state);
  }

  protected enqueue(...states: readonly TableState[]): void {
    this.queue.push(...states);
    if (this.pace === 0 || this.queue.length > QUEUE_LIMIT || document.hidden) this.flush();
    else this.showNext();
  }

  /** Who is there is shown at once, in whatever state is on the screen or waits to be. */
  protected comeAndGone(presence: Presence): void {
    this.queue = this.queue.map((state) => ({ ...state, presence }));
    if (this.state) this.state = { ...this.state, presence };
  }

  protected later(name: string, delay: number, act: () => void): void {
    this.cancel(name);
    this.timers.set(name, setTimeout(act, delay));
  }

  protected cancel(name: string): void {
    clearTimeout(this.timers.get(name));
  }

  protected show(state: TableState): void {
    this.stage(this.state, state, () => {
      this.log = mergeLog(this.log, state.log_from, state.log);
      this.state = state;
    });
  }

  /** Shows what is due: at once where nothing was played, else not before the last state had its time. */
  private showNext(): void {
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      const played = this.state !== null && this.state.ply !== next.ply;
      const wait = played ? this.shownAt + this.pace - performance.now() : 0;
      if (wait > 0) {
        this.later("show", wait, () => this.showNext());
        return;
      }
      this.queue.shift();
      this.show(next);
      if (played) this.shownAt = performance.now();
    }
  }
}
