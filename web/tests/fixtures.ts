/** States as the server sends them, for tests. */
import type { LegalMove, TableState } from "../src/lib/api";
import type { DuelBoat, DuelSeat, DuelView } from "../src/games/imhotep_duel/view";
import type { RaSeat, RaView } from "../src/games/ra/view";

export function raSeat(seat: number, part: Partial<RaSeat> = {}): RaSeat {
  return { seat, points: null, suns_up: [], suns_down: [], tiles: {}, lot: 0, ...part };
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

export const DRAW: LegalMove = { move: 0, text: "draw", message: { id: "ra-move-draw" }, targets: ["bag"], final: false };
export const INVOKE: LegalMove = { move: 1, text: "invoke", message: { id: "ra-move-invoke" }, targets: ["ra_figure"], final: false };

export function tableState(part: Partial<TableState> = {}): TableState {
  return {
    type: "state",
    id: "t1",
    game: "ra",
    options: { players: 2, edition: "2022", open_scores: false },
    status: "playing",
    version: 1,
    ply: 2,
    seats: [
      { seat: 0, name: "Nefertari", kind: "person", player: null, mine: true },
      { seat: 1, name: "Thoth", kind: "bot", player: "greedy", mine: false },
    ],
    actor: 0,
    my_turn: true,
    thinking: false,
    prompt: { id: "ra-prompt-turn", args: { seat: 0 } },
    legal: [DRAW, INVOKE],
    can_undo: false,
    undo_reason: null,
    take_backs: "free",
    take_back: null,
    talk: "off",
    daily: null,
    deal_of: null,
    fork: null,
    listed: false,
    private: false,
    pass_on: false,
    since: null,
    log_from: 0,
    log: [],
    view: raView(),
    outcome: null,
    commitment: "",
    hints: true,
    host: true,
    maker: true,
    again: null,
    clock: null,
    presence: { connected: [0], replaceable: [], watching: 0 },
    ...part,
  };
}

const BOATS = ["1", "2", "3", "A", "B", "C"] as const;
const LINES = [[2, 1, 0], [5, 4, 3], [8, 7, 6], [6, 3, 0], [7, 4, 1], [8, 5, 2]];

export function duelBoat(name: (typeof BOATS)[number], part: Partial<DuelBoat> = {}): DuelBoat {
  const line = LINES[BOATS.indexOf(name)] ?? [];
  return { name, in_play: true, cargo: ["obelisk", "temple_3", "tomb_7"], line, unload: [], gains: null, taking: [], ...part };
}

export function duelSeat(seat: number, part: Partial<DuelSeat> = {}): DuelSeat {
  return {
    seat,
    color: seat ? "white" : "black",
    meeples: 4,
    tokens: {},
    temples: 0,
    actions: {},
    first_to_five: false,
    sites: { obelisk: 0, temple: 0, pyramid: 0, tomb: 0, actions: 0, meeples: 0 },
    points: 0,
    ...part,
  };
}

/** A table of The Duel; `boats` replaces some of the default ones. */
export function duelView(part: Partial<DuelView> = {}, ...boats: DuelBoat[]): DuelView {
  return {
    game: "imhotep_duel",
    viewer: 0,
    players: 2,
    over: false,
    actor: 0,
    turn: 0,
    step: "turn",
    playing: null,
    sides: { obelisk: "A", temple: "A", pyramid: "A", tomb: "A" },
    open_temples: false,
    supply: 39,
    reserve: 3,
    boats_left: 6,
    unloads_left: 18,
    harbor: [null, null, null, null, null, null, null, null, null],
    boats: BOATS.map((name) => boats.find((boat) => boat.name === name) ?? duelBoat(name)),
    seats: [duelSeat(0), duelSeat(1)],
    receipt: [],
    ...part,
  };
}

/** Meeples of both players in the line of boat 2, which gives one token to each and one to the box. */
export const ABOUT_TO_UNLOAD = duelView(
  { harbor: [null, null, null, 1, null, 0, null, null, null], seats: [duelSeat(0, { meeples: 3 }), duelSeat(1, { meeples: 3 })] },
  duelBoat("2", {
    unload: [
      { space: 3, harbor: 5, seat: 0 },
      { space: 2, harbor: 3, seat: 1 },
      { space: 1, harbor: null, seat: null },
    ],
    gains: { tokens: [1, 3, 0], seats: [1, 3] },
  }),
);

export const UNLOAD: LegalMove = {
  move: 10,
  text: "unload 2",
  message: { id: "imhotep_duel-move-unload", args: { boat: "2" } },
  targets: ["boat:2"],
  final: false,
};

export const place = (space: string, move: number): LegalMove => ({
  move,
  text: `place ${space}`,
  message: { id: "imhotep_duel-move-place", args: { space } },
  targets: [`harbor:${space}`],
  final: false,
});
