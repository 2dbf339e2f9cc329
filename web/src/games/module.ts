/** What a game brings to the generic table: drawings, a board, a seat's belongings, words and journeys. */
import type { Component } from "svelte";
import type { GameView } from "../lib/api";
import type { Journey } from "../lib/journeys";

export interface BoardProps {
  view: GameView;
}

export interface SeatProps {
  view: GameView;
  seat: number;
}

/** A part of the table in words: a heading and sentences, already in the reader's language. */
export interface TextSection {
  heading: string;
  lines: string[];
}

export interface GameModule {
  /** Every symbol of the game, put once into the page. */
  symbols: Component;
  board: Component<BoardProps>;
  /** What lies before a seat, in the players' list. */
  seat: Component<SeatProps>;
  /** A short line under the game's name, such as the epoch. */
  phase: (view: GameView) => string;
  describe: (view: GameView, names: readonly string[]) => TextSection[];
  journeys: (before: GameView, after: GameView) => Journey[];
  /** Receipt items in the order of scoring. */
  items: readonly string[];
}
