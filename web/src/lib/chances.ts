/** Chances and margins as people say them: so many of a hundred, so many points ahead. */
import type { HintIdea } from "./api";
import { t, tell } from "./words.svelte";

/** Whole hundredths of chances that sum to one; they sum to 100, the largest remainders are rounded up. */
export function hundredths(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => 100 * chance);
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, each) => sum + each, 0)) - whole.reduce((sum, each) => sum + each, 0);
  const neediest = exact.map((each, seat) => ({ seat, rest: each - Math.floor(each) })).sort((a, b) => b.rest - a.rest);
  for (const { seat } of neediest.slice(0, missing)) whole[seat] = (whole[seat] ?? 0) + 1;
  return whole;
}

/** A margin in words: so many points ahead of the best of the others (below zero: behind). */
export function marginInWords(margin: number): string {
  const points = Math.round(margin);
  if (points === 0) return t("table-hint-level");
  return points > 0 ? t("table-hint-ahead", { points }) : t("table-hint-behind", { points: -points });
}

/** Everybody's chances in a row, by name. */
export function chancesInWords(chances: readonly number[], names: readonly string[]): string {
  return hundredths(chances)
    .map((chance, seat) => t("table-chance-of", { seat, chance }, names))
    .join(", ");
}

/** An idea as a seat hears it: the move, its chance to win, and what margin to expect if the points lie open. */
export function ideaInWords(idea: HintIdea, seat: number, names: readonly string[]): string {
  const chance = hundredths(idea.chances)[seat] ?? 0;
  const move = tell(idea.message, names);
  if (!idea.margins) return t("table-hint-spoken-chance", { move, chance });
  return t("table-hint-spoken", { move, chance, margin: marginInWords(idea.margins[seat] ?? 0) });
}
