/** The view of an Ankh'or table, and helpers to read it. */
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

/** The most goods and ankhs that a player may keep at the end of a turn, and the number of tiles that starts the last round. */
export const MOST_GOODS = 5;
export const MOST_ANKHS = 2;
export const LAST_TILES = 13;

export const estateOf = (seat: AnkhorSeat): EstateTile[] => seat.estate as EstateTile[];

/** The seat whose tokens the market's prices are compared with: the viewer's, or for spectators the seat to move. */
export const looker = (view: AnkhorView): number => view.viewer ?? view.turn;

/** The cost of the tile under a space for a seat. */
export function offerTo(space: AnkhorSpace, seat: number): AnkhorOffer | null {
  return space.offers.find((offer) => offer.seat === seat) ?? null;
}

/** The markers of a space, each with whether the seat has a token for it. */
export function priced({ markers }: AnkhorSpace, offer: AnkhorOffer | null): { good: Good; covered: boolean }[] {
  const lacks = [...(offer?.lacks ?? [])];
  // The last ones of a kind are the missing ones.
  return [...markers].reverse().map((good) => {
    const index = lacks.indexOf(good);
    if (index >= 0) lacks.splice(index, 1);
    return { good, covered: index < 0 };
  }).reverse();
}

/** The number of tokens of a type in a seat's warehouses. */
export function storedOf(seat: AnkhorSeat, token: Token): number {
  return estateOf(seat).filter(({ stored, color }) => stored && goodOf(color) === token).length;
}

/** The tokens in a seat's hand, each type once, in the order of the rules. */
export function inHand(seat: AnkhorSeat): { token: Token; count: number }[] {
  return TOKENS.map((token) => ({ token, count: (seat.tokens[token] ?? 0) - storedOf(seat, token) })).filter(({ count }) => count > 0);
}

/** Spots of single pieces, as in the server's events. */
export const handSpot = (seat: number, token: Token, index: number): string => `hand:${seat}:${token}:${index}`;
export const storeSpot = (seat: number, tile: number): string => `store:${seat}:${tile}`;
export const tileSpot = (seat: number, tile: number): string => `tile:${seat}:${tile}`;

/** Whether tokens of the hand (not of the supply) are to be chosen. */
export const choosesFromHand = (view: AnkhorView): boolean => view.step === "return" || view.step === "save";

/** Whether the viewer is placing a tile, or choosing the one to move. */
export const isLaying = (view: AnkhorView): boolean =>
  view.viewer !== null && view.actor === view.viewer && (view.places.length + view.squares.length > 0 || view.step === "lift");

/** The tile that is being bought or moved. */
export function inMotion(view: AnkhorView): { color: Color; kind: Kind } | null {
  if (view.buying !== null) return view.market[view.buying - 1]?.tile ?? null;
  const seat = view.actor === null ? undefined : view.seats[view.actor];
  return seat && view.lifted !== null ? (seat.estate.find(({ number }) => number === view.lifted) ?? null) : null;
}

/** The game ends after this many rounds without a new tile; the table mentions it from half of them on. */
const IDLE_ROUNDS = 20;

/** The number of rounds without a new tile, if it is large enough to matter. */
export function idleRounds(view: AnkhorView): { rounds: number; last: number } | null {
  const rounds = Math.floor(view.idle_turns / view.players);
  return rounds * 2 >= IDLE_ROUNDS && !view.over ? { rounds, last: IDLE_ROUNDS } : null;
}

/** The largest number of tiles of any seat. */
export const mostTiles = (view: AnkhorView): number => Math.max(0, ...view.seats.map(({ estate }) => estate.length));
