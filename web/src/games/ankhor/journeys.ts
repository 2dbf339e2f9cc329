/** Which pieces of Ankh'or travelled between two views, told from what lies where before and after. */
import type { Journey } from "../../lib/journeys";
import { goodOf, TOKENS, type Token } from "./art/tiles";
import { sameTiles } from "./same";
import { estateOf, handSpot, inHand, storeSpot, tileSpot, type AnkhorSeat, type AnkhorSpace, type AnkhorView } from "./view";

/** Tokens are paid first, then the tile is laid; tiles slide before others are drawn. */
const BEAT = 3;

export function journeys(before: AnkhorView, after: AnkhorView): Journey[] {
  const laid = after.seats.map((seat) => laying(before, after, seat));
  // Whoever was away for a while sees where things are now, not how they got there.
  if (laid.some(({ fresh }) => fresh.length > 1)) return [];
  return [
    ...after.seats.flatMap((seat, i) => tokens(before.seats[seat.seat]!, seat, laid[i]!.same)),
    ...laid.flatMap((each) => each.journeys),
    ...row(before, after),
    ...after.seats.flatMap((seat) => bonus(before.seats[seat.seat]!, seat)),
  ];
}

interface Laying {
  same: Map<number, number>;
  fresh: number[];
  journeys: Journey[];
}

/** The tile that came to an estate from the row, or that was moved within it. */
function laying(before: AnkhorView, after: AnkhorView, seat: AnkhorSeat): Laying {
  const then = estateOf(before.seats[seat.seat]!);
  const same = sameTiles(then, estateOf(seat));
  const kept = new Set(same.values());
  const fresh = estateOf(seat).map(({ number }) => number).filter((number) => !kept.has(number));
  const gone = then.map(({ number }) => number).filter((number) => !same.has(number));
  const from = gone[0] === undefined ? bought(before, after) : tileSpot(seat.seat, gone[0]);
  const step = gone[0] === undefined ? BEAT : 0;
  const journeys = fresh.map((number): Journey => ({ from, to: tileSpot(seat.seat, number), picture: "from", step }));
  return { same, fresh, journeys };
}

/** The space whose tile is gone. */
function bought(before: AnkhorView, after: AnkhorView): string {
  const space = before.market.find(({ tile }, i) => tile && !after.market[i]?.tile);
  return `market:${before.buying ?? space?.space ?? 1}`;
}

/** Tokens that a seat has now and had not before, or had before and has no more: they come from the supply and go back. */
function tokens(before: AnkhorSeat, after: AnkhorSeat, same: Map<number, number>): Journey[] {
  return TOKENS.flatMap((token) => {
    const [then, now] = [lying(before, token), lying(after, token)];
    const still = new Set([...then.hand.filter((spot) => now.hand.includes(spot))]);
    const kept = then.store.filter((number) => now.store.includes(same.get(number) ?? -1));
    const left = [...then.store.filter((number) => !kept.includes(number)).map((number) => storeSpot(after.seat, number)), ...then.hand.filter((spot) => !still.has(spot))];
    const come = [
      ...now.store.filter((number) => !kept.some((each) => same.get(each) === number)).map((number) => storeSpot(after.seat, number)),
      ...now.hand.filter((spot) => !still.has(spot)),
    ];
    const supply = `supply:${token}`;
    return Array.from({ length: Math.max(left.length, come.length) }, (_, i): Journey => {
      const from = left[i];
      return { from: from ?? supply, to: come[i] ?? supply, picture: from === undefined ? "to" : "from", step: i };
    });
  });
}

/** Where the tokens of a type lie: spots in the hand, and numbers of warehouses. */
function lying(seat: AnkhorSeat, token: Token): { hand: string[]; store: number[] } {
  const count = inHand(seat).find((each) => each.token === token)?.count ?? 0;
  return {
    hand: Array.from({ length: count }, (_, i) => handSpot(seat.seat, token, i)),
    store: estateOf(seat).filter(({ stored, color }) => stored && goodOf(color) === token).map(({ number }) => number),
  };
}

type Offered = AnkhorSpace & { tile: NonNullable<AnkhorSpace["tile"]> };
const offered = (view: AnkhorView): Offered[] => view.market.filter((space): space is Offered => space.tile !== null);
const isSame = (a: Offered | undefined, b: Offered | undefined): boolean => a?.tile.color === b?.tile.color && a?.tile.kind === b?.tile.kind;

/** Tiles of the row slide to the left, the first one may leave the game, and new ones come from a pile. */
function row(before: AnkhorView, after: AnkhorView): Journey[] {
  const [then, now] = [offered(before), offered(after)];
  if (now.every(({ space }) => isSame(then.find((each) => each.space === space), now.find((each) => each.space === space)))) return thrown(before, after);
  const dropped = [0, 1].find((count) => then.slice(count).every((each, i) => isSame(each, now[i])));
  if (dropped === undefined) return [];
  const staying = then.slice(dropped);
  const slid = staying.flatMap(({ space }, i): Journey[] => {
    const to = now[i]!.space;
    return to === space ? [] : [{ from: `market:${space}`, to: `market:${to}`, picture: "from", step: dropped + i }];
  });
  const pile = pileOf(before, after);
  const drawn = now.slice(staying.length).map(({ space }, i): Journey => ({ from: pile, to: `market:${space}`, picture: "to", step: slid.length ? BEAT + i : i }));
  return [...(dropped ? leaving(then[0]) : []), ...slid, ...drawn];
}

/** The only tile of the row may leave the game, where nobody has bought it. */
function thrown(before: AnkhorView, after: AnkhorView): Journey[] {
  const gone = offered(before).filter(({ space }) => !after.market[space - 1]?.tile);
  const isBought = after.seats.some(({ estate, seat }) => estate.length > before.seats[seat]!.estate.length);
  return isBought ? [] : gone.slice(0, 1).flatMap(leaving);
}

const leaving = (space: Offered | undefined): Journey[] => (space ? [{ from: `market:${space.space}`, to: "discard", picture: "from", step: 0 }] : []);

/** The pile from which tiles are drawn; at least it has fewer tiles now. */
function pileOf(before: AnkhorView, after: AnkhorView): string {
  if (before.drawing) return `pile:${before.drawing}`;
  const pile = before.piles.find(({ count }, i) => count > (after.piles[i]?.count ?? 0)) ?? before.piles[0];
  return `pile:${pile?.name ?? "left"}`;
}

/** Bonus tokens come when the tile lies. */
function bonus(before: AnkhorSeat, after: AnkhorSeat): Journey[] {
  const own = `bonus:${after.seat}`;
  if (after.bonus === before.bonus) return [];
  const [from, to] = after.bonus > before.bonus ? ["bonus", own] : [own, "bonus"];
  return [{ from, to, picture: "from", step: 2 * BEAT }];
}
