/**
 * A table as the page shows it: its state in the reader's words, the selection, and open panels. The screen creates it
 * during setup; all components of the screen find it in the context.
 */
import { getContext, onMount, setContext } from "svelte";
import type { GameModule } from "../games/module";
import type { GameView, LegalMove, TableState } from "../lib/api";
import { arrangement } from "../lib/arrangement";
import { Selection, type MoveSource } from "../lib/selection.svelte";
import { finishAnimations } from "../lib/animations";
import type { Paced } from "../lib/paced.svelte";
import { providePlaying } from "../lib/playing";
import { provideSeats } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { runTransition } from "../lib/transition";
import { namesOf, type Message } from "../lib/texts";
import { nameOf, t } from "../lib/words.svelte";

/** The source of states and the receiver of moves. */
export interface Client extends Paced {
  /** Whether a move is on its way to the server. */
  readonly waiting: boolean;
  play(move: LegalMove): void;
}

const KEY = Symbol("table");

/** The table of the component's screen. */
export const useTable = <T extends TableModel = TableModel>(): T => getContext<T>(KEY);

export abstract class TableModel<C extends Client = Client> implements MoveSource {
  asText = $state(false);
  receiptOpen = $state(false);
  /** The targets of the move that the reader points at. */
  hinted = $state.raw<readonly string[]>([]);

  readonly selection: Selection;
  readonly names = $derived.by(() => {
    const seats = this.state?.seats ?? [];
    return namesOf(seats, seats.map((seat) => nameOf(seat) || t("table-seat-open")));
  });

  /** Call it while the screen's component is set up. */
  constructor(
    readonly client: C,
    readonly game: GameModule,
  ) {
    setContext(KEY, this);
    this.selection = new Selection(this);
    providePlaying(this.selection);
    provideSeats(() => game.seats ?? []);
    $effect(() => {
      client.pace = settings.timing().pace;
    });
    onMount(() => {
      client.transition = (before, after, apply) => {
        runTransition(before, after, apply, game.sounds);
        // Only now, because the hinted move may be the one that was played.
        this.clearSelection();
        this.staged(before, after);
      };
      return () => client.close();
    });
  }

  /** The heading of the table. */
  abstract get title(): string;
  /** Fetches the reason why an element has no legal move; null if there is no explanation. */
  abstract get why(): ((target: string) => Promise<Message>) | null;

  get state(): TableState | null {
    return this.client.state;
  }

  get view(): GameView | null {
    return this.state?.view ?? null;
  }

  /** The view on the board. */
  get shown(): GameView | null {
    return this.view;
  }

  get heading(): string {
    return this.title;
  }

  get legal(): readonly LegalMove[] {
    return this.state?.legal ?? [];
  }

  /** Whether players and log are next to the board. */
  get wide(): boolean {
    return arrangement() === "wide";
  }

  /** Whether the sheet is next to the board. */
  get side(): boolean {
    return arrangement() === "side";
  }

  get confirms(): boolean {
    return false;
  }

  abstract play(move: LegalMove): void;

  /** Shows the move that the reader points at on the board. */
  point(move: LegalMove | null): void {
    this.hinted = move?.targets ?? [];
  }

  clearSelection(): void {
    this.selection.clear();
    this.hinted = [];
  }

  /** Any touch or key finishes the animations. */
  skipAnimations(): void {
    finishAnimations();
    this.client.flush();
  }

  /** A touch outside all touchable elements clears the selection. */
  clickOutside({ target }: MouseEvent): void {
    if (this.selection.chosen.length && target instanceof Element && !target.closest("button, a, dialog, [data-target]")) this.selection.clear();
  }

  /** A new state is on the page. */
  protected abstract staged(before: TableState | null, after: TableState): void;
}
