/** The progress of loading the rules in the static site. */

export type Stage = "none" | "loading" | "starting" | "ready" | "failed";

class Progress {
  stage = $state<Stage>("none");
  /** The loaded bytes, and their total. */
  done = $state(0);
  total = $state(0);

  get percent(): number {
    return this.total ? Math.min(100, Math.round((100 * this.done) / this.total)) : 0;
  }

  came(done: number, total: number): void {
    this.done = done;
    this.total = total;
    this.stage = done < total * 0.98 ? "loading" : "starting";
  }
}

export const progress = new Progress();
