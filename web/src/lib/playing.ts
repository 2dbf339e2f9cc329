/** What a board may do: it is told the legal moves by the elements that stand for them, and knows no rules. */
import { getContext, setContext } from "svelte";
import type { LegalMove } from "./api";

export interface Playing {
  /** The legal moves of a board element; empty where there are none. */
  movesOf(target: string): readonly LegalMove[];
  /** Plays the element's only move, or asks which one beside the element; `among` where not all of its moves are meant. */
  choose(target: string, at: HTMLElement, among?: readonly LegalMove[]): void;
  /** True while the reader points at the button of a move that this element stands for. */
  hinted(target: string): boolean;
  readonly legal: readonly LegalMove[];
  /** The names of the seats, for texts. */
  readonly names: readonly string[];
}

const KEY = Symbol("playing");

export const providePlaying = (playing: Playing): Playing => setContext(KEY, playing);
export const usePlaying = (): Playing => getContext<Playing>(KEY);

/** The same, but for what is done in another way here. */
export const playingWith = (playing: Playing, part: Partial<Playing>): Playing => Object.assign(Object.create(playing) as Playing, part);

/** Legal moves by board element; one move may light several elements, one element may stand for several moves. */
export function byTarget(legal: readonly LegalMove[]): Map<string, LegalMove[]> {
  const map = new Map<string, LegalMove[]>();
  for (const move of legal) {
    for (const target of move.targets) map.set(target, [...(map.get(target) ?? []), move]);
  }
  return map;
}
