/** The stones on the sites: their owners and positions, in painting order. */
import type { Box } from "../../art/box";
import {
  besidePyramids, chamberPlace, obeliskPlace, pointPlace, pyramidPlaces, PYRAMIDS, templePlace, type Place,
} from "./art/sites";
import type { ImhotepLanding, ImhotepView, Site } from "./view";

export interface PlacedStone {
  /** The spot where moving pieces land. */
  spot: string;
  seat: number;
  box: Box;
}

export function placedStones(view: ImhotepView, site: Site): PlacedStone[] {
  return STONES[site](view);
}

const STONES: Record<Site, (view: ImhotepView) => PlacedStone[]> = {
  market: () => [],
  pyramids: (view) => [...sideStones(view), ...built(view)],
  temple: (view) => {
    const highest = Math.max(1, ...view.temple.map(({ stones }) => stones.length));
    return view.temple.flatMap(({ stones }, column) =>
      stones.map((seat, level) => at(`stone:temple:${column}:${level}`, seat, templePlace(column + 1, level, highest))),
    );
  },
  burial_chamber: (view) => view.burial_chamber.map((seat, i) => at(`stone:burial_chamber:${i}`, seat, chamberPlace(i))),
  obelisks: (view) => [...towers(view), ...standing(view)],
};

function at(spot: string, seat: number, { box }: Place): PlacedStone {
  return { spot, seat, box };
}

/** The pyramids of a side, in the order of the view. */
export function pyramidNames(view: ImhotepView): readonly ("A" | (typeof PYRAMIDS)[number])[] {
  return view.sides.pyramids === "A" ? ["A"] : PYRAMIDS;
}

function built(view: ImhotepView): PlacedStone[] {
  return pyramidNames(view).flatMap((name, i) => {
    const places = pyramidPlaces(name);
    return (view.pyramids[i]?.stones ?? []).flatMap((seat, space) => {
      const place = places[space];
      return seat === null || !place ? [] : [at(`stone:pyramids:${i}:${space}`, seat, place)];
    });
  });
}

/** Next to the pyramids the stones of one seat lie together; their order of arrival does not matter. */
function sideStones(view: ImhotepView): PlacedStone[] {
  const seats = view.side_stones.flatMap((count, seat) => Array.from({ length: count }, () => seat));
  return seats.map((seat, i) => at(`stone:pyramids:beside:${i}`, seat, besidePyramids(i, view.sides.pyramids)));
}

function standing(view: ImhotepView): PlacedStone[] {
  const highest = Math.max(1, ...view.obelisks);
  return view.obelisks.flatMap((count, seat) =>
    levels(count).map((level) => at(`stone:obelisks:${seat}:${level}`, seat, obeliskPlace(seat, level, highest, view.sides.obelisks))),
  );
}

const TOWER = 3;

function towers(view: ImhotepView): PlacedStone[] {
  return view.towers.flatMap(({ seat }, i) =>
    seat === null ? [] : levels(TOWER).map((level) => at(`stone:tower:${i}:${level}`, seat, pointPlace(i, level, view.towers.length))),
  );
}

const levels = (count: number): number[] => Array.from({ length: count }, (_, level) => level);

/** The positions of a sailing's stones, as far as they are certain, with the unloading order. */
export function landingStones(view: ImhotepView, site: Site, stones: readonly ImhotepLanding[]): (PlacedStone & { number: number; points: number })[] {
  return stones.flatMap((stone, i) => {
    const box = landing(view, site, stone, stones.slice(0, i));
    return box ? [{ spot: "", seat: stone.seat, box, number: i + 1, points: stone.points }] : [];
  });
}

function landing(view: ImhotepView, site: Site, { place, seat }: ImhotepLanding, earlier: readonly ImhotepLanding[]): Box | null {
  if (site === "pyramids") {
    if (view.sides.pyramids === "B") return null;
    const aside = sum(view.side_stones) + earlier.filter((each) => each.place === null).length;
    return (place === null ? besidePyramids(aside, "A") : pyramidPlaces("A")[place])?.box ?? null;
  }
  if (place === null) return null;
  if (site === "temple") {
    const heights = view.temple.map(({ stones }) => stones.length);
    const below = (heights[place] ?? 0) + earlier.filter((each) => each.place === place).length;
    return templePlace(place + 1, below, Math.max(1, ...heights)).box;
  }
  if (site === "burial_chamber") return chamberPlace(place).box;
  if (site !== "obelisks") return null;
  const level = (view.obelisks[seat] ?? 0) + earlier.filter((each) => each.seat === seat).length;
  return obeliskPlace(seat, view.sides.obelisks === "B" ? level % TOWER : level, Math.max(1, ...view.obelisks), view.sides.obelisks).box;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
