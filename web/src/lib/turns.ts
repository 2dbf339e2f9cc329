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
  /** Good or bad fortune: how it shifted the chances of the other seats, where there are two or more. */
  others: Message | null;
  /** The better move; null for good or bad fortune. */
  move: number | null;
}

export function turnsOf(review: Review): Turn[] {
  return review.turnings
    .map(({ ply, seat, kind, message, better, shift }) => ({
      ply,
      seat,
      kind,
      message,
      better,
      others: kind === "luck" ? othersOf(shift, seat) : null,
      move: kind === "luck" ? null : bestMove(review, ply),
    }))
    .sort((a, b) => a.ply - b.ply);
}

function othersOf(shift: readonly number[], seat: number): Message | null {
  const shifts = shift
    .map((each, other) => ({ other, percent: Math.round(100 * each) }))
    .filter(({ other, percent }) => other !== seat && percent !== 0)
    .map(({ other, percent }) => ({ id: percent > 0 ? "review-luck-up" : "review-luck-down", args: { seat: other, shift: Math.abs(percent) } }));
  return shift.length > 2 && shifts.length ? { id: "review-luck-others", args: { shifts } } : null;
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
