/** What the page waits for, so that no wait is silent: an answer that is slow, a line that is lost, a move that was not sent. */

/** Milliseconds after which a wait is shown. */
const SLOW = 700;

export type Lost = "lost" | "unsent";

class Awaited {
  /** How the line to a table is lost: with a move that is still to be sent, or without; null while it is not. */
  lost = $state<Lost | null>(null);
  private slow = $state(0);

  /** What there is to say; null if nothing is waited for, or not for long yet. */
  get notice(): Lost | "slow" | null {
    return this.lost ?? (this.slow > 0 ? "slow" : null);
  }

  /** Something is asked; the returned function tells that it was answered. */
  begin(): () => void {
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

export const awaited = new Awaited();
