/** The best and the worst decision of a reviewed game. */
import type { Review, ReviewDecision } from "./api";

export interface Highlight {
  kind: "best" | "worst";
  decision: ReviewDecision;
  /** The difference in winning chance from the next best idea, or from the best one; 0 to 1. */
  shift: number;
}

/**
 * Thresholds: smaller differences, or less than this multiple of the noise, are not reported. The server uses the same
 * for turning points.
 */
const [LEAST_SHIFT, SURE] = [0.05, 2];

/** Whether a decision cost more than noise explains. */
export const isLoss = ({ verdict }: ReviewDecision): boolean => verdict === "error";

/** How much better the move was than the best other idea; negative if another was better. */
function gain({ seat, played, ideas }: ReviewDecision): number {
  const others = ideas.filter(({ move }) => move !== played.move).map(({ chances }) => chances[seat] ?? 0);
  return others.length ? (played.chances[seat] ?? 0) - Math.max(...others) : 0;
}

/** The decision that gained most over the next best idea and the one that cost most, of one seat or of all. */
export function highlightsOf(review: Review, seat: number | null): Highlight[] {
  const own = review.decisions.filter((decision) => seat === null || decision.seat === seat);
  const pick = (kind: Highlight["kind"], shiftOf: (decision: ReviewDecision) => number): Highlight[] => {
    const [first] = own.map((decision) => ({ kind, decision, shift: shiftOf(decision) })).sort((a, b) => b.shift - a.shift);
    return first && first.shift >= LEAST_SHIFT && first.shift >= SURE * first.decision.noise ? [first] : [];
  };
  return [...pick("best", gain), ...pick("worst", (decision) => (isLoss(decision) ? decision.loss : 0))];
}
