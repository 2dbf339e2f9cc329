/** Advice in a guided first game: one sentence at the first decision of each kind. */
import type { TableState } from "./api";
import { recall, remember } from "./memory";
import { words } from "./words.svelte";

const key = (game: string): string => `advised:${game}`;

/** Starts a new guided game: all advice counts as new. */
export const forgetAdvice = (game: string): void => remember(key(game), []);

/**
 * Catalogue ids for a kind of decision, most specific first: prompt and verbs of the moves (`ra-advice-turn-draw-
 * invoke-take`), then the prompt alone (`ra-advice-turn`).
 */
export function kindsOf({ game, prompt, legal }: Pick<TableState, "game" | "prompt" | "legal">): string[] {
  const asked = `${game}-advice-${prompt.id.replace(`${game}-prompt-`, "")}`;
  const verbs = [...new Set(legal.map(({ text }) => text.split(" ")[0] ?? ""))].sort();
  return [`${asked}-${verbs.join("-")}`, asked];
}

export class Adviser {
  /** The id of the current advice. */
  shown = $state.raw<string | null>(null);

  /** The ply of the last state. */
  private ply = 0;

  constructor(readonly game: string) {}

  /** Called when the table changes: drops the old advice and looks for a new one. */
  update(state: TableState): void {
    const id = state.my_turn ? kindsOf(state).find((each) => words.texts.has(each)) : undefined;
    if (this.shown && (this.shown !== id || this.ply !== state.ply)) this.drop();
    this.ply = state.ply;
    this.shown = id && !recall<string[]>(key(this.game), []).includes(id) ? id : null;
  }

  /** The reader has read it. */
  drop(): void {
    if (this.shown) remember(key(this.game), [...recall<string[]>(key(this.game), []), this.shown]);
    this.shown = null;
  }
}
