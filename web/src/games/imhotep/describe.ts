/** A table of Imhotep in words. */
import { t } from "../../lib/words.svelte";
import type { TextSection } from "../module";
import { pyramidNames } from "./placedStones";
import { discarded, held, SITES, type ImhotepSeat, type ImhotepShip, type ImhotepView, type Site } from "./view";
import { cardName, say, siteName, survey } from "./words";

export function describe(view: ImhotepView, names: readonly string[]): TextSection[] {
  return [stores(view), ships(view, names), sites(view, names), ...view.seats.map((seat) => belongings(seat, view, names))];
}

function stores(view: ImhotepView): TextSection {
  return {
    heading: say("stores"),
    lines: [
      say("round", { round: view.round, rounds: view.rounds, ships: capacities(view) }),
      say("pile", { count: view.market.pile }),
      discardInWords(view),
      ...(view.wrath ? [say("wrath")] : []),
    ],
  };
}

export const capacities = (view: ImhotepView): string => view.ships.map(({ capacity }) => capacity).join(" ");

export function discardInWords(view: ImhotepView): string {
  const cards = discarded(view).map(({ card, count }) => say("times", { count, what: cardName(card) }));
  return cards.length ? say("discard", { cards: cards.join(", ") }) : say("discard-empty");
}

function ships(view: ImhotepView, names: readonly string[]): TextSection {
  return {
    heading: say("ships"),
    lines: view.ships.map((ship) => [shipInWords(ship, names), survey(ship, view, names)].filter(Boolean).join(". ")),
  };
}

/** A ship: its stones from the bow, and its place, or the stones that it needs to sail. */
export function shipInWords({ number, hold, fewest, site }: ImhotepShip, names: readonly string[]): string {
  const stones = hold.map((seat) => (seat === null ? say("empty") : (names[seat] ?? String(seat + 1)))).join(", ");
  if (site) return say("ship-moored", { ship: number, site: t(`imhotep-site-${site}`), stones });
  return say("ship", { ship: number, stones, count: fewest });
}

function sites(view: ImhotepView, names: readonly string[]): TextSection {
  return { heading: say("sites"), lines: SITES.map((site) => siteInWords(site, view, names)) };
}

/** A site: its side, its contents, the moored ship, and its current value for all players. */
export function siteInWords(site: Site, view: ImhotepView, names: readonly string[]): string {
  const worth = view.seats.map(({ seat, sites }) => say("worth", { seat, points: sites[site] ?? 0 }, names)).join(", ");
  const parts = [
    say("site", { site: siteName(site), side: view.sides[site], holds: HOLDS[site](view, names) }),
    ...(site === "market" ? [] : [say("worth-now", { worth })]),
  ];
  return parts.join(". ");
}

type InWords = (view: ImhotepView, names: readonly string[]) => string;

const HOLDS: Record<Site, InWords> = {
  market: ({ market }) => {
    const cards = market.offer.flatMap((card) => (card ? [cardName(card)] : []));
    if (market.pair) cards.push(say("pair", { count: market.pair }));
    return cards.join(", ") || say("nothing");
  },
  pyramids: (view, names) => {
    const built = pyramidNames(view).map((_, i) => pyramidInWords(view, i, names));
    const sideStones = view.side_stones.flatMap((count, seat) => (count ? [say("stones-of", { seat, count }, names)] : []));
    return [...built, ...(sideStones.length ? [say("beside", { stones: sideStones.join(", ") })] : [])].join("; ");
  },
  temple: ({ temple }, names) =>
    temple
      .map(({ gives, stones }, i) => {
        const top = stones.at(-1);
        const brings = say(`gives-${gives}`);
        return top === undefined
          ? say("column-empty", { column: i + 1, brings })
          : say("column", { column: i + 1, brings, seat: top, count: stones.length }, names);
      })
      .join("; "),
  burial_chamber: (view, names) => (view.sides.burial_chamber === "A" ? areas(view, names) : rows(view, names)),
  obelisks: ({ obelisks, towers }, names) => {
    const standing = obelisks.map((count, seat) => say("stones-of", { seat, count }, names));
    const spaces = towers.map(({ points, seat }) => (seat === null ? say("point-space", { points }) : say("point-space-of", { points, seat }, names)));
    return [standing.join(", "), ...(spaces.length ? [spaces.join(", ")] : [])].join("; ");
  },
};

/** A pyramid: the owners of its stones, and the value of the next space. */
export function pyramidInWords(view: ImhotepView, index: number, names: readonly string[]): string {
  const { stones = [], spaces = [] } = view.pyramids[index] ?? {};
  const next = spaces[stones.indexOf(null)];
  const owners = stones.flatMap((seat) => (seat === null ? [] : [names[seat] ?? String(seat + 1)]));
  const whose = owners.join(", ") || say("nothing");
  const name = view.sides.pyramids === "A" ? say("pyramid") : say(`pyramid-${["left", "middle", "right"][index]}`);
  if (next === undefined) return say("pyramid-complete", { name, stones: whose });
  return say("pyramid-holds", { name, stones: whose, next: typeof next === "number" ? t("table-points", { points: next }) : say(`bonus-${next}`) });
}

const areas: InWords = ({ chamber_groups }, names) =>
  chamber_groups
    .map(({ seat, spaces, points }) => say("area", { seat, count: spaces.length, points }, names))
    .join(", ") || say("nothing");

const rows: InWords = ({ chamber_leaders, chamber_points }, names) => {
  const led = chamber_leaders.map((seats, row) => {
    const who = seats.map((seat) => names[seat] ?? String(seat + 1)).join(", ");
    return who ? say("row", { row: row + 1, who }) : say("row-empty", { row: row + 1 });
  });
  return [...led, say("places", { points: chamber_points.join(", ") })].join("; ");
};

function belongings(seat: ImhotepSeat, view: ImhotepView, names: readonly string[]): TextSection {
  const cards = held(seat).map(({ card, count }) => say("times", { count, what: cardName(card) }));
  const looking = view.viewer === seat.seat && view.market.looking;
  return {
    heading: names[seat.seat] ?? String(seat.seat + 1),
    lines: [
      say(`plays-${seat.color}`),
      say("score", { track: seat.track, points: seat.points }),
      say("sled", { count: seat.sled }),
      say("quarry", { count: seat.quarry }),
      cards.length ? say("cards", { cards: cards.join(", ") }) : say("no-cards"),
      ...(looking ? [say("looking", { cards: looking.map(cardName).join(", ") })] : []),
    ],
  };
}
