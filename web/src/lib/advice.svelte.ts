/** Advice in a guided first game: a sentence at the first decision of each kind. */
import type { TableState } from "./api";
import { recall, remember } from "./memory";
import { words } from "./words.svelte";

const key = (game: string): string => `advised:${game}`;

/** A new guided game begins: everything is new again. */
export const forgetAdvice = (game: string): void => remember(key(game), []);

/**
 * What kind of decision it is, as ids of the catalogue, the closest first: by its prompt and the verbs of its moves
 * (`ra-advice-turn-draw-invoke-take`), and by the prompt alone (`ra-advice-turn`).
 */
export function kindsOf({ game, prompt, legal }: Pick<TableState, "game" | "prompt" | "legal">): string[] {
  const asked = `${game}-advice-${prompt.id.replace(`${game}-prompt-`, "")}`;
  const verbs = [...new Set(legal.map(({ text }) => text.split(" ")[0] ?? ""))].sort();
  return [`${asked}-${verbs.join("-")}`, asked];
}

export class Adviser {
  /** The id of what is advised now. */
  shown = $state.raw<string | null>(null);

  /** When it was first advised. */
  private ply = 0;

  constructor(readonly game: string) {}

  /** The table has changed: what was advised is said, and there may be something new. */
  at(state: TableState): void {
    const id = state.my_turn ? kindsOf(state).find((each) => words.texts.has(each)) : undefined;
    if (this.shown && (this.shown !== id || this.ply !== state.ply)) this.drop();
    this.ply = state.ply;
    this.shown = id && !recall<string[]>(key(this.game), []).includes(id) ? id : null;
  }

  /** It has been read. */
  drop(): void {
    if (this.shown) remember(key(this.game), [...recall<string[]>(key(this.game), []), this.shown]);
    this.shown = null;
  }
}
