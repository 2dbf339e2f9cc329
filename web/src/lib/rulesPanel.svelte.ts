/** The rules panel: the rules of the current page, and the rule to open. */

/** A set of rules: all rules of a game, or those that apply at a table. */
export interface RulesSource {
  game: string;
  table?: { id: string; token: string | null };
}

class RulesPanel {
  /** The open rules, and the rule or section to start with. */
  open = $state.raw<{ source: RulesSource; rule: string | null } | null>(null);
  /** The rules that the texts of this page refer to. */
  source = $state.raw<RulesSource | null>(null);

  /** The rule of the current explanation. */
  about: string | null = null;

  /** Opens the rules of this page, at a rule if one is named. */
  show(rule: string | null = null, source = this.source): void {
    if (source) this.open = { source, rule };
  }
}

export const rulesPanel = new RulesPanel();

/** Rule numbers in brackets at the end of a text. */
const NUMBERS = /\s*\(([A-Z]\d+\.\d+(?:, [A-Z]\d+\.\d+)*)\)$/;

/** Splits an explanation into its text and its rule numbers, the most important one first. */
export function splitRules(text: string): { text: string; rules: string[] } {
  const found = NUMBERS.exec(text);
  return found?.[1] ? { text: text.slice(0, found.index), rules: found[1].split(", ") } : { text, rules: [] };
}
