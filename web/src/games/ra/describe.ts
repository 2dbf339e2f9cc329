/** A table of Ra in words, for those who rather read or hear it. */
import { t } from "../../lib/words.svelte";
import type { TextSection } from "../module";
import { holdings, type RaSeat, type RaView } from "./view";
import { bagInWords } from "./words";

export function describe(view: RaView, names: readonly string[]): TextSection[] {
  return [board(view, names), ...view.seats.map((seat) => belongings(seat, names))];
}

function tileName(tile: string): string {
  return t(`ra-tile-${tile}`);
}

function board(view: RaView, names: readonly string[]): TextSection {
  const tiles = view.track.flatMap((tile) => (tile ? [tileName(tile)] : []));
  return {
    heading: t("table-board"),
    lines: [
      t("table-ra-epoch", { epoch: view.epoch }),
      t("table-ra-ra-track", { count: view.ra_count, limit: view.ra_limit }),
      tiles.length
        ? t("table-ra-track-holds", { count: tiles.length, tiles: tiles.join(", ") })
        : t("table-ra-track-empty"),
      t("table-ra-centre", { disc: view.centre }),
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
    return [bid === "pass" ? t("table-ra-passed", { seat }, names) : t("table-ra-has-bid", { seat, disc: bid }, names)];
  });
  return [t("table-ra-auction", { ra_seat: ra_player }, names), ...spoken];
}

function belongings(seat: RaSeat, names: readonly string[]): TextSection {
  const lines = [
    seat.points === null ? t("table-points-hidden") : t("table-points", { points: seat.points }),
    t("table-ra-suns-up", { suns: seat.suns_up.join(", "), count: seat.suns_up.length }),
  ];
  if (seat.suns_down.length) lines.push(t("table-ra-suns-down", { suns: seat.suns_down.join(", ") }));
  const groups = holdings(seat);
  if (!groups.length) lines.push(t("table-ra-no-tiles"));
  for (const group of groups) {
    const tiles = group.tiles.map(({ tile, count }) => t("table-ra-tile-count", { count, tile: tileName(tile) }));
    lines.push(tiles.join(", "));
  }
  return { heading: names[seat.seat] ?? String(seat.seat + 1), lines };
}
