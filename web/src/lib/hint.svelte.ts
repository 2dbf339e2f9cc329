/** A hint for one position: requested, computed, shown, and dropped when the position changes. */
import { fetchHint, fetchReason, wordsOf, type Hint, type HintReason } from "./api";
import type { Message } from "./texts";

export type HintStatus = "none" | "thinking" | "ready" | "failed";

/** The source of hints; the signal aborts when the hint is no longer needed. */
export type HintSource = typeof fetchHint;

export class Hinter {
  status = $state<HintStatus>("none");
  hint = $state.raw<Hint | null>(null);
  /** The reason why there is no hint. */
  problem = $state.raw<Message | null>(null);

  /** Why the best idea is better than another move, on request. */
  reason = $state.raw<HintReason | null>(null);
  /** True while the server looks for the reason. */
  explaining = $state(false);

  private asking: AbortController | null = null;
  private position = -1;

  constructor(
    readonly id: string,
    readonly token: string | null,
    private readonly source: HintSource = fetchHint,
    private readonly reasons: typeof fetchReason = fetchReason,
  ) {}

  /** Requests a hint for a version of the table. Does nothing while another request runs. */
  async ask(version: number): Promise<void> {
    if (this.status === "thinking") return;
    this.drop();
    const asking = (this.asking = new AbortController());
    this.position = version;
    this.status = "thinking";
    try {
      const hint = await this.source(this.id, this.token, version, asking.signal);
      if (asking.signal.aborted) return;
      this.hint = hint;
      this.status = "ready";
    } catch (error) {
      if (asking.signal.aborted) return;
      this.problem = wordsOf(error);
      this.status = "failed";
    }
  }

  /** Requests the reason why the best idea is better than another move. The hint stays as it is. */
  async explain(other: number): Promise<void> {
    const { asking } = this;
    if (this.explaining || !asking) return;
    this.explaining = true;
    this.problem = null;
    try {
      const reason = await this.reasons(this.id, this.token, this.position, other, asking.signal);
      if (!asking.signal.aborted) this.reason = reason;
    } catch (error) {
      if (!asking.signal.aborted) this.problem = wordsOf(error);
    } finally {
      if (!asking.signal.aborted) this.explaining = false;
    }
  }

  /** The table has a new version: drops hints for others. */
  at(version: number): void {
    if (this.status !== "none" && version !== this.position) this.drop();
  }

  /** Drops the hint and aborts a running request. */
  drop(): void {
    this.asking?.abort();
    this.asking = null;
    this.hint = null;
    this.reason = null;
    this.explaining = false;
    this.problem = null;
    this.status = "none";
  }
}
