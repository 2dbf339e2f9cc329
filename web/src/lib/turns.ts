/** The turning points of a reviewed game, in order. */
import type { Review, ReviewDecision } from "./api";
import type { Message } from "./texts";

export interface Turn {
  /** The position in which it happened. */
  ply: number;
  seat: number;
  kind: "mistake" | "luck";
  message: Message;
  better: Message | null;
  /** The better move; null for good or bad fortune. */
  move: number | null;
}

export function turnsOf(review: Review): Turn[] {
  return review.turnings
    .map(({ ply, seat, kind, message, better }) => ({ ply, seat, kind, message, better, move: kind === "luck" ? null : bestMove(review, ply) }))
    .sort((a, b) => a.ply - b.ply);
}

export function decisionAt(review: Review, ply: number): ReviewDecision | null {
  return review.decisions.find((decision) => decision.ply === ply) ?? null;
}

function bestMove(review: Review, ply: number): number | null {
  return decisionAt(review, ply)?.ideas[0]?.move ?? null;
}

/** The turning point after (+1) or before (-1) a position; none beyond the first and the last. */
export function nextTurn(turns: readonly Turn[], ply: number, way: 1 | -1): Turn | null {
  const found = way > 0 ? turns.find((turn) => turn.ply > ply) : turns.findLast((turn) => turn.ply < ply);
  return found ?? null;
}
