/** The notice that shows what the page waits for: a slow answer, a lost connection, or a move that was not sent. */

/** Milliseconds before the notice appears. */
const SLOW = 700;

export type Lost = "lost" | "unsent";

class WaitNotice {
  /** How the connection to a table is lost: with an unsent move or without one. Null while it works. */
  lost = $state<Lost | null>(null);
  private slow = $state(0);

  /** The notice to show, or null. */
  get notice(): Lost | "slow" | null {
    return this.lost ?? (this.slow > 0 ? "slow" : null);
  }

  /** Counts a request as running. The caller calls the returned function when the answer arrives. */
  start(): () => void {
    let shown = false;
    const timer = setTimeout(() => {
      shown = true;
      this.slow++;
    }, SLOW);
    return () => {
      clearTimeout(timer);
      if (shown) this.slow--;
      shown = false;
    };
  }
}

export const waitNotice = new WaitNotice();
