/** What happened at a table since the reader's last move, step by step, for a reader who comes back. */
import type { GameView, LogEntry, TableState } from "./api";
import { messagesOf } from "./log";
import { recall, remember } from "./memory";
import { Positions } from "./positions";

/** The entries since one's last move that are worth a step, if the reader has not seen all of them. */
export function missedEntries(log: readonly LogEntry[], since: number, seen: number): LogEntry[] {
  const entries = log.filter((entry) => entry.ply >= since && messagesOf(entry).length > 0);
  return entries.some(({ ply }) => ply >= seen) ? entries : [];
}

export class CatchUp {
  /** The board after the step that is shown; null while nothing is shown. */
  view = $state.raw<GameView | null>(null);
  private entries = $state.raw<LogEntry[]>([]);
  private at = $state(0);
  private begun = false;
  private readonly positions: Positions;

  constructor(
    private readonly id: string,
    token: string | null,
  ) {
    this.positions = new Positions(id, token);
  }

  /** The step that is shown; null if there is none. */
  get current(): LogEntry | null {
    return this.entries[this.at] ?? null;
  }

  get step(): number {
    return this.at + 1;
  }

  get count(): number {
    return this.entries.length;
  }

  /** A state is on the page. Only the first one of a visit can have something new to step through, in a slow game. */
  update(state: TableState, log: readonly LogEntry[]): void {
    const key = `seen:${this.id}`;
    if (!this.begun && log.length >= state.ply) {
      this.begun = true;
      const isSlow = state.clock?.kind === "correspondence" && state.status === "playing";
      if (isSlow && state.since) this.show(missedEntries(log, state.since, recall<number>(key, 0)), 0);
    }
    if (this.begun && state.clock) remember(key, state.ply);
  }

  next(): void {
    this.show(this.entries, this.at + 1);
  }

  skip(): void {
    this.show([], 0);
  }

  private show(entries: LogEntry[], at: number): void {
    this.entries = entries;
    this.at = at;
    const { current } = this;
    if (!current) this.view = null;
    else
      void this.positions.get(current.ply + 1).then(
        ({ view }) => this.current === current && (this.view = view),
        () => {}, // the line stays without its board
      );
  }
}
