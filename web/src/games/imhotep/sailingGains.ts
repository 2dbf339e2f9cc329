/** The gains of a sailing, as far as they are certain before anybody chooses. */
import type { Card, ImhotepSailing, ImhotepView } from "./view";

/** The gain of a stone's owner at the market: a certain card, a choice of several, or none. */
export interface Pick {
  seat: number;
  card: Card | null;
  choices: number;
}

export function picks({ market }: ImhotepView, { stones }: ImhotepSailing): Pick[] {
  const cards = market.offer.flatMap((card) => (card ? [card] : []));
  const all = cards.length + (market.pair ? 1 : 0);
  const alike = !market.pair && new Set(cards).size === 1;
  return stones.map(({ seat }, i) => ({ seat, choices: Math.max(0, all - i), card: alike && i < all ? (cards[0] ?? null) : null }));
}

type Column = ImhotepView["temple"][number]["gives"];
/** Points for the top stone of a column at the end of a round; a card counts as none. */
const BRINGS: Record<Column, number> = { point: 1, choice: 1, points: 2, card: 0 };

/** By seat: the change of points from the temple at the end of each round. */
export function income({ temple, players }: ImhotepView, { stones }: ImhotepSailing): number[] {
  const tops = temple.map((column) => column.stones.at(-1) ?? null);
  const change = Array.from({ length: players }, () => 0);
  const count = (seat: number | null, points: number): void => {
    if (seat !== null) change[seat] = (change[seat] ?? 0) + points;
  };
  for (const { seat, place } of stones) {
    const column = place === null ? undefined : temple[place];
    if (place === null || !column) continue;
    count(tops[place] ?? null, -BRINGS[column.gives]);
    count(seat, BRINGS[column.gives]);
    tops[place] = seat;
  }
  return change;
}
