/** Imhotep: The Duel at the table. */
import Symbols from "./art/Symbols.svelte";
import { EMBLEMS } from "./art/emblems";
import type { GameView } from "../../lib/api";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { journeys } from "./journeys";
import Seat from "./Seat.svelte";
import type { DuelView } from "./view";
import { foresee, group, say } from "./words";

/** The shell hands a module only views of its own game. */
const own = (view: GameView): DuelView => view as unknown as DuelView;

export const imhotepDuel: GameModule = {
  symbols: Symbols,
  emblems: EMBLEMS,
  hidden: "imhotep_duel-token-back",
  board: Board,
  seat: Seat,
  phase: (view) => say("phase", { count: own(view).unloads_left }),
  describe: (view, names) => describe(own(view), names),
  journeys: (before, after) => journeys(own(before), own(after)),
  foresee,
  group,
  items: ["obelisk", "temple", "light_pyramid", "dark_pyramid", "pyramid", "tomb", "actions", "meeples"],
};
