/** The review of a finished table and its progress while the server works. */
import { fetchReview, fetchVerdict, startReview, wordsOf, type ReviewDecision, type ReviewState, type SecondTry } from "./api";
import { recall, remember } from "./memory";
import type { Message } from "./texts";

/** Milliseconds between two progress requests. */
const EVERY = 1000;

/** The better move at a decision with an answer. */
export function betterInWords({ ideas, seat }: ReviewDecision): Message | null {
  const [best] = ideas;
  return best ? { id: "review-better", args: { move: best.message, chance: Math.round(100 * (best.chances[seat] ?? 0)) } } : null;
}

export class Reviewer {
  state = $state.raw<ReviewState | null>(null);
  /** The server's refusal, as a message. */
  problem = $state.raw<Message | null>(null);

  /** True while the server judges a second try. */
  judging = $state(false);

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

  /** Whether the answer at a decision is still covered. */
  isCovered(ply: number): boolean {
    return this.state?.covered.includes(ply) ?? false;
  }

  /** Whether the reader has seen the answer before, and may see it again without a second try. */
  wasAnswered(ply: number): boolean {
    return recall<number[]>(this.key, []).includes(ply);
  }

  /** Judges a second try at a decision; without a move the answer is shown. Null if the server refuses. */
  async attempt(ply: number, move: number | null): Promise<SecondTry | null> {
    if (this.judging) return null;
    this.judging = true;
    this.problem = null;
    try {
      const verdict = await fetchVerdict(this.id, ply, move, this.token);
      if (verdict.decision) this.uncover(verdict.decision);
      return verdict;
    } catch (error) {
      this.problem = wordsOf(error);
      return null;
    } finally {
      this.judging = false;
    }
  }

  private get key(): string {
    return `tried:${this.id}`;
  }

  /** Puts an answer into the review. */
  private uncover(answer: ReviewDecision): void {
    const { state } = this;
    if (!state?.review) return;
    if (!this.wasAnswered(answer.ply)) remember(this.key, [...recall<number[]>(this.key, []), answer.ply]);
    const decisions = state.review.decisions.map((each) => (each.ply === answer.ply ? answer : each));
    const better = betterInWords(answer);
    const turnings = state.review.turnings.map((each) => (each.ply === answer.ply && each.kind === "mistake" ? { ...each, better } : each));
    const covered = state.covered.filter((ply) => ply !== answer.ply);
    this.state = { ...state, covered, review: { ...state.review, decisions, turnings } };
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
      this.problem = wordsOf(error);
    }
    // A short network failure ends nothing: the server continues.
    if (this.busy && !this.closed) this.timer = setTimeout(() => void this.load(), EVERY);
  }
}
