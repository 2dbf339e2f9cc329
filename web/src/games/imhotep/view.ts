/** The view of an Imhotep table, and helpers to read it. */
import type { Schemas } from "../../lib/api";
import { COLORS, type Color } from "./art/stones";

export type ImhotepGroup = Schemas["ImhotepGroup"];
export type ImhotepLanding = Schemas["ImhotepLanding"];
export type ImhotepSailing = Schemas["ImhotepSailing"];
export type ImhotepSeat = Schemas["ImhotepSeat"];
export type ImhotepShip = Schemas["ImhotepShip"];
export type ImhotepView = Schemas["ImhotepView"];

export type Site = keyof ImhotepView["sides"];
export type Card = NonNullable<ImhotepView["market"]["offer"][number]>;

export const SITES = ["market", "pyramids", "temple", "burial_chamber", "obelisks"] as const satisfies readonly Site[];
/** The kinds of cards, in the order of the rules. */
export const CARDS = [
  "entrance", "sarcophagus", "paved_path",
  "pyramid_decoration", "temple_decoration", "burial_chamber_decoration", "obelisk_decoration",
  "statue", "lever", "hammer", "sail", "chisel",
] as const satisfies readonly Card[];
export const SLED_PLACES = [1, 2, 3, 4, 5] as const;

export const colorOf = (seat: number): Color => COLORS[seat] ?? "black";
export const stoneSymbol = (seat: number): string => `imhotep-stone-${colorOf(seat)}`;

/** The ship that is moored at a site, if any. */
export function shipAt(view: ImhotepView, site: Site): ImhotepShip | null {
  return view.ships.find((ship) => ship.site === site) ?? null;
}

/** The site whose landing stage holds the stone in hand. */
export function handSite(view: ImhotepView): Site | null {
  if (view.in_hand === null) return null;
  return view.step === "build" ? "pyramids" : "market";
}

/** The cards in front of a seat, each kind once, in the order of the rules. */
export function held(seat: ImhotepSeat): { card: Card; count: number }[] {
  return CARDS.map((card) => ({ card, count: seat.cards[card] ?? 0 })).filter(({ count }) => count > 0);
}

const BLUE: readonly Card[] = ["lever", "hammer", "sail", "chisel"];
/** Whether a card is kept and played as an action. */
export const isPlayed = (card: Card): boolean => BLUE.includes(card);

/** The cards of the discard pile, as `held`. */
export function discarded(view: ImhotepView): { card: Card; count: number }[] {
  return CARDS.map((card) => ({ card, count: view.market.discard[card] ?? 0 })).filter(({ count }) => count > 0);
}

/** The result of sailing a ship to a site, if that is possible now. */
export function sailing(ship: ImhotepShip, site: Site): ImhotepSailing | null {
  return ship.sailings.find((each) => each.site === site) ?? null;
}
