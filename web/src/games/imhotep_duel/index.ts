/** Imhotep: The Duel at the table. */
import type { GameModule } from "../module";
import Symbols from "./art/Symbols.svelte";
import { EMBLEMS } from "./art/emblems";
import Board from "./Board.svelte";
import { describe } from "./describe";
import type { DuelView } from "./view";
import { previewMove, group, say } from "./words";

const imhotepDuel: GameModule<DuelView> = {
  symbols: Symbols,
  emblems: EMBLEMS,
  hidden: "imhotep_duel-token-back",
  seats: [
    { color: "--meeple-black", symbol: "imhotep_duel-meeple-black", box: "0 0 100 100" },
    { color: "--meeple-white", symbol: "imhotep_duel-meeple-white", box: "0 0 100 100" },
  ],
  board: Board,
  phase: (view) => say("phase", { count: view.unloads_left }),
  describe,
  previewMove,
  group,
  items: ["obelisk", "temple", "light_pyramid", "dark_pyramid", "pyramid", "tomb", "actions", "meeples"],
  sounds: {
    place: "stone", unload: "sail", deliver: "token", load: "token", play: "card", take: "token", swap: "token", boat_leaves: "sail",
    first_to_five: "score",
  },
};

export default imhotepDuel;
