/** The client of one scene of a lesson: the moves played so far and the server's answers. */
import { fetchScene, wordsOf, type LegalMove, type SceneState, type TableState } from "./api";
import { recall } from "./memory";
import { Paced } from "./paced.svelte";
import type { Message } from "./texts";

export class SceneClient extends Paced {
  /** The newest answer whose states have all been shown. */
  scene = $state.raw<SceneState | null>(null);
  /** True from a move until the server answers. */
  waiting = $state(false);
  /** The reason why the request failed. */
  problem = $state.raw<Message | null>(null);
  /** The pieces that the learner has looked at, of those required. */
  touched = $state.raw<readonly string[]>([]);

  private moves: string[] = [];
  private answer: SceneState | null = null;

  constructor(
    readonly game: string,
    readonly id: string,
    private readonly source: typeof fetchScene = fetchScene,
  ) {
    super();
  }

  /** The pieces still to be looked at. */
  get untouched(): readonly string[] {
    return (this.scene?.touch ?? []).filter((each) => !this.touched.includes(each));
  }

  /** Whether the learner has done everything in the scene. */
  get fulfilled(): boolean {
    if (!this.scene) return false;
    return this.scene.touch.length ? !this.untouched.length : this.scene.fulfilled;
  }

  /** Sets the scene up from its start. */
  begin(): Promise<void> {
    this.touched = [];
    return this.ask([]);
  }

  play(move: LegalMove): void {
    void this.ask([...this.moves, move.text]);
  }

  /** Marks a piece as looked at. */
  touch(place: string): void {
    if (this.untouched.includes(place)) this.touched = [...this.touched, place];
  }

  /** The reason why a piece stands for no legal move. */
  async why(target: string): Promise<Message> {
    return (await this.source(this.game, this.id, this.moves, target)).said ?? { id: "table-why-not" };
  }

  private async ask(moves: readonly string[]): Promise<void> {
    if (this.waiting) return;
    this.flush();
    this.waiting = true;
    this.problem = null;
    try {
      this.receive(await this.source(this.game, this.id, moves), moves);
    } catch (error) {
      this.problem = wordsOf(error);
    }
    this.waiting = false;
  }

  private receive(answer: SceneState, moves: readonly string[]): void {
    this.moves = moves.slice(0, answer.kept);
    this.answer = answer;
    this.enqueue(...answer.states.map(withLearnerName));
  }

  protected override show(state: TableState): void {
    super.show(state);
    if (!this.queue.length) this.scene = this.answer;
  }
}

/** The learner has the name that this browser stores. */
function withLearnerName(state: TableState): TableState {
  const name = recall("name", "");
  return name ? { ...state, seats: state.seats.map((seat) => (seat.mine ? { ...seat, name } : seat)) } : state;
}
