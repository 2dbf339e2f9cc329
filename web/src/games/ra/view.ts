/** The view of a table of Ra, and helpers to read it. */

import type { Schemas } from "../../lib/api";

export type RaAuction = Schemas["RaAuction"];
export type RaSeat = Schemas["RaSeat"];
export type RaView = Schemas["RaView"];

export const TILES = [
  "ra", "god", "gold", "pharaoh", "nile", "flood",
  "art", "agriculture", "religion", "astronomy", "writing",
  "fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step_pyramid", "temple",
  "funeral", "drought", "unrest", "earthquake",
] as const satisfies readonly NonNullable<RaView["track"][number]>[];
export type Tile = (typeof TILES)[number];

/** The tiles in front of a player, in the order of the rulebook, in groups that score together. */
export const GROUPS: readonly { id: string; tiles: readonly Tile[] }[] = [
  { id: "gods", tiles: ["god"] },
  { id: "gold", tiles: ["gold"] },
  { id: "pharaohs", tiles: ["pharaoh"] },
  { id: "river", tiles: ["nile", "flood"] },
  { id: "civilization", tiles: ["art", "agriculture", "religion", "astronomy", "writing"] },
  {
    id: "monuments",
    tiles: ["fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step_pyramid", "temple"],
  },
];

/** The number of tiles of a kind that a seat holds. */
export function held(seat: RaSeat, tile: string): number {
  return seat.tiles[tile] ?? 0;
}

/** A seat's non-empty groups, with their tiles and counts. */
export function holdings(seat: RaSeat): { id: string; tiles: { tile: Tile; count: number }[] }[] {
  return GROUPS.map((group) => ({
    id: group.id,
    tiles: group.tiles.filter((tile) => held(seat, tile) > 0).map((tile) => ({ tile, count: held(seat, tile) })),
  })).filter((group) => group.tiles.length > 0);
}

/** The value of the track for a seat, with a sign; a question mark if it depends on the seat's choice, empty without tiles. */
export function lotSigned(view: RaView, seat: RaSeat): string {
  if (!view.track.some(Boolean) || !seat.suns_up.length) return "";
  if (seat.lot === null) return "?";
  if (seat.lot === 0) return "±0";
  return seat.lot < 0 ? `−${-seat.lot}` : `+${seat.lot}`;
}
