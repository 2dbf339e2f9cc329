/** A hint for one position: asked for, thought about, shown, and gone as soon as the position is another. */
import { fetchHint, Refused, type Hint } from "./api";
import type { Message } from "./texts";

export type HintStatus = "none" | "thinking" | "ready" | "failed";

/** Where a hint comes from; the signal tells that nobody waits for it any more. */
export type HintSource = typeof fetchHint;

export class Hinter {
  status = $state<HintStatus>("none");
  hint = $state.raw<Hint | null>(null);
  /** Why there is none. */
  problem = $state.raw<Message | null>(null);

  private asking: AbortController | null = null;
  private position = -1;

  constructor(
    readonly id: string,
    readonly token: string | null,
    private readonly source: HintSource = fetchHint,
  ) {}

  /** Asks for the position that the table has in a version of it; nothing happens while one is thought about. */
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
      this.problem = (error instanceof Refused ? error.words : null) ?? { id: "error-unknown" };
      this.status = "failed";
    }
  }

  /** The table is in this version now: what was said about another one is gone. */
  at(version: number): void {
    if (this.status !== "none" && version !== this.position) this.drop();
  }

  /** Forgets the hint, and stops waiting for one. */
  drop(): void {
    this.asking?.abort();
    this.asking = null;
    this.hint = null;
    this.problem = null;
    this.status = "none";
  }
}
