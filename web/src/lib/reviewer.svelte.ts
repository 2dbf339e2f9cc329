/** The review of a finished table and its progress while the server works. */
import { fetchReview, Refused, startReview, type ReviewState } from "./api";
import type { Message } from "./texts";

/** Milliseconds between two progress requests. */
const EVERY = 1000;

export class Reviewer {
  state = $state.raw<ReviewState | null>(null);
  /** The server's refusal, as a message. */
  problem = $state.raw<Message | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** True while `begin` runs. */
  private beginning = false;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {}

  /** True while the server computes the review or has it in its queue. */
  get busy(): boolean {
    return this.state?.status === "waiting" || this.state?.status === "thinking";
  }

  /** Spectators follow a review that others started. */
  get mayStart(): boolean {
    return this.token !== null;
  }

  /** The progress, from 0 to 1. */
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
   * The reader sees the result: fetches an existing review, or starts one if *wanted* and allowed (the reader sat at
   * the table or asked for it). If the server is busy, the page offers a retry without an error.
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
    // A short network failure ends nothing: the server continues.
    if (this.busy && !this.closed) this.timer = setTimeout(() => void this.load(), EVERY);
  }
}
