/** Ankh'or at the table. */
import type { GameModule } from "../module";
import { EMBLEMS } from "./art/emblems";
import Symbols from "./art/Symbols.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Seat from "./Seat.svelte";
import { idleRounds, LAST_TILES, mostTiles, type AnkhorView } from "./view";
import { previewMove, group, say } from "./words";

function phase(view: AnkhorView): string {
  if (view.last_round && !view.over) return say("last-round");
  const idle = idleRounds(view);
  if (idle) return say("idle", { ...idle });
  return say("phase", { tiles: mostTiles(view), last: LAST_TILES });
}

const ankhor: GameModule<AnkhorView> = {
  symbols: Symbols,
  emblems: EMBLEMS,
  hidden: "ankhor-icon-disc",
  board: Board,
  seat: Seat,
  phase,
  describe,
  previewMove,
  group,
  few: 3,
  rows: true,
  items: ["points", "bonus", "jackal", "scarab", "falcon", "blue", "white", "black", "green", "red", "tokens"],
  sounds: {
    take: "token", pay: "coin", save: "coin", place: "stone", stack: "stone", lift: "stone", bonus: "score", draw: "card", slide: "card",
    discard: "card", return: "token", store: "token",
  },
};

export default ankhor;
