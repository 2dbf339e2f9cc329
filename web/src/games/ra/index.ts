/** Ra at the table. */
import Symbols from "./art/Symbols.svelte";
import type { GameView } from "../../lib/api";
import { t } from "../../lib/words.svelte";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { journeys } from "./journeys";
import Seat from "./Seat.svelte";
import type { RaView } from "./view";

/** The shell hands a module only views of its own game. */
const own = (view: GameView): RaView => view as unknown as RaView;

export const ra: GameModule = {
  symbols: Symbols,
  emblems: ["ra-tile-ra", "ra-tile-pharaoh", "ra-tile-pyramid", "ra-tile-nile", "ra-tile-god"],
  hidden: "ra-scarab",
  banner: { symbol: "ra-emblem", box: "0 0 600 150" },
  board: Board,
  seat: Seat,
  phase: (view) => t("table-ra-epoch", { epoch: own(view).epoch }),
  epoch: (epoch) => t("table-ra-epoch", { epoch }),
  describe: (view, names) => describe(own(view), names),
  journeys: (before, after) => journeys(own(before), own(after)),
  items: [
    "start", "god", "gold", "pharaoh", "river", "civilization", "monument_kinds", "monument_sets", "suns", "floor",
  ],
  uncounted: ["start", "floor"],
};
