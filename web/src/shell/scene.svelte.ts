/** The table of a lesson's scene. The browser stores only that it was completed. */
import { onMount, tick, untrack } from "svelte";
import { gained } from "./receipt";
import { TableModel } from "./table.svelte";
import type { GameModule } from "../games/module";
import type { LegalMove, LessonInfo, ReceiptLine, TableState } from "../lib/api";
import { SceneClient } from "../lib/lesson.svelte";
import { saveScene, scenesDone } from "../lib/memory";
import { placesOf, pointAt } from "../lib/pointing";
import { rulesPanel } from "../lib/rulesPanel.svelte";
import type { Message } from "../lib/texts";
import { t } from "../lib/words.svelte";

const ownLines = (lines: readonly ReceiptLine[], seat: number | null): ReceiptLine[] => lines.filter((line) => line.seat === seat);

export class SceneTable extends TableModel<SceneClient> {
  /** Whether the learner asked to be shown the next step. */
  showing = $state(false);
  /** The scenes that this browser has completed. */
  done = $state.raw<readonly string[]>([]);
  /** The receipt at the start of the scene. */
  private receipt = $state.raw<readonly ReceiptLine[]>([]);
  /** Whether nothing was touched since. One touch may mean two moves; the second is played when the first is answered. */
  private askedSince = false;

  constructor(
    readonly lesson: LessonInfo,
    scene: string,
    game: GameModule,
  ) {
    super(new SceneClient(lesson.game, scene), game);
    this.done = scenesDone(lesson.game);
    $effect(() => this.highlightTargets());
    $effect(() => {
      if (!this.client.fulfilled) return;
      saveScene(lesson.game, scene);
      this.done = untrack(() => scenesDone(lesson.game));
    });
    onMount(() => {
      rulesPanel.source = { game: lesson.game };
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

  /** A move ends the help; a request made while its answer was on the way applies to the next step. */
  play(move: LegalMove): void {
    if (!this.askedSince) this.showing = false;
    this.client.play(move);
  }

  show(): void {
    this.showing = !this.showing;
    this.askedSince = this.showing;
  }

  override skipAnimations(): void {
    this.askedSince = false;
    super.skipAnimations();
  }

  /** A touched piece counts as looked at; the board handles its moves. */
  look(event: MouseEvent): void {
    for (const place of placesOf(event)) this.client.touch(place);
  }

  protected staged(_before: TableState | null, after: TableState): void {
    if (!after.log.length) this.receipt = after.view.receipt;
  }

  /** Highlights the current targets. The board may redraw with each state; chosen pieces are not highlighted. */
  private highlightTargets(): void {
    void this.state;
    void this.asText;
    const { fulfilled, untouched, scene } = this.client;
    const pointed = fulfilled ? [] : untouched.length ? untouched : ((this.showing ? scene?.show : scene?.point) ?? []);
    const places = pointed.filter((place) => !this.selection.isChosen(place));
    const toPlay = this.showing;
    void tick().then(() => pointAt(places, toPlay));
  }
}
