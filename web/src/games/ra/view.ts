/** What the server tells one viewer about a table of Ra, and small readers of it. */

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

/** Tiles a player keeps in front of him, in the order of the rulebook, as groups that score together. */
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

/** How many tiles of a kind a seat holds. */
export function held(seat: RaSeat, tile: string): number {
  return seat.tiles[tile] ?? 0;
}

/** The groups of a seat that hold anything, with the tiles present and their numbers. */
export function holdings(seat: RaSeat): { id: string; tiles: { tile: Tile; count: number }[] }[] {
  return GROUPS.map((group) => ({
    id: group.id,
    tiles: group.tiles.filter((tile) => held(seat, tile) > 0).map((tile) => ({ tile, count: held(seat, tile) })),
  })).filter((group) => group.tiles.length > 0);
}

/** The points that the track would bring a seat, with a sign; a question mark if its own choice decides, nothing for no tiles. */
export function lotSigned(view: RaView, seat: RaSeat): string {
  if (!view.track.some(Boolean) || !seat.suns_up.length) return "";
  if (seat.lot === null) return "?";
  if (seat.lot === 0) return "±0";
  return seat.lot < 0 ? `−${-seat.lot}` : `+${seat.lot}`;
}
