/** Hints and reviews as the server sends them, for tests. */
import type { Account, Hint, HintIdea, Review, ReviewDecision, ReviewState } from "../src/lib/api";
import { DRAW, INVOKE } from "./fixtures";

export function idea(part: Partial<HintIdea> = {}): HintIdea {
  return {
    ...DRAW,
    share: 0.7,
    chances: [0.617, 0.383],
    points: [31.4, 27.1],
    margins: [4.3, -4.3],
    outlook: [],
    ...part,
  };
}

export const HINT: Hint = {
  version: 1,
  ply: 2,
  seat: 0,
  games: 1200,
  chances: [0.6, 0.4],
  points: [31, 27],
  ideas: [idea(), idea({ ...INVOKE, share: 0.2, chances: [0.42, 0.58], margins: [-1.2, 1.2] })],
  judge: "net",
};

function decision(ply: number, seat: number): ReviewDecision {
  const choice = { move: 0, text: "draw", message: DRAW.message, noise: 0.01, chances: [0.6, 0.4], points: [30, 28] };
  const played = { ...choice, move: 1, text: "invoke", message: INVOKE.message };
  return { ply, seat, games: 300, chances: [0.6, 0.4], points: [30, 28], played, ideas: [choice, played], loss: 0.2, noise: 0.02, verdict: "error", is_real: true, given_back: 0, shift: [0.2, -0.2], shift_noise: [0.02, 0.02], error_kind: "", why: null };
}

function account(seat: number, won: number): Account {
  const sign = seat === 0 ? 1 : -1;
  const [luck, own, others] = [0.06 * sign, -0.11, 0.11];
  const doubt = won - 0.5 - luck - own - others;
  const errors = [own, others].map((chance) => ({ chance, points: 0 }));
  return {
    seat, start: { chance: 0.5, points: 20 }, luck: [{ source: "reveal", message: { id: "ra-luck-reveal" }, chance: luck, points: 2 }],
    errors: seat === 0 ? errors : errors.reverse(), doubt: { chance: doubt, points: 0 }, result: { chance: won, points: 30 },
    decisions: 4, wrong: 1, error_rate: 0.0275,
  };
}

/** A game of six plies: a mistake of seat 1 at ply 3, and bad fortune of seat 0 at ply 1. */
export const REVIEW: Review = {
  game: "ra",
  rules: 1,
  players: 2,
  digest: "",
  games: 300,
  seconds: null,
  seed: 0,
  judge: "linear",
  graph: [
    { ply: 0, chances: [0.5, 0.5], points: [10, 10] },
    { ply: 3, chances: [0.4, 0.6], points: [10, 12] },
    { ply: 6, chances: [1, 0], points: [12, 10] },
  ],
  decisions: [decision(0, 0), decision(3, 1)],
  draws: [],
  accounts: [account(0, 1), account(1, 0)],
  turnings: [
    { kind: "mistake", ply: 3, seat: 1, shift: [0.2, -0.2], noise: 0.02, message: { id: "review-mistake", args: { seat: 1, move: INVOKE.message, before: 60, after: 40, lost: 20 } }, better: { id: "review-better", args: { move: DRAW.message, chance: 60 } } },
    { kind: "luck", ply: 1, seat: 0, shift: [-0.1, 0.1], noise: 0.02, message: { id: "review-luck-bad", args: { seat: 0, events: [], shift: 10 } }, better: null },
  ],
};

export const reviewState = (status: ReviewState["status"], part: Partial<ReviewState> = {}): ReviewState => ({
  status,
  done: 0,
  total: 0,
  covered: [],
  graph: [],
  review: status === "done" ? REVIEW : null,
  ...part,
});
