/** The moments of a reviewed game that somebody will want to see again. */
import type { Review, ReviewDecision } from "./api";

export interface Moment {
  kind: "best" | "worst";
  decision: ReviewDecision;
  /** By how much the chance to win differed from that of the next best idea, or of the best one, from 0 to 1. */
  shift: number;
}

/** Less than this, and what simulated games cannot tell from chance, is not named: the server's measure for turning points. */
const [LEAST_SHIFT, SURE] = [0.05, 2];

/** Whether a decision cost more than chance explains. */
export const isLoss = ({ loss, noise }: ReviewDecision): boolean => loss > 0 && loss >= SURE * noise;

/** How much better the move was than the best of the other ideas; below zero where another one was better. */
function gain({ seat, played, ideas }: ReviewDecision): number {
  const others = ideas.filter(({ move }) => move !== played.move).map(({ chances }) => chances[seat] ?? 0);
  return others.length ? (played.chances[seat] ?? 0) - Math.max(...others) : 0;
}

/** The decision that was worth most against the next best idea, and the one that cost most; of a seat, or of anybody. */
export function momentsOf(review: Review, seat: number | null): Moment[] {
  const own = review.decisions.filter((decision) => seat === null || decision.seat === seat);
  const pick = (kind: Moment["kind"], shiftOf: (decision: ReviewDecision) => number): Moment[] => {
    const [first] = own.map((decision) => ({ kind, decision, shift: shiftOf(decision) })).sort((a, b) => b.shift - a.shift);
    return first && first.shift >= LEAST_SHIFT && first.shift >= SURE * first.decision.noise ? [first] : [];
  };
  return [...pick("best", gain), ...pick("worst", ({ loss }) => loss)];
}
