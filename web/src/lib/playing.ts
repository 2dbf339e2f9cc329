/** What a board may do: it is told the legal moves by the elements that stand for them, and knows no rules. */
import { getContext, setContext } from "svelte";
import type { LegalMove } from "./api";

export interface Playing {
  /** The moves that touching a board element leads to, given what is chosen already; empty where there are none. */
  movesOf(target: string): readonly LegalMove[];
  /** Touches an element: plays its only move, or keeps it chosen, or asks; `among` where not all of its moves are meant. */
  choose(target: string, at: HTMLElement, among?: readonly LegalMove[]): void;
  /** True while the reader points at the button of a move that this element stands for. */
  hinted(target: string): boolean;
  /** Whether the element was touched, and others are still to be. */
  isChosen(target: string): boolean;
  /** Whether there is any move for the element, if not with what is chosen now. */
  isChoosable(target: string): boolean;
  /** Whether the element can be carried to another one. */
  leads(target: string): boolean;
  /** Tells that the board shows an element for a target, until the returned function is called. */
  place(target: string): () => void;
  /** Lets go of what is chosen. */
  letGo(): void;
  /** The elements touched so far. */
  readonly chosen: readonly string[];
  readonly legal: readonly LegalMove[];
  /** The names of the seats, for texts. */
  readonly names: readonly string[];
}

const KEY = Symbol("playing");

export const providePlaying = (playing: Playing): Playing => setContext(KEY, playing);
export const usePlaying = (): Playing => getContext<Playing>(KEY);

/** The same, but for what is done in another way here. */
export const playingWith = (playing: Playing, part: Partial<Playing>): Playing =>
  new Proxy(playing, {
    get(whole, key: keyof Playing) {
      if (key in part) return part[key];
      const value = whole[key];
      return typeof value === "function" ? value.bind(whole) : value;
    },
  });

/** Where nothing can be played: a review, a picture. */
export const watching = (names: () => readonly string[], hinted: (target: string) => boolean = () => false): Playing => ({
  movesOf: () => [],
  choose: () => {},
  hinted,
  isChosen: () => false,
  isChoosable: () => false,
  leads: () => false,
  place: () => () => {},
  letGo: () => {},
  chosen: [],
  legal: [],
  get names() {
    return names();
  },
});

/** Legal moves by board element; one move may light several elements, one element may stand for several moves. */
export function byTarget(legal: readonly LegalMove[]): Map<string, LegalMove[]> {
  const map = new Map<string, LegalMove[]>();
  for (const move of legal) {
    for (const target of move.targets) map.set(target, [...(map.get(target) ?? []), move]);
  }
  return map;
}
