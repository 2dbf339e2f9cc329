/** What the server tells about a table of Ankh'or, and small readers of it. */
import type { Schemas } from "../../lib/api";
import type { Laid } from "./art/estate";
import { TOKENS, goodOf, type Color, type Good, type Kind, type Token } from "./art/tiles";

export type AnkhorDrawPile = Schemas["AnkhorDrawPile"];
type AnkhorEstateTile = Schemas["AnkhorEstateTile"];
export type AnkhorGroup = Schemas["AnkhorGroup"];
export type AnkhorOffer = Schemas["AnkhorOffer"];
export type AnkhorPlace = Schemas["AnkhorPlace"];
export type AnkhorSeat = Schemas["AnkhorSeat"];
export type AnkhorSpace = Schemas["AnkhorSpace"];
export type AnkhorView = Schemas["AnkhorView"];
export type { Color, Good, Kind, Token };

export const TOKENS_IN_ORDER: readonly Token[] = TOKENS;

/** A tile of an estate; levels are 0 and 1. */
export type EstateTile = Omit<AnkhorEstateTile, "level"> & Laid;
export type Family = AnkhorGroup["family"];

/** How many goods and ankhs may be kept at the end of a turn, and how many tiles bring the last round. */
export const MOST_GOODS = 5;
export const MOST_ANKHS = 2;
export const LAST_TILES = 13;

export const estateOf = (seat: AnkhorSeat): EstateTile[] => seat.estate as EstateTile[];

/** Whose purse the market is compared with: the viewer's; for spectators that of whoever's turn it is. */
export const looker = (view: AnkhorView): number => view.viewer ?? view.turn;

/** What the tile under a space costs a seat. */
export function offerTo(space: AnkhorSpace, seat: number): AnkhorOffer | null {
  return space.offers.find((offer) => offer.seat === seat) ?? null;
}

/** A space's markers, each with whether the seat of the offer has a token for it. */
export function priced({ markers }: AnkhorSpace, offer: AnkhorOffer | null): { good: Good; covered: boolean }[] {
  const lacks = [...(offer?.lacks ?? [])];
  // The last ones of a kind are those that are lacking.
  return [...markers].reverse().map((good) => {
    const index = lacks.indexOf(good);
    if (index >= 0) lacks.splice(index, 1);
    return { good, covered: index < 0 };
  }).reverse();
}

/** How many tokens of a type lie on the warehouses of a seat. */
export function storedOf(seat: AnkhorSeat, token: Token): number {
  return estateOf(seat).filter(({ stored, color }) => stored && goodOf(color) === token).length;
}

/** The tokens in a seat's hand, each type once, in the order of the rules. */
export function inHand(seat: AnkhorSeat): { token: Token; count: number }[] {
  return TOKENS.map((token) => ({ token, count: (seat.tokens[token] ?? 0) - storedOf(seat, token) })).filter(({ count }) => count > 0);
}

/** Spots of single pieces, as the server's events name them. */
export const handSpot = (seat: number, token: Token, index: number): string => `hand:${seat}:${token}:${index}`;
export const storeSpot = (seat: number, tile: number): string => `store:${seat}:${tile}`;
export const tileSpot = (seat: number, tile: number): string => `tile:${seat}:${tile}`;

/** Whether tokens of the hand are to be chosen, not tokens of the supply. */
export const choosesFromHand = (view: AnkhorView): boolean => view.step === "return" || view.step === "save";

/** Whether the viewer is laying a tile, or choosing the one to lay elsewhere. */
export const isLaying = (view: AnkhorView): boolean =>
  view.viewer !== null && view.actor === view.viewer && (view.places.length + view.squares.length > 0 || view.step === "lift");

/** The tile that is being bought or moved. */
export function inMotion(view: AnkhorView): { color: Color; kind: Kind } | null {
  if (view.buying !== null) return view.market[view.buying - 1]?.tile ?? null;
  const seat = view.actor === null ? undefined : view.seats[view.actor];
  return seat && view.lifted !== null ? (seat.estate.find(({ number }) => number === view.lifted) ?? null) : null;
}

/** After so many rounds without a new tile the game ends; half of them are worth a word. */
const IDLE_ROUNDS = 20;

/** For how many rounds nobody has bought or drawn a tile, if that begins to matter. */
export function idleRounds(view: AnkhorView): { rounds: number; last: number } | null {
  const rounds = Math.floor(view.idle_turns / view.players);
  return rounds * 2 >= IDLE_ROUNDS && !view.over ? { rounds, last: IDLE_ROUNDS } : null;
}

/** Most tiles that anybody has. */
export const mostTiles = (view: AnkhorView): number => Math.max(0, ...view.seats.map(({ estate }) => estate.length));
