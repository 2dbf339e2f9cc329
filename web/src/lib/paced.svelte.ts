/** Shows states one after another, so that the reader can follow quick moves, and collects the log. */
import type { LogEntry, Presence, TableState } from "./api";
import { mergeLog } from "./log";

/** Shows a state by calling `apply`. It may measure pieces before and animate them afterwards. */
export type Transition = (before: TableState | null, after: TableState, apply: () => void) => void;

/** Milliseconds for which a state stays before the next is shown. */
const PACE = 420;
const QUEUE_LIMIT = 12;

export class Paced {
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogEntry[]>([]);

  /** The screen sets it; by default every state is shown without delay. */
  transition: Transition = (_before, _after, apply) => apply();
  pace = PACE;

  protected queue: TableState[] = [];
  private shownAt = -Infinity;
  private timers = new Map<string, ReturnType<typeof setTimeout>>();

  close(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers.clear();
  }

  /** Shows all queued states without delay. */
  flush(): void {
    for (const state of this.queue.splice(0)) this.show(state);
  }

  protected enqueue(...states: readonly TableState[]): void {
    this.queue.push(...states);
    if (this.pace === 0 || this.queue.length > QUEUE_LIMIT || document.hidden) this.flush();
    else this.showNext();
  }

  /** Updates presence in the shown state and in the queued ones, without delay. */
  protected updatePresence(presence: Presence): void {
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
    this.transition(this.state, state, () => {
      this.log = mergeLog(this.log, state.log_from, state.log);
      this.state = state;
    });
  }

  /** Shows queued states when due: without delay if no move was played, otherwise after the last state had its time. */
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
