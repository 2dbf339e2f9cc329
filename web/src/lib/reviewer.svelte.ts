/** The review of a finished table: what is kept of it, and how far it is while the server thinks. */
import { fetchReview, Refused, startReview, type ReviewState } from "./api";
import type { Message } from "./texts";

/** Milliseconds between two questions how far it is. */
const EVERY = 1000;

export class Reviewer {
  state = $state.raw<ReviewState | null>(null);
  /** What was refused, in words. */
  problem = $state.raw<Message | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** True while `begin` is at work. */
  private beginning = false;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {}

  /** True while the server thinks, or has it in its queue. */
  get busy(): boolean {
    return this.state?.status === "waiting" || this.state?.status === "thinking";
  }

  /** Whoever only watches joins in what others have begun. */
  get mayStart(): boolean {
    return this.token !== null;
  }

  /** How much is done, from 0 to 1. */
  get progress(): number {
    return this.state?.total ? this.state.done / this.state.total : 0;
  }

  load(): Promise<void> {
    return this.ask(fetchReview);
  }

  start(): Promise<void> {
    return this.ask(startReview);
  }

  /**
   * Somebody sees the result: what is kept is fetched, and a review that does not exist yet is started where it is *wanted*, by
   * who sat there or has asked to see it, and may start it. Where the server has no room now, that is offered without a complaint.
   */
  async begin(wanted: boolean): Promise<void> {
    if (this.beginning || this.busy || this.state?.review) return;
    this.beginning = true;
    await this.load();
    if (wanted && this.mayStart && this.state?.status === "none" && !this.closed) {
      await this.start();
      if (this.state?.status === "none") this.problem = null;
    }
    this.beginning = false;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(question: typeof fetchReview): Promise<void> {
    clearTimeout(this.timer);
    this.problem = null;
    try {
      this.state = await question(this.id, this.token);
    } catch (error) {
      this.problem = (error instanceof Refused ? error.words : null) ?? { id: "error-unknown" };
    }
    // A line that breaks for a moment ends nothing: the server goes on thinking.
    if (this.busy && !this.closed) this.timer = setTimeout(() => void this.load(), EVERY);
  }
}
