/** The parts that a game adds to the generic table: drawings, a board, a seat's belongings, and texts. */
import type { Component } from "svelte";
import type { GameView, LegalMove, ScoringRule } from "../lib/api";
import type { SeatLook } from "../lib/seats";
import type { Sounds } from "../lib/sounds";

export interface BoardProps<V extends GameView = GameView> {
  view: V;
}

export interface SeatProps<V extends GameView = GameView> {
  view: V;
  seat: number;
}

/** A folder's `Cover.svelte` is the game's picture in the lobby, 480 by 300, made of the game's pieces. */
export interface CoverProps {
  /** Whether it includes the symbols that it uses; not needed if the page already has all symbols of the game. */
  own?: boolean;
}

/** A folder's `Scoring.svelte` draws the scoring rules with the game's pieces and the engine's numbers. */
export interface ScoringProps {
  scoringRules: readonly ScoringRule[];
  /** Opens a rule by its number. */
  onrule: (rule: string) => void;
}

/** A part of the table in words: a heading and sentences in the reader's language. */
export interface TextSection {
  heading: string;
  lines: string[];
}

/** A drawing from the game's sprite. */
export interface Drawing {
  symbol: string;
  box: string;
}

/** The heading of a move in a long list, and its label there. */
export interface MoveGroup {
  heading: string;
  label: string;
}

/** The default export of a folder's `index.ts` is the game's module; `V` is the type of its view. */
export interface GameModule<V extends GameView = GameView> {
  /** Every symbol of the game, once per page. */
  symbols?: Component;
  /** False if there is no page with its rules. */
  hasRules?: boolean;
  /** Square symbols that represent the game if it has no cover or no banner for the receipt. */
  emblems: readonly string[];
  /** The square symbol for secret points. */
  hidden?: string;
  /** The banner of the final receipt; the emblems by default. */
  banner?: Drawing;
  /** Each seat's piece, which identifies the seat everywhere; without them seats have our own signs. */
  seats?: readonly SeatLook[];
  board: Component<BoardProps<V>>;
  /** A seat's belongings in the list of players. */
  seat?: Component<SeatProps<V>>;
  /** A short line under the game's name, such as the epoch. */
  phase: (view: V) => string;
  /** The name of an epoch (a part of the game with separate scoring); 0 is the setup. */
  epoch?: (number: number) => string;
  describe: (view: V, names: readonly string[]) => TextSection[];
  /** The effect of a move in words, if it is known beyond the button's text. */
  previewMove?: (move: LegalMove, view: V, names: readonly string[]) => string;
  /** The heading of a move in a long list; null leaves the move without one. */
  group?: (move: LegalMove) => MoveGroup | null;
  /** Up to this many moves are listed in full, without headings; fewer than usual if the texts are long. */
  few?: number;
  /** Headings with short labels are arranged in rows, not in columns. */
  rows?: boolean;
  /** Receipt items in scoring order; other items come before them. */
  items: readonly string[];
  /** Those items that have points but no count. */
  uncounted?: readonly string[];
  /** The sounds of its events. */
  sounds?: Sounds;
}
