/** The view of a table of The Duel, and helpers to read it. */
import type { Schemas } from "../../lib/api";

export type DuelBoat = Schemas["DuelBoat"];
export type DuelDelivery = Schemas["DuelDelivery"];
export type DuelSeat = Schemas["DuelSeat"];
export type DuelSides = Schemas["DuelSides"];
export type DuelView = Schemas["DuelView"];

export type Token = NonNullable<DuelBoat["cargo"][number]>;
export type Site = keyof DuelSides;

export const SITES = ["obelisk", "temple", "pyramid", "tomb"] as const satisfies readonly Site[];
export const ACTIONS = ["take", "place", "place_and_unload", "swap_and_unload"] as const satisfies readonly Token[];
export const CARGO_SPACES = [1, 2, 3] as const;
export const MEEPLES = 4;

/** The name of a harbor space: its column and its row, as in `b2`. */
export function spaceName(index: number): string {
  return `${"abc"[index % 3]}${Math.floor(index / 3) + 1}`;
}

/** True for the boats below the harbor, whose bows point up. */
export function isBelow(boat: DuelBoat): boolean {
  return "ABC".includes(boat.name);
}

/** The token on a cargo space, counted from 1. */
export function cargo(boat: DuelBoat, space: number): Token | null {
  return boat.cargo[space - 1] ?? null;
}

/** The tokens that a seat would get from a boat, in unloading order. */
export interface Gift {
  token: Token;
  points: number;
}

export function gifts(boat: DuelBoat | undefined, seat: number): Gift[] {
  return (boat?.unload ?? []).flatMap((each, i) => {
    const token = cargo(boat as DuelBoat, each.space);
    return each.seat === seat && token ? [{ token, points: boat?.gains?.tokens[i] ?? 0 }] : [];
  });
}

/** The seats that unloading a boat concerns, and the points that it would add. */
export function gains({ unload, gains }: DuelBoat): { seat: number; points: number }[] {
  const all = (gains?.seats ?? []).map((points, seat) => ({ seat, points }));
  return all.filter(({ seat, points }) => points || unload.some((each) => each.seat === seat));
}

/** A seat's action tokens by kind, in the order of the rulebook. */
export function actions(seat: DuelSeat): { action: (typeof ACTIONS)[number]; count: number }[] {
  return ACTIONS.map((action) => ({ action, count: seat.actions[action] ?? 0 })).filter(({ count }) => count > 0);
}

/** The site of a token; none for action tokens. */
export function siteOf(token: string): Site | null {
  return SITES.find((site) => token === site || token.startsWith(`${site}_`) || token.endsWith(`_${site}`)) ?? null;
}

/** The number of face-up tokens of a kind on a seat's sites. */
export function held(seat: DuelSeat, token: string): number {
  return seat.tokens[token] ?? 0;
}

/** The tomb numbers of a seat, lowest first. */
export function tombs(seat: DuelSeat): number[] {
  return Array.from({ length: 12 }, (_, i) => i + 1).filter((number) => held(seat, `tomb_${number}`) > 0);
}

/** The face-up temple values of a seat, lowest first, with repetitions. */
export function temples(seat: DuelSeat): number[] {
  return [1, 2, 3, 4].flatMap((value) => Array.from({ length: held(seat, `temple_${value}`) }, () => value));
}
