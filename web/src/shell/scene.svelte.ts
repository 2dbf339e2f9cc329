/** The table of a lesson's scene: nothing of it is kept but that it was done. */
import { onMount, tick, untrack } from "svelte";
import { gained } from "./receipt";
import { TableModel } from "./table.svelte";
import type { GameModule } from "../games/module";
import type { LegalMove, LessonInfo, ReceiptLine, TableState } from "../lib/api";
import { SceneClient } from "../lib/lesson.svelte";
import { keepScene, scenesDone } from "../lib/memory";
import { placesOf, pointAt } from "../lib/pointing";
import { shelf } from "../lib/shelf.svelte";
import type { Message } from "../lib/texts";
import { t } from "../lib/words.svelte";

const ownLines = (lines: readonly ReceiptLine[], seat: number | null): ReceiptLine[] => lines.filter((line) => line.seat === seat);

export class SceneTable extends TableModel<SceneClient> {
  /** Whether somebody wants to be shown what to do. */
  showing = $state(false);
  /** The scenes that were done in this browser. */
  done = $state.raw<readonly string[]>([]);
  /** The receipt as the scene began. */
  private receipt = $state.raw<readonly ReceiptLine[]>([]);
  /** Whether nothing was touched since: one touch may stand for two moves, the second played when the first is answered. */
  private askedSince = false;

  constructor(
    readonly lesson: LessonInfo,
    scene: string,
    game: GameModule,
  ) {
    super(new SceneClient(lesson.game, scene), game);
    this.done = scenesDone(lesson.game);
    $effect(() => this.leadEye());
    $effect(() => {
      if (!this.client.fulfilled) return;
      keepScene(lesson.game, scene);
      this.done = untrack(() => scenesDone(lesson.game));
    });
    onMount(() => {
      shelf.source = { game: lesson.game };
      void this.client.begin();
      return () => pointAt([]);
    });
  }

  get title(): string {
    return t("lesson-title", { game: t(`${this.lesson.game}-title`) });
  }

  get why(): ((target: string) => Promise<Message>) | null {
    return this.state?.my_turn && !this.client.fulfilled ? (target) => this.client.why(target) : null;
  }

  override get legal(): readonly LegalMove[] {
    return this.client.fulfilled ? [] : super.legal;
  }

  /** The lines that the scene has added to the learner's receipt. */
  get brought(): readonly ReceiptLine[] {
    const { view } = this;
    return this.client.fulfilled && view ? gained(ownLines(this.receipt, view.viewer), ownLines(view.receipt, view.viewer)) : [];
  }

  /** Whoever plays was shown enough; who has asked since, while the answer was on its way, wants to see the next step. */
  override play(move: LegalMove): void {
    if (!this.askedSince) this.showing = false;
    super.play(move);
  }

  show(): void {
    this.showing = !this.showing;
    this.askedSince = this.showing;
  }

  override hurry(): void {
    this.askedSince = false;
    super.hurry();
  }

  /** What is touched is looked at; what stands for a move is the board's own business. */
  look(event: MouseEvent): void {
    for (const place of placesOf(event)) this.client.touch(place);
  }

  protected staged(_before: TableState | null, after: TableState): void {
    if (!after.log.length) this.receipt = after.view.receipt;
  }

  /** Marks what the eye is led to: the board may be drawn anew with each state, and what is chosen is no longer pointed at. */
  private leadEye(): void {
    void this.state;
    void this.asText;
    const { fulfilled, untouched, scene } = this.client;
    const pointed = fulfilled ? [] : untouched.length ? untouched : ((this.showing ? scene?.show : scene?.point) ?? []);
    const places = pointed.filter((place) => !this.choosing.isChosen(place));
    const toPlay = this.showing;
    void tick().then(() => pointAt(places, toPlay));
  }
}
