/**
 * Move selection by touching the board. A move belongs to one or several targets. A touch plays a move as soon as only
 * that move remains; until then the touched targets stay chosen and those that can complete a move are lit.
 */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { LegalMove } from "./api";
import { byTarget, type Playing } from "./playing";

export interface MoveSource {
  readonly legal: readonly LegalMove[];
  readonly names: readonly string[];
  /** The targets of the move that the reader points at. */
  readonly hinted: readonly string[];
  /** Whether an irreversible move needs a second touch. */
  readonly confirms: boolean;
  play(move: LegalMove): void;
}

export interface Menu {
  moves: readonly LegalMove[];
  at: HTMLElement;
}

export class Selection implements Playing {
  /** The targets touched so far, in order. */
  chosen = $state.raw<readonly string[]>([]);
  /** The move that waits for a second touch. */
  pending = $state.raw<LegalMove | null>(null);
  /** Moves that no further target can distinguish. */
  menu = $state.raw<Menu | null>(null);

  /** How many elements of the board represent each target. */
  private readonly places = new SvelteMap<string, number>();
  private readonly targets = $derived.by(() => byTarget(this.table.legal));

  constructor(private readonly table: MoveSource) {}

  get legal(): readonly LegalMove[] {
    return this.table.legal;
  }

  get names(): readonly string[] {
    return this.table.names;
  }

  /** The moves that have no element on the board. */
  get unplaced(): readonly LegalMove[] {
    return this.legal.filter(({ targets }) => !targets.some((target) => this.places.has(target)));
  }

  movesOf(target: string): readonly LegalMove[] {
    const moves = this.targets.get(target) ?? [];
    if (!this.chosen.length || this.chosen.includes(target)) return moves;
    return moves.filter((move) => this.chosen.every((each) => move.targets.includes(each)));
  }

  hinted(target: string): boolean {
    return this.table.hinted.includes(target);
  }

  isChosen(target: string): boolean {
    return this.chosen.includes(target);
  }

  isChoosable(target: string): boolean {
    return this.targets.has(target);
  }

  leads(target: string): boolean {
    return this.movesOf(target).some((move) => move.targets.some((each) => each !== target && this.places.has(each)));
  }

  place(target: string): () => void {
    untrack(() => this.places.set(target, (this.places.get(target) ?? 0) + 1));
    return () => {
      const left = untrack(() => this.places.get(target) ?? 1) - 1;
      if (left) this.places.set(target, left);
      else this.places.delete(target);
    };
  }

  choose(target: string, at: HTMLElement, among?: readonly LegalMove[]): void {
    if (this.pending?.targets.includes(target)) return this.submit(this.pending);
    if (this.chosen.includes(target)) return this.clear();
    let moves = among ?? this.movesOf(target);
    if (!moves.length) {
      // The touched target completes no move, so a new selection starts with it.
      this.clear();
      moves = this.movesOf(target);
    }
    const [only] = moves;
    if (!only) return;
    const chosen = [...this.chosen, target];
    if (moves.length === 1) this.submit(only);
    else if (this.canDistinguish(moves, chosen)) this.chosen = chosen;
    else this.menu = { moves, at };
  }

  /** Picks a piece up to drag it; false if no move allows that. */
  lift(target: string): boolean {
    if (this.chosen.includes(target)) return true;
    if (!this.movesOf(target).length) this.clear();
    if (!this.leads(target)) return false;
    this.chosen = [...this.chosen, target];
    return true;
  }

  clear(): void {
    this.chosen = [];
    this.pending = null;
    this.menu = null;
  }

  /** Plays a move, or asks for a second touch if the settings want one. */
  submit(move: LegalMove): void {
    if (move.final && this.table.confirms && this.pending !== move) {
      this.pending = move;
      this.chosen = move.targets.filter((target) => this.places.has(target));
      return;
    }
    this.clear();
    this.table.play(move);
  }

  /** Whether each move has another target on the board that not all of them share. */
  private canDistinguish(moves: readonly LegalMove[], chosen: readonly string[]): boolean {
    const distinguishes = (place: string): boolean =>
      !chosen.includes(place) && this.places.has(place) && moves.some(({ targets }) => !targets.includes(place));
    return moves.every(({ targets }) => targets.some(distinguishes));
  }
}
