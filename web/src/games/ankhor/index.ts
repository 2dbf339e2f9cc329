/** Ankh'or at the table. */
import { EMBLEMS } from "./art/emblems";
import Symbols from "./art/Symbols.svelte";
import type { GameView } from "../../lib/api";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { journeys } from "./journeys";
import Seat from "./Seat.svelte";
import { idleRounds, LAST_TILES, mostTiles, type AnkhorView } from "./view";
import { foresee, group, say } from "./words";

/** The shell hands a module only views of its own game. */
const own = (view: GameView): AnkhorView => view as unknown as AnkhorView;

function phase(view: AnkhorView): string {
  if (view.last_round && !view.over) return say("last-round");
  const idle = idleRounds(view);
  if (idle) return say("idle", { ...idle });
  return say("phase", { tiles: mostTiles(view), last: LAST_TILES });
}

export const ankhor: GameModule = {
  symbols: Symbols,
  emblems: EMBLEMS,
  hidden: "ankhor-icon-disc",
  board: Board,
  seat: Seat,
  phase: (view) => phase(own(view)),
  describe: (view, names) => describe(own(view), names),
  journeys: (before, after) => journeys(own(before), own(after)),
  foresee,
  group,
  few: 3,
  rows: true,
  items: ["points", "bonus", "jackal", "scarab", "falcon", "blue", "white", "black", "green", "red", "tokens"],
};
