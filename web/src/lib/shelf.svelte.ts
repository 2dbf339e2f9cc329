/** The rules in words: which are on the table, and the one that was asked for. */

/** Whose rules: all of a game's, or those that hold at a table. */
export interface Source {
  game: string;
  table?: { id: string; token: string | null };
}

class Shelf {
  /** What is open, and the rule or section to begin with. */
  open = $state.raw<{ source: Source; rule: string | null } | null>(null);
  /** Whose rules the texts of this page speak of. */
  source = $state.raw<Source | null>(null);

  /** The rule of what is explained now. */
  about: string | null = null;

  /** Opens the rules of this page, at a rule if one is named. */
  take(rule: string | null = null, source = this.source): void {
    if (source) this.open = { source, rule };
  }
}

export const shelf = new Shelf();

/** The numbers of rules in brackets at the end of a text, as explanations have them. */
const NUMBERS = /\s*\(([A-Z]\d+\.\d+(?:, [A-Z]\d+\.\d+)*)\)$/;

/** An explanation without the numbers of its rules, and the numbers, the one that matters most first. */
export function parted(text: string): { text: string; rules: string[] } {
  const found = NUMBERS.exec(text);
  return found?.[1] ? { text: text.slice(0, found.index), rules: found[1].split(", ") } : { text, rules: [] };
}
