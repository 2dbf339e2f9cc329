/** What an engine is asked by the tests, in Node and in a browser. */

import { analyse, CHANCE, OVER, Player, Search, type Engine, type Table } from "../../web/engine/src/index.ts";
import { Block } from "../../web/engine/src/table.ts";

export type Question = Record<string, any>;

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function hex(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += PAIRS[byte];
  return text;
}
const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

function tableOf(engine: Engine, question: Question): Table {
  const table = engine.table(question.codes ? { codes: question.codes } : { options: question.options });
  if (question.bytes) table.bytes = unhex(question.bytes);
  return table;
}

function look(table: Table) {
  return {
    bytes: hex(table.bytes),
    actor: table.actor,
    legal: table.legal(),
    weights: table.weights().map(Number),
    points: table.points(),
    shares: table.shares(),
  };
}

const ANSWERS: Record<string, (engine: Engine, question: Question) => unknown> = {
  /** A match replayed: what is seen before every ply and at the end, how plies are told, what the dealer would deal. */
  replay(engine, question) {
    const table = tableOf(engine, question);
    table.seed(question.seed);
    const seen: unknown[] = [];
    const told: string[] = [];
    const dealt: number[] = [];
    (question.plies as number[]).forEach((code, ply) => {
      seen.push(look(table));
      told.push(table.text(code));
      if (table.parse(table.text(code)) !== code) throw new Error(`${table.text(code)} is not ${code}`);
      if (table.actor === CHANCE) dealt.push(table.dealt(ply));
      table.apply(code);
    });
    seen.push(look(table));
    table.free();
    return { seen, told, dealt };
  },
  /** Which of these moves or outcomes are refused; none may change anything when it is. */
  refused(engine, question) {
    const table = tableOf(engine, question);
    const before = table.bytes;
    const refused = (question.moves as number[]).filter((code) => {
      try {
        table.apply(code);
      } catch {
        if (hex(table.bytes) !== hex(before)) throw new Error(`${code} was refused and changed something`);
        return true;
      }
      table.bytes = before;
      return false;
    });
    table.free();
    return refused;
  },
  /** What chance brings when it is asked again and again at one table. */
  samples(engine, question) {
    const block = new Block(engine);
    block.seed(question.seed);
    block.table.bytes.set(unhex(question.bytes));
    const found = Array.from({ length: question.count }, () => block.call("sample"));
    block.free();
    return found;
  },
  playouts(engine, question) {
    const table = tableOf(engine, question);
    const found = table.playouts(question.games, question.seed);
    table.free();
    return found;
  },
  /** A game by the engine's own dice: with `settle` chance acts, `choose` decides with a blur. */
  quick(engine, question) {
    const table = tableOf(engine, question);
    const moves: number[] = [];
    table.seed(question.seed);
    for (table.settle(); !table.isOver; table.settle()) {
      moves.push(table.choose(question.blur));
      table.apply(moves.at(-1)!);
    }
    const bytes = hex(table.bytes);
    table.free();
    return { moves, bytes };
  },
  encoded(engine, question) {
    try {
      const table = tableOf(engine, question);
      const bytes = hex(table.bytes);
      table.free();
      return bytes;
    } catch (error) {
      return String(error instanceof RangeError ? "refused" : error);
    }
  },
  judge(engine, question) {
    const table = tableOf(engine, question);
    const found = table.judge(question.judge);
    table.free();
    return found;
  },
  analyse(engine, question) {
    const table = tableOf(engine, question);
    const found = analyse(table, { games: question.games, seed: question.seed });
    table.free();
    return found;
  },
  /** A tree grown from a table; then, if there is another, moved to that and grown on. */
  search(engine, question) {
    const table = tableOf(engine, question);
    const search = new Search(table, {
      judge: question.judge,
      seed: question.seed,
      nodes: question.nodes,
      config: question.config ?? {},
    });
    search.run(question.games);
    const first = { tree: search.tree(), children: search.children(), games: search.games };
    let moved: unknown = null;
    if (question.then) {
      table.bytes = unhex(question.then);
      const found = search.movedTo(table);
      const kept = search.tree();
      if (found) search.run(question.games);
      moved = { found, kept, tree: search.tree(), children: search.children(), games: search.games };
    }
    search.free();
    table.free();
    return { first, moved };
  },
  /** What a player decides at one table after the other. */
  player(engine, question) {
    const player = new Player(engine, question.recipe, question.seed);
    const moves = (question.tables as string[]).map((bytes) => {
      const table = tableOf(engine, { codes: question.codes, bytes });
      const move = player.choose(table);
      table.free();
      return move;
    });
    player.free();
    return moves;
  },
  /** How much memory there is after so many games. */
  memory(engine, question) {
    const sizes: number[] = [];
    for (let game = 0; game < question.games; game++) {
      const table = tableOf(engine, question);
      table.seed(game);
      for (table.settle(); table.actor !== OVER; table.settle()) {
        const other = table.copy();
        if (question.think) analyse(table, { games: question.think });
        other.free();
        table.apply(table.choose(-1));
      }
      table.free();
      sizes.push(engine.memory.size);
    }
    return sizes;
  },
};

/** Which of the compiled functions are called for the answers to some questions. */
function called(engine: Engine, questions: readonly Question[]): string[] {
  const found = new Set<string>();
  const usual = engine.exports;
  const noted = Object.keys(engine.manifest.exports).map((name) => [
    name,
    (...numbers: number[]) => {
      found.add(name);
      return usual[name]!(...numbers);
    },
  ]);
  const changed: { exports: unknown } = engine;
  changed.exports = Object.fromEntries(noted);
  for (const question of questions) answer(engine, question);
  changed.exports = usual;
  return [...found].sort();
}

/** The answer to a question, which is named by `ask`. */
export function answer(engine: Engine, question: Question): unknown {
  if (question["ask"] === "called") return called(engine, question["questions"]);
  return ANSWERS[question["ask"]]!(engine, question);
}
