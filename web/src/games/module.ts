/** What a game brings to the generic table: drawings, a board, a seat's belongings and words. */
import type { Component } from "svelte";
import type { GameView, LegalMove, Way } from "../lib/api";
import type { SeatLook } from "../lib/seats";
import type { Sounds } from "../lib/sounds";

export interface BoardProps<V extends GameView = GameView> {
  view: V;
}

export interface SeatProps<V extends GameView = GameView> {
  view: V;
  seat: number;
}

/** A folder's `Cover.svelte` is the picture of the game where games are chosen, in 480 by 300, from the game's own pieces. */
export interface CoverProps {
  /** Whether it brings the symbols that it draws with; not where the page has all of the game's already. */
  own?: boolean;
}

/** A folder's `Scoring.svelte` draws the ways to score with the game's own pieces, from the figures of the engine. */
export interface ScoringProps {
  ways: readonly Way[];
  /** Opens a rule by its number. */
  onrule: (rule: string) => void;
}

/** A part of the table in words: a heading and sentences, already in the reader's language. */
export interface TextSection {
  heading: string;
  lines: string[];
}

/** A drawing of the game's sprite. */
export interface Drawing {
  symbol: string;
  box: string;
}

/** Where a move stands among many others: under which heading, and what to call it there. */
export interface MoveGroup {
  heading: string;
  label: string;
}

/** A folder's `index.ts` has its game's module as its default export; `V` is what the server tells about a table of it. */
export interface GameModule<V extends GameView = GameView> {
  /** Every symbol of the game, put once into the page. */
  symbols?: Component;
  /** Some square symbols that stand for the game where it has no cover, and crown the receipt where it has no banner. */
  emblems: readonly string[];
  /** The square symbol of points that the viewer may not see. */
  hidden?: string;
  /** What crowns the final receipt; without it the emblems do. */
  banner?: Drawing;
  /** Each seat's piece, which stands for it wherever seats are told apart; without them seats have signs of ours. */
  seats?: readonly SeatLook[];
  board: Component<BoardProps<V>>;
  /** What lies before a seat, in the players' list. */
  seat?: Component<SeatProps<V>>;
  /** A short line under the game's name, such as the epoch. */
  phase: (view: V) => string;
  /** The name of a part of the game that is scored by itself; 0 is what lies before the first. */
  epoch?: (number: number) => string;
  describe: (view: V, names: readonly string[]) => TextSection[];
  /** What a move would bring about, in words, if more can be foreseen than its button says. */
  foresee?: (move: LegalMove, view: V, names: readonly string[]) => string;
  /** Sorts moves under headings where there are many; null leaves a move by itself. */
  group?: (move: LegalMove) => MoveGroup | null;
  /** Up to so many moves are told in full, without headings; where moves have many words it is less than usual. */
  few?: number;
  /** Headings with short labels stand beside each other in rows, not in columns. */
  rows?: boolean;
  /** Receipt items in the order of scoring; others stand before them. */
  items: readonly string[];
  /** Those of them that count nothing but points. */
  uncounted?: readonly string[];
  /** What its events sound like. */
  sounds?: Sounds;
}
