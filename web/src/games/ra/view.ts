/** What the server tells one viewer about a table of Ra, and small readers of it. */

export const TILES = [
  "ra", "god", "gold", "pharaoh", "nile", "flood",
  "art", "agriculture", "religion", "astronomy", "writing",
  "fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step_pyramid", "temple",
  "funeral", "drought", "unrest", "earthquake",
] as const;
export type Tile = (typeof TILES)[number];

export type Bid = number | null | "pass";

export interface RaAuction {
  ra_player: number;
  cause: "ra_tile" | "full_track" | "invoked";
  must_bid: boolean;
  bids: Bid[];
  highest: number | null;
  highest_bidder: number | null;
}

export interface RaSeat {
  seat: number;
  points: number | null;
  suns_up: number[];
  suns_down: number[];
  tiles: Record<string, number>;
}

export interface RaReceiptLine {
  seat: number;
  epoch: number;
  item: string;
  count: number;
  points: number;
}

export interface RaView {
  game: "ra";
  viewer: number | null;
  edition: "2022" | "1999";
  players: number;
  over: boolean;
  actor: number | null;
  turn: number;
  step: "deal" | "turn" | "gods" | "auction" | "discard" | "draw" | "over";
  epoch: number;
  ra_count: number;
  ra_limit: number;
  bag_size: number;
  track: (string | null)[];
  centre: number;
  auction: RaAuction | null;
  discard: { category: "civilization" | "monument"; count: number } | null;
  seats: RaSeat[];
  receipt: RaReceiptLine[];
}

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
