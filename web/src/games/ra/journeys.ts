/** Which pieces of Ra travelled between two views, told from what lies where before and after. */
import type { Journey } from "../../lib/journeys";
import type { RaSeat, RaView } from "./view";

export function journeys(before: RaView, after: RaView): Journey[] {
  // At the end of an epoch nearly everything moves at once: the scoring is told in words instead.
  if (before.epoch !== after.epoch || after.over) return [];
  return [...drawn(before, after), ...won(before, after), ...taken(before, after)];
}

function drawn(before: RaView, after: RaView): Journey[] {
  const tiles = after.track.flatMap((tile, i): Journey[] =>
    tile && before.track[i] !== tile ? [{ from: "bag", to: `track:${i}`, picture: "to", step: 0 }] : [],
  );
  if (after.ra_count <= before.ra_count) return tiles;
  return [...tiles, { from: "bag", to: `ra_track:${after.ra_count - 1}`, picture: "to", step: 0 }];
}

/** The auction's winner gives the new centre sun, gets the old one, then all tiles, one after the other. */
function won(before: RaView, after: RaView): Journey[] {
  if (before.centre === after.centre) return [];
  const winner = before.seats.find((seat) => seat.suns_up.includes(after.centre));
  if (!winner) return [];
  const seat = `seat:${winner.seat}`;
  return [
    { from: `${seat}:sun:${after.centre}`, to: "centre", picture: "from", step: 0 },
    { from: "centre", to: `${seat}:sun:${before.centre}`, picture: "from", step: 1 },
    ...tilesTo(winner.seat, before, after, 2),
  ];
}

/** A God was spent: tiles left the track without an auction. */
function taken(before: RaView, after: RaView): Journey[] {
  if (before.centre !== after.centre) return [];
  const spender = after.seats.find((seat, i) => gods(seat) < gods(before.seats[i]));
  return spender ? tilesTo(spender.seat, before, after, 0) : [];
}

function gods(seat: RaSeat | undefined): number {
  return seat?.tiles.god ?? 0;
}

function tilesTo(seat: number, before: RaView, after: RaView, firstStep: number): Journey[] {
  const holder = after.seats[seat];
  const gone = before.track.flatMap((tile, i) => (tile && after.track[i] === null ? [{ tile, i }] : []));
  return gone.map(({ tile, i }, order) => ({
    from: `track:${i}`,
    // What a disaster has destroyed already has no place of its own: it flies to the seat and is gone.
    to: holder?.tiles[tile] ? `seat:${seat}:tile:${tile}` : `seat:${seat}`,
    picture: "from",
    step: firstStep + order,
  }));
}
