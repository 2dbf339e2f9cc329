/** What stands at the end of a table's address: whether its review is open, and at which position. */

/** Whether a table's address asks for advice, as that of a first game after a lesson does. */
export const isGuided = (search: string): boolean => new URLSearchParams(search).has("guided");

const REVIEW = /^#review(?:-(\d+))?$/;

export const isReview = (hash: string): boolean => REVIEW.test(hash);

/** The position that an address leads to; null for one that names none. */
export function reviewedPly(hash: string): number | null {
  const found = REVIEW.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}

export const reviewAddress = (ply?: number): string => (ply === undefined ? "#review" : `#review-${ply}`);
