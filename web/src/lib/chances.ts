/** Chances and margins in the reader's words: so many percent, so many points ahead. */
import type { HintIdea } from "./api";
import { t, formatMessage } from "./words.svelte";

/** Rounds chances that sum to 1 to whole percents that sum to 100 (largest remainder method). */
export function hundredths(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => 100 * chance);
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, each) => sum + each, 0)) - whole.reduce((sum, each) => sum + each, 0);
  const neediest = exact.map((each, seat) => ({ seat, rest: each - Math.floor(each) })).sort((a, b) => b.rest - a.rest);
  for (const { seat } of neediest.slice(0, missing)) whole[seat] = (whole[seat] ?? 0) + 1;
  return whole;
}

/** A margin in words: points ahead of the best opponent, or behind if negative. */
export function marginInWords(margin: number): string {
  const points = Math.round(margin);
  if (points === 0) return t("table-hint-level");
  return points > 0 ? t("table-hint-ahead", { points }) : t("table-hint-behind", { points: -points });
}

/** The chances of all players in a row, by name. */
export function chancesInWords(chances: readonly number[], names: readonly string[]): string {
  return hundredths(chances)
    .map((chance, seat) => t("table-chance-of", { seat, chance }, names))
    .join(", ");
}

/** An idea in words for a seat: the move, its winning chance, and the expected margin if scores are open. */
export function ideaInWords(idea: HintIdea, seat: number, names: readonly string[]): string {
  const chance = hundredths(idea.chances)[seat] ?? 0;
  const move = formatMessage(idea.message, names);
  if (!idea.margins) return t("table-hint-spoken-chance", { move, chance });
  return t("table-hint-spoken", { move, chance, margin: marginInWords(idea.margins[seat] ?? 0) });
}
