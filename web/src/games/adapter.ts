/** Adapts an outside page module to the interface of our own modules. */
import type { GameView } from "../lib/api";
import { t } from "../lib/words.svelte";
import type { GameModule } from "./module";
import Outside from "./Outside.svelte";
import type { Context, OutsideGame } from "./outside";
import { plainGame } from "./plain";
import Symbols from "./Symbols.svelte";

export function fromOutside(page: OutsideGame): GameModule {
  const { symbols, emblems = [], hidden, items = [] } = page;
  const plain = plainGame("table-no-board");
  const describe: GameModule["describe"] | undefined =
    page.describe && ((view, names) => attempt(() => page.describe?.(context(view, names)) ?? [], () => plain.describe(view, names)));
  const game: GameModule = {
    ...plainGame("table-no-board", describe),
    emblems,
    hidden,
    items,
    phase: (view) => attempt(() => page.phase?.(context(view, [])) ?? "", () => ""),
  };
  const { board: lost } = plainGame("table-board-missing", describe);
  if (symbols) game.symbols = (internals) => Symbols(internals, { symbols });
  if (page.board) {
    game.board = (internals, props) =>
      Outside(internals, { lost, draw: (target, now) => page.board?.(target, now), get view() { return props.view; } });
  }
  if (page.seat) {
    game.seat = (internals, props) =>
      Outside(internals, { draw: (target, now) => page.seat?.(target, now), get view() { return props.view; }, get seat() { return props.seat; } });
  }
  return game;
}

const context = (view: GameView, names: readonly string[]): Context => ({ view, names, text: (id, args) => t(id, args, names) });

/** Third-party code may fail; the table then falls back to general texts. */
function attempt<T>(ask: () => T, instead: () => T): T {
  try {
    return ask();
  } catch (error) {
    console.error(error);
    return instead();
  }
}
