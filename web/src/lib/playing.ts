/**
 * The interface between a board and the page. A board knows its legal moves by the elements that stand for them, and no
 * rules.
 */
import { getContext, setContext } from "svelte";
import type { LegalMove } from "./api";

export interface Playing {
  /** The moves of an element, given the current selection; empty if there are none. */
  movesOf(target: string): readonly LegalMove[];
  /** Touches an element: plays its only move, adds it to the selection, or asks. `among` limits the moves. */
  choose(target: string, at: HTMLElement, among?: readonly LegalMove[]): void;
  /** True while the reader points at the button of a move with this target. */
  hinted(target: string): boolean;
  /** Whether the element is part of an incomplete selection. */
  isChosen(target: string): boolean;
  /** Whether the element has any legal move, whatever is selected. */
  isChoosable(target: string): boolean;
  /** Whether the element can be dragged to another one. */
  leads(target: string): boolean;
  /** Registers an element for a target until the returned function is called. */
  place(target: string): () => void;
  /** Clears the selection. */
  clear(): void;
  /** The elements touched so far. */
  readonly chosen: readonly string[];
  readonly legal: readonly LegalMove[];
  /** The names of the seats, for texts. */
  readonly names: readonly string[];
}

const KEY = Symbol("playing");

export const providePlaying = (playing: Playing): Playing => setContext(KEY, playing);
export const usePlaying = (): Playing => getContext<Playing>(KEY);

/** The same interface with some members replaced. */
export const playingWith = (playing: Playing, part: Partial<Playing>): Playing =>
  new Proxy(playing, {
    get(whole, key: keyof Playing) {
      if (key in part) return part[key];
      const value = whole[key];
      return typeof value === "function" ? value.bind(whole) : value;
    },
  });

/** For views in which no move can be played: a review or a picture. */
export const watching = (names: () => readonly string[], hinted: (target: string) => boolean = () => false): Playing => ({
  movesOf: () => [],
  choose: () => {},
  hinted,
  isChosen: () => false,
  isChoosable: () => false,
  leads: () => false,
  place: () => () => {},
  clear: () => {},
  chosen: [],
  legal: [],
  get names() {
    return names();
  },
});

/** Legal moves by target; one move may light several elements, one element may stand for several moves. */
export function byTarget(legal: readonly LegalMove[]): Map<string, LegalMove[]> {
  const map = new Map<string, LegalMove[]>();
  for (const move of legal) {
    for (const target of move.targets) map.set(target, [...(map.get(target) ?? []), move]);
  }
  return map;
}
