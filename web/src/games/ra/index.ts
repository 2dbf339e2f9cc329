/** Ra at the table. */
import type { GameModule } from "../module";
import Symbols from "./art/Symbols.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Seat from "./Seat.svelte";
import type { RaView } from "./view";
import { say } from "./words";

const ra: GameModule<RaView> = {
  symbols: Symbols,
  emblems: ["ra-tile-ra", "ra-tile-pharaoh", "ra-tile-pyramid", "ra-tile-nile", "ra-tile-god"],
  hidden: "ra-scarab",
  banner: { symbol: "ra-emblem", box: "0 0 600 150" },
  board: Board,
  seat: Seat,
  phase: (view) => say("epoch", { epoch: view.epoch }),
  epoch: (epoch) => say("epoch", { epoch }),
  describe,
  items: [
    "start", "god", "gold", "pharaoh", "river", "civilization", "monument_kinds", "monument_sets", "suns", "floor",
  ],
  uncounted: ["start", "floor"],
  sounds: {
    draw: "token", ra_tile: "bid", invoke: "bid", bid: "bid", won: "coin", won_nothing: "coin", take: "token", discard: "token",
    disaster: "stone", epoch_points: "score",
  },
};

export default ra;
