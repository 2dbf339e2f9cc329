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

/** The number of a rule in brackets at the end of a text, as explanations have it. */
const NUMBER = /\s*\(([A-Z]\d+\.\d+)\)$/;

/** An explanation without the number of its rule, and the number. */
export function parted(text: string): { text: string; rule: string | null } {
  const found = NUMBER.exec(text);
  return found ? { text: text.slice(0, found.index), rule: found[1] ?? null } : { text, rule: null };
}
