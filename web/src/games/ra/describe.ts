/** A table of Ra in words. */
import { t } from "../../lib/words.svelte";
import type { TextSection } from "../module";
import { holdings, type RaSeat, type RaView } from "./view";
import { bagInWords, say, tileName } from "./words";

export function describe(view: RaView, names: readonly string[]): TextSection[] {
  return [board(view, names), ...view.seats.map((seat) => belongings(seat, names))];
}

function board(view: RaView, names: readonly string[]): TextSection {
  const tiles = view.track.flatMap((tile) => (tile ? [tileName(tile)] : []));
  return {
    heading: t("table-board"),
    lines: [
      say("epoch", { epoch: view.epoch }),
      say("ra-track", { count: view.ra_count, limit: view.ra_limit }),
      tiles.length
        ? say("track-holds", { count: tiles.length, tiles: tiles.join(", ") })
        : say("track-empty"),
      say("centre", { disc: view.centre }),
      bagInWords(view),
      ...auction(view, names),
    ],
  };
}

function auction(view: RaView, names: readonly string[]): string[] {
  if (!view.auction) return [];
  const { ra_player, bids } = view.auction;
  const spoken = bids.flatMap((bid, seat) => {
    if (bid === null) return [];
    return [bid === "pass" ? say("passed", { seat }, names) : say("has-bid", { seat, disc: bid }, names)];
  });
  return [say("auction", { ra_seat: ra_player }, names), ...spoken];
}

function belongings(seat: RaSeat, names: readonly string[]): TextSection {
  const lines = [
    seat.points === null ? t("table-points-hidden") : t("table-points", { points: seat.points }),
    say("suns-up", { suns: seat.suns_up.join(", "), count: seat.suns_up.length }),
  ];
  if (seat.suns_down.length) lines.push(say("suns-down", { suns: seat.suns_down.join(", ") }));
  const groups = holdings(seat);
  if (!groups.length) lines.push(say("no-tiles"));
  for (const group of groups) {
    const tiles = group.tiles.map(({ tile, count }) => say("tile-count", { count, tile: tileName(tile) }));
    lines.push(tiles.join(", "));
  }
  return { heading: names[seat.seat] ?? String(seat.seat + 1), lines };
}
