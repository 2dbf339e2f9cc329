/**
 * What a game from outside the package brings to the page: a plain ES module, written with or without a framework, whose
 * default export is an `OutsideGame`. Any part of it may be missing; what is not drawn, the page shows in words.
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
 * What stands for moves carries its name among the moves' `targets` as `data-piece`, and a name to be read aloud (its
 * text or an `aria-label`). While it can be played the page lights it, plays it by mouse, finger and keyboard, and asks
 * which move is meant if there are several. With `data-about="bag"` (and `data-about-title`) the text `NAME-about-bag`
 * explains it when it is pointed at; `data-spot` names a place where pieces travel from and to.
 * A style sheet finds out how the table is arranged from the root of the page: `data-arrangement` contains `wide`, or `narrow` with
 * `side` (a phone on its side) or `stack` (`upright` or `phone`); `[data-arrangement~="stack"] .my-board` is such a rule.
 *
 * This file imports nothing: it can be copied, for the types alone.
 */

/** A sentence of the server: a text's id and what goes into it. */
export interface Message {
  id: string;
  args?: Record<string, string | number | Message | Message[]>;
}

/** A move that can be made now, in words, by its notation, and the names of the pieces that stand for it. */
export interface Move {
  message: Message;
  text: string;
  targets: readonly string[];
}

/** What every game's view has; `actor` is the seat to move. */
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
  /** A text of the catalogues in the reader's language. Arguments called `seat` or `…_seat` become names. */
  text: (id: string, args?: Message["args"]) => string;
}

export interface PartContext<V extends View = View> extends Context<V> {
  /** Whose belongings are drawn; null for the board. */
  seat: number | null;
  legal: readonly Move[];
  /** Plays one of the legal moves. */
  play: (move: Move) => void;
}

/** A part of the table that is drawn: `update` is called after every change, `destroy` when it leaves the page. */
export interface Part<V extends View = View> {
  update: (context: PartContext<V>) => void;
  destroy?: () => void;
}

export interface OutsideGame<V extends View = View> {
  /** Draws the board into an empty element of the page. */
  board?(target: HTMLElement, context: PartContext<V>): Part<V>;
  /** Draws what lies before a seat, in the players' list. */
  seat?(target: HTMLElement, context: PartContext<V>): Part<V>;
  /** The table in words: headings with sentences. */
  describe?(context: Context<V>): { heading: string; lines: string[] }[];
  /** A short line under the game's name. */
  phase?(context: Context<V>): string;
  /** SVG `<symbol>` elements; their ids begin with the game's name. */
  symbols?: string;
  /** Ids of square symbols that stand for the game in the lobby. */
  emblems?: readonly string[];
  /** The id of a square symbol of points that the viewer may not see. */
  hidden?: string;
  /** The receipt's items in the order of scoring. */
  items?: readonly string[];
}
