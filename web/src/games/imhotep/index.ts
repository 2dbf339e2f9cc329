/** Imhotep at the table. */
import { EMBLEMS } from "./art/emblems";
import Symbols from "./art/Symbols.svelte";
import type { GameView } from "../../lib/api";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { journeys } from "./journeys";
import Seat from "./Seat.svelte";
import type { ImhotepView } from "./view";
import { foresee, group, say } from "./words";

/** The shell hands a module only views of its own game. */
const own = (view: GameView): ImhotepView => view as unknown as ImhotepView;

export const imhotep: GameModule = {
  symbols: Symbols,
  emblems: EMBLEMS,
  hidden: "imhotep-card-back",
  board: Board,
  seat: Seat,
  phase: (view) => say("phase", { round: own(view).round, rounds: own(view).rounds }),
  describe: (view, names) => describe(own(view), names),
  journeys: (before, after) => journeys(own(before), own(after)),
  foresee,
  group,
  rows: true,
  items: [
    "pyramids", "temple", "burial_chamber", "obelisks",
    "pyramid_decoration", "temple_decoration", "burial_chamber_decoration", "obelisk_decoration",
    "statues", "unused", "wrath",
  ],
};
