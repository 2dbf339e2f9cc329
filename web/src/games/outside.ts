/**
 * The interface of a page module for a game from outside the package: a plain ES module, written with or without a
 * framework, whose default export is an `OutsideGame`. All members are optional; the page shows missing parts in words.
 *
 *     /** @type {import("…/web/src/games/outside").OutsideGame} *\/
 *     export default {
 *       board(target, context) {
 *         const bag = document.createElement("button");
 *         bag.dataset.piece = "bag";
 *         const update = ({ view, text }) => (bag.textContent = text("pebbles-table-bag", { count: view.bag_size }));
 *         target.append(bag);
 *         update(context);
 *         return { update };
 *       },
 *     };
 *
 * An element that stands for moves has their target name as `data-piece`, and an accessible name (its text or an
 * `aria-label`). The page lights it while it can be played, plays it by mouse, finger and keyboard, and asks for one of
 * several moves. With `data-about="bag"` (and `data-about-title`) the text `NAME-about-bag` explains it on hover;
 * `data-spot` names a place where moving pieces start and land.
 *
 * A style sheet reads the arrangement of the table from the root of the page: `data-arrangement` contains `wide`, or
 * `narrow` with `side` (a phone in landscape) or `stack` (`upright` or `phone`). A rule can then select
 * `[data-arrangement~="stack"] .my-board`.
 *
 * This file imports nothing: you can copy it for its types.
 */

/** A message of the server: a text's id and its arguments. */
export interface Message {
  id: string;
  args?: Record<string, string | number | Message | Message[]>;
}

/** A legal move: its message, its notation, and the names of the pieces that stand for it. */
export interface Move {
  message: Message;
  text: string;
  targets: readonly string[];
}

/** The fields of every view; `actor` is the seat to move. */
export interface View {
  game: string;
  viewer: number | null;
  over: boolean;
  actor: number | null;
  seats: readonly object[];
}

export interface Context<V extends View = View> {
  view: V;
  /** The players' names by seat. */
  names: readonly string[];
  /** A text of the catalogues in the reader's language. Arguments named `seat` or `…_seat` become player names. */
  text: (id: string, args?: Message["args"]) => string;
}

export interface PartContext<V extends View = View> extends Context<V> {
  /** The seat whose belongings are drawn; null for the board. */
  seat: number | null;
  legal: readonly Move[];
  /** Plays one of the legal moves. */
  play: (move: Move) => void;
}

/** A drawn part of the table. The page calls `update` after every change, and `destroy` when the part leaves the page. */
export interface Part<V extends View = View> {
  update: (context: PartContext<V>) => void;
  destroy?: () => void;
}

export interface OutsideGame<V extends View = View> {
  /** Draws the board into an empty element of the page. */
  board?(target: HTMLElement, context: PartContext<V>): Part<V>;
  /** Draws a seat's belongings in the list of players. */
  seat?(target: HTMLElement, context: PartContext<V>): Part<V>;
  /** The table in words: headings with sentences. */
  describe?(context: Context<V>): { heading: string; lines: string[] }[];
  /** A short line under the game's name. */
  phase?(context: Context<V>): string;
  /** SVG `<symbol>` elements. Their ids start with the game's name. */
  symbols?: string;
  /** Ids of square symbols that represent the game in the lobby. */
  emblems?: readonly string[];
  /** The id of a square symbol for secret points. */
  hidden?: string;
  /** The receipt's items in scoring order. */
  items?: readonly string[];
}
