/**
 * Playing by touching the board. A move stands at one place or at several: it is played as soon as what was touched
 * leaves no other; until then the places touched stay chosen and those that complete a move are lit.
 */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { LegalMove } from "./api";
import { byTarget, type Playing } from "./playing";

interface Table {
  legal(): readonly LegalMove[];
  names(): readonly string[];
  /** Whether the reader points at a move that stands at this place. */
  hinted(target: string): boolean;
  play(move: LegalMove): void;
  /** Whether a move that nobody can take back waits for a second touch. */
  confirm(): boolean;
}

export interface Menu {
  moves: readonly LegalMove[];
  at: HTMLElement;
}

export class Choosing implements Playing {
  /** The places touched so far, in their order. */
  chosen = $state.raw<readonly string[]>([]);
  /** What waits for a second touch. */
  pending = $state.raw<LegalMove | null>(null);
  /** Moves that no place tells apart. */
  menu = $state.raw<Menu | null>(null);

  /** How many elements of the board stand for a place. */
  private readonly places = new SvelteMap<string, number>();
  private readonly targets = $derived.by(() => byTarget(this.table.legal()));

  constructor(private readonly table: Table) {}

  get legal(): readonly LegalMove[] {
    return this.table.legal();
  }

  get names(): readonly string[] {
    return this.table.names();
  }

  /** The moves that the board has no place for. */
  get unplaced(): readonly LegalMove[] {
    return this.legal.filter(({ targets }) => !targets.some((target) => this.places.has(target)));
  }

  movesOf(target: string): readonly LegalMove[] {
    const moves = this.targets.get(target) ?? [];
    if (!this.chosen.length || this.chosen.includes(target)) return moves;
    return moves.filter((move) => this.chosen.every((each) => move.targets.includes(each)));
  }

  hinted(target: string): boolean {
    return this.table.hinted(target);
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
    if (this.pending?.targets.includes(target)) this.settle(this.pending);
    else if (this.chosen.includes(target)) this.letGo();
    else this.touch(target, at, among ?? this.movesOf(target));
  }

  /** Takes a place up, to be carried to another one; false where nothing can be done with it. */
  lift(target: string): boolean {
    if (this.chosen.includes(target)) return true;
    if (!this.movesOf(target).length) this.letGo();
    if (!this.leads(target)) return false;
    this.chosen = [...this.chosen, target];
    return true;
  }

  letGo(): void {
    this.chosen = [];
    this.pending = null;
    this.menu = null;
  }

  /** Plays a move, or asks for a second touch where one is wanted. */
  settle(move: LegalMove): void {
    if (move.final && this.table.confirm() && this.pending !== move) {
      this.pending = move;
      this.chosen = move.targets.filter((target) => this.places.has(target));
      return;
    }
    this.letGo();
    this.table.play(move);
  }

  private touch(target: string, at: HTMLElement, narrowed: readonly LegalMove[]): void {
    // Something else was touched than what completes a move: that is where it begins anew.
    if (!narrowed.length) this.letGo();
    const moves = narrowed.length ? narrowed : this.movesOf(target);
    const [only] = moves;
    if (!only) return;
    const chosen = [...this.chosen, target];
    if (moves.length === 1) this.settle(only);
    else if (this.toldApart(moves, chosen)) this.chosen = chosen;
    else this.menu = { moves, at };
  }

  /** Whether each of the moves stands at one more place of the board that not all of them share. */
  private toldApart(moves: readonly LegalMove[], chosen: readonly string[]): boolean {
    const tells = (place: string): boolean =>
      !chosen.includes(place) && this.places.has(place) && moves.some(({ targets }) => !targets.includes(place));
    return moves.every(({ targets }) => targets.some(tells));
  }
}
