/** Which pieces of Imhotep travelled between two views, told from what lies where before and after. */
import type { Journey } from "../../lib/journeys";
import { signed } from "../../shell/receipt";
import { everyStone } from "./laid";
import { CARDS, handSite, SLED_PLACES, type Card, type ImhotepSeat, type ImhotepShip, type ImhotepView } from "./view";

/** A ship needs so many steps to its landing stage; then stones are unloaded one after the other. */
const VOYAGE = 5;
const BEAT = 3;

export function journeys(before: ImhotepView, after: ImhotepView): Journey[] {
  // Whoever was away for a while sees where things are now, not how they got there.
  if (after.round - before.round > 1 || after.round < before.round) return [];
  const stones = arrivals(before, after);
  const end = Math.max(0, ...stones.map(({ step }) => step));
  return [
    ...sailed(before, after),
    ...placed(before, after),
    ...stones,
    ...scored(before, after, end, stones),
    ...fetched(before, after),
    ...cards(before, after, end),
    ...cleared(before, after),
  ];
}

const numbered = (view: ImhotepView, number: number): ImhotepShip | undefined => view.ships.find((ship) => ship.number === number);

/** The ship that sailed between two views, or whose stones were unloaded. */
function unloaded(before: ImhotepView, after: ImhotepView): { ship: ImhotepShip; sails: boolean } | null {
  for (const then of after.ships) {
    const ship = numbered(before, then.number);
    if (ship && then.site && !ship.site) return { ship, sails: true };
  }
  const ship = before.sailing === null ? undefined : numbered(before, before.sailing);
  return ship?.site ? { ship, sails: false } : null;
}

/** The ship itself, with the stones that are still aboard when it has arrived. */
function sailed(before: ImhotepView, after: ImhotepView): Journey[] {
  const found = unloaded(before, after);
  if (!found?.sails) return [];
  const name = `ship:${found.ship.number}`;
  const aboard = numbered(after, found.ship.number)?.hold ?? [];
  return [
    { from: name, to: name, picture: "from", step: 0 },
    ...aboard.flatMap((seat, i): Journey[] => (seat === null ? [] : [still(`hold:${found.ship.number}:${i + 1}`)])),
  ];
}

const still = (spot: string): Journey => ({ from: spot, to: spot, picture: "from", step: 0 });

interface Origin {
  seat: number;
  from: string;
  via?: string;
  step: number;
}

/** Where stones that lie somewhere new may have come from, the likeliest first. */
function origins(before: ImhotepView, after: ImhotepView): Origin[] {
  const found = unloaded(before, after);
  const hand = before.in_hand !== null && handSite(before) ? [{ seat: before.in_hand, from: "in_hand", step: 0 }] : [];
  if (!found) return hand;
  const { ship, sails } = found;
  const then = numbered(after, ship.number)?.hold ?? [];
  const waiting = before.order.map((seat, i) => ({ seat, from: `order:${i}` }));
  const aboard = ship.hold.flatMap((seat, i) =>
    seat === null || (then[i] ?? null) !== null ? [] : [{ seat, from: `hold:${ship.number}:${i + 1}` }],
  );
  const start = sails ? VOYAGE : hand.length ? BEAT : 0;
  return [
    ...hand,
    ...[...waiting, ...aboard].map((each, i) => ({ ...each, via: sails ? each.from : undefined, step: start + BEAT * i })),
  ];
}

/** Stones that lie on a site now, or are in somebody's hand, and did not before. */
function arrivals(before: ImhotepView, after: ImhotepView): Journey[] {
  const [then, now] = [owners(before), owners(after)];
  const pool = origins(before, after);
  const moved = [...then].flatMap(([spot, seat]) => (now.has(spot) ? [] : [{ seat, from: spot, step: 0 }]));
  const fresh = [...now].flatMap(([to, seat]) => (then.get(to) === seat ? [] : [{ to, seat }]));
  const { in_hand } = after;
  const wanted = in_hand !== null && isNewInHand(before, after) ? [...fresh, { to: "in_hand", seat: in_hand }] : fresh;
  const laid = wanted.map(({ to, seat }): Journey => {
    const origin = take(pool, seat) ?? take(moved, seat) ?? { from: `quarry:${seat}`, step: BEAT };
    return { ...origin, to, picture: origin.from.startsWith("quarry") ? "to" : "from" };
  });
  return [...laid, ...returned(before, after, pool)];
}

/** Whose stones lie on the sites, by spots. */
const owners = (view: ImhotepView): Map<string, number> => new Map(everyStone(view).map(({ spot, seat }) => [spot, seat]));

const isNewInHand = (before: ImhotepView, after: ImhotepView): boolean =>
  before.in_hand !== after.in_hand || aboardIn(before) !== aboardIn(after) || before.step !== after.step;

const aboardIn = (view: ImhotepView): number => view.ships.flatMap(({ hold }) => hold).filter((seat) => seat !== null).length;

function take(pool: Origin[], seat: number): Origin | undefined {
  const index = pool.findIndex((each) => each.seat === seat);
  return index < 0 ? undefined : pool.splice(index, 1)[0];
}

/** A stone that got its owner a card goes home. */
function returned(before: ImhotepView, after: ImhotepView, rest: Origin[]): Journey[] {
  const home = rest.filter(({ seat, from }) => from === "in_hand" && after.seats[seat]!.quarry > before.seats[seat]!.quarry);
  return home.map(({ seat, from, step }) => ({ from, to: `quarry:${seat}`, picture: "from", step }));
}

/** From the sled onto a ship. */
function placed(before: ImhotepView, after: ImhotepView): Journey[] {
  if (before.round !== after.round) return [];
  return after.ships.flatMap((ship) => {
    const then = numbered(before, ship.number);
    if (!then || ship.site) return [];
    return ship.hold.flatMap((seat, i): Journey[] =>
      seat === null || then.hold[i] !== null
        ? []
        : [{ from: `sled:${seat}:${before.seats[seat]?.sled ?? 1}`, to: `hold:${ship.number}:${i + 1}`, picture: "to", step: 0 }],
    );
  });
}

/** From the quarry onto the sled. */
function fetched(before: ImhotepView, after: ImhotepView): Journey[] {
  return after.seats.flatMap(({ seat, sled }) =>
    SLED_PLACES.filter((place) => place > (before.seats[seat]?.sled ?? 0) && place <= sled).map(
      (place, i): Journey => ({ from: `quarry:${seat}`, to: `sled:${seat}:${place}`, picture: "to", step: i }),
    ),
  );
}

/** Points fly to their owner from the last stone that scored for them, or from the site. */
function scored(before: ImhotepView, after: ImhotepView, end: number, stones: readonly Journey[]): Journey[] {
  const whose = owners(after);
  return after.seats.flatMap(({ seat, track }): Journey[] => {
    const points = track - (before.seats[seat]?.track ?? 0);
    if (points <= 0 || after.over) return [];
    const from = stones.findLast(({ to }) => whose.get(to) === seat)?.to ?? "site:temple";
    return [{ from, to: `track:${seat}`, picture: "to", step: end + BEAT, label: signed(points) }];
  });
}

/** Cards come to a seat from the market, the pair or the pile; those that are used go to the discard pile. */
function cards(before: ImhotepView, after: ImhotepView, end: number): Journey[] {
  const gone = before.market.offer.flatMap((card, i) => (card && !after.market.offer[i] ? [{ card, from: `market:${i + 1}` }] : []));
  const dealt = after.market.offer.flatMap((card, i): Journey[] =>
    card && before.market.offer[i] !== card ? [{ from: "pile", to: `market:${i + 1}`, picture: "to", step: end }] : [],
  );
  return [...after.seats.flatMap((seat) => handed(before, seat, gone)), ...gone.map(({ from }) => discard(from)), ...dealt];
}

const discard = (from: string): Journey => ({ from, to: "discard", picture: "from", step: 0 });

/** What a seat got; takes it out of what has `gone` from the market. */
function handed(before: ImhotepView, { seat, cards: now }: ImhotepSeat, gone: { card: Card; from: string }[]): Journey[] {
  return CARDS.flatMap((card): Journey[] => {
    const [count, then] = [now[card] ?? 0, before.seats[seat]?.cards[card] ?? 0];
    const to = `card:${seat}:${card}`;
    if (count < then) return [discard(to)];
    if (count === then) return [];
    const index = gone.findIndex((each) => each.card === card);
    if (index >= 0) return [{ from: gone.splice(index, 1)[0]!.from, to, picture: "to", step: 0 }];
    return [{ from: before.step === "keep" ? "market:pair" : "pile", to, picture: "to", step: 0 }];
  });
}

/** A round ends: what did not sail goes home, and the ships of the next round come. */
function cleared(before: ImhotepView, after: ImhotepView): Journey[] {
  const left = before.ships.filter((ship) => !ship.site && numbered(after, ship.number) === undefined);
  const home = left.flatMap((ship) =>
    ship.hold.flatMap((seat, i): Journey[] =>
      seat === null ? [] : [{ from: `hold:${ship.number}:${i + 1}`, to: `quarry:${seat}`, picture: "from", step: 0 }],
    ),
  );
  const fresh = after.ships.filter((ship) => !ship.site && numbered(before, ship.number) === undefined);
  return [...home, ...fresh.map(({ number }, i): Journey => ({ from: "round", to: `ship:${number}`, picture: "to", step: i }))];
}
