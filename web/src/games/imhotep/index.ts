/** Imhotep at the table. */
import type { GameModule } from "../module";
import { EMBLEMS } from "./art/emblems";
import { COLORS, STONE } from "./art/stones";
import Symbols from "./art/Symbols.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Seat from "./Seat.svelte";
import type { ImhotepView } from "./view";
import { previewMove, group, say } from "./words";

const imhotep: GameModule<ImhotepView> = {
  symbols: Symbols,
  emblems: EMBLEMS,
  hidden: "imhotep-card-back",
  seats: COLORS.map((color) => ({ color: `--stones-${color}`, symbol: `imhotep-stone-${color}`, box: `0 0 ${STONE.width} ${STONE.height}` })),
  board: Board,
  seat: Seat,
  phase: (view) => say("phase", { round: view.round, rounds: view.rounds }),
  describe,
  previewMove,
  group,
  rows: true,
  items: [
    "pyramids", "temple", "burial_chamber", "obelisks",
    "pyramid_decoration", "temple_decoration", "burial_chamber_decoration", "obelisk_decoration",
    "statues", "unused", "wrath",
  ],
  sounds: {
    get: "stone", place: "stone", sail: "sail", play: "card", take: "card", pair: "card", keep: "card", draw: "card", build: "stone",
    temple: "stone", temple_covers: "stone", chamber: "stone", obelisk: "stone", pyramids: "score", tower: "score",
    temple_points: "score", point: "score",
  },
};

export default imhotep;
