/**
 * A table as the page shows it: its state in the reader's words, what is chosen and pointed at, and what lies open. The screen
 * makes it while it is set up; every component of the screen finds it in the context.
 */
import { getContext, onMount, setContext } from "svelte";
import type { GameModule } from "../games/module";
import type { GameView, LegalMove, TableState } from "../lib/api";
import { arrangement } from "../lib/arrangement";
import { Choosing } from "../lib/choosing.svelte";
import { arrive } from "../lib/journeys";
import type { Paced } from "../lib/paced.svelte";
import { providePlaying } from "../lib/playing";
import { provideSeats } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { stageChange } from "../lib/staging";
import { namesOf, type Message } from "../lib/texts";
import { nameOf, t } from "../lib/words.svelte";

/** Where states come from and moves go to. */
export interface Client extends Paced {
  /** Whether a move is on its way to the server. */
  readonly waiting: boolean;
  play(move: LegalMove): void;
}

const KEY = Symbol("table");

/** The table of the screen that the component belongs to. */
export const useTable = <T extends TableModel = TableModel>(): T => getContext<T>(KEY);

export abstract class TableModel<C extends Client = Client> {
  asText = $state(false);
  receiptOpen = $state(false);
  /** The board's elements that a move which is pointed at stands for. */
  hinted = $state.raw<readonly string[]>([]);

  readonly choosing: Choosing;
  readonly names = $derived.by(() => {
    const seats = this.state?.seats ?? [];
    return namesOf(seats, seats.map((seat) => nameOf(seat) || t("table-seat-open")));
  });

  /** To be called while the screen's component is set up. */
  constructor(
    readonly client: C,
    readonly game: GameModule,
  ) {
    setContext(KEY, this);
    this.choosing = new Choosing({
      legal: () => this.legal,
      names: () => this.names,
      hinted: (target) => this.hinted.includes(target),
      play: (move) => this.play(move),
      confirm: () => this.confirms,
    });
    providePlaying(this.choosing);
    provideSeats(() => game.seats ?? []);
    $effect(() => {
      client.pace = settings.timing().pace;
    });
    onMount(() => {
      client.stage = (before, after, apply) => {
        stageChange(before, after, apply, game.sounds);
        // Only now: what was hinted at may be what has happened.
        this.letGo();
        this.staged(before, after);
      };
      return () => client.close();
    });
  }

  /** What stands at the head of the table. */
  abstract get title(): string;
  /** Asks why an element stands for no move now; null where that is not explained. */
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

  /** Whether players and log stand beside the board. */
  get wide(): boolean {
    return arrangement() === "wide";
  }

  protected get confirms(): boolean {
    return false;
  }

  play(move: LegalMove): void {
    this.client.play(move);
  }

  /** Shows on the board the move that the reader points at. */
  point(move: LegalMove | null): void {
    this.hinted = move?.targets ?? [];
  }

  letGo(): void {
    this.choosing.letGo();
    this.hinted = [];
  }

  /** Whoever touches the page or a key does not wait for what is still moving. */
  hurry(): void {
    arrive();
    this.client.flush();
  }

  /** A touch beside everything that can be touched lets go of what is chosen. */
  beside({ target }: MouseEvent): void {
    if (this.choosing.chosen.length && target instanceof Element && !target.closest("button, a, dialog, [data-target]")) this.choosing.letGo();
  }

  /** A new state is on the page. */
  protected abstract staged(before: TableState | null, after: TableState): void;
}
