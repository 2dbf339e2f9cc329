/** States as the server sends them, for tests. */
import type { LegalMove, TableState } from "../src/lib/api";
import type { RaSeat, RaView } from "../src/games/ra/view";

export function raSeat(seat: number, part: Partial<RaSeat> = {}): RaSeat {
  return { seat, points: null, suns_up: [], suns_down: [], tiles: {}, ...part };
}

export function raView(part: Partial<RaView> = {}): RaView {
  return {
    game: "ra",
    viewer: 0,
    edition: "2022",
    players: 2,
    over: false,
    actor: 0,
    turn: 0,
    step: "turn",
    epoch: 1,
    ra_count: 0,
    ra_limit: 6,
    bag_size: 180,
    track: [null, null, null, null, null, null, null, null],
    centre: 1,
    auction: null,
    discard: null,
    seats: [raSeat(0, { points: 10, suns_up: [9, 6, 5, 2] }), raSeat(1, { suns_up: [8, 7, 4, 3] })],
    receipt: [{ seat: 0, epoch: 0, item: "start", count: 10, points: 10 }],
    ...part,
  };
}

export const DRAW: LegalMove = { move: 0, text: "draw", message: { id: "ra-move-draw" }, targets: ["bag"] };
export const INVOKE: LegalMove = { move: 1, text: "invoke", message: { id: "ra-move-invoke" }, targets: ["ra_figure"] };

export function tableState(part: Partial<TableState> = {}): TableState {
  return {
    id: "t1",
    game: "ra",
    options: { players: 2, edition: "2022", open_scores: false },
    status: "playing",
    warming: false,
    version: 1,
    ply: 2,
    seats: [
      { seat: 0, name: "Nefertari", kind: "person", player: null, mine: true, connected: true },
      { seat: 1, name: "Thoth", kind: "bot", player: "greedy", mine: false, connected: true },
    ],
    actor: 0,
    my_turn: true,
    thinking: false,
    prompt: { id: "ra-prompt-turn", args: { seat: 0 } },
    legal: [DRAW, INVOKE],
    can_undo: false,
    undo_reason: null,
    log_from: 0,
    log: [],
    view: raView(),
    outcome: null,
    commitment: "",
    ...part,
  };
}
