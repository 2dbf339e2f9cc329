/**
 * A worker with the engine of one game. It handles one request at a time and keeps one search tree for each seat that
 * it plays.
 */
import { analyse } from "../../engine/src/analysis.ts";
import { Engine } from "../../engine/src/engine.ts";
import { Player } from "../../engine/src/player.ts";
import type { Table } from "../../engine/src/table.ts";
import type { Answer, FromEngine, Question, ToEngine } from "./messages";

/** The trees take most of the memory; older ones are dropped. */
const MOST_KEPT = 2;

let loading: Promise<Engine> | null = null;
const players = new Map<string, Player>();

const post = (message: FromEngine): void => postMessage(message);

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** The bot of a seat, with the tree of its last move if the worker still has it. */
function playerOf(engine: Engine, { seat, recipe, seed }: Question, part: number, nodes: number): Player {
  if (!recipe) throw new Error("there is no recipe");
  const key = `${seat} ${JSON.stringify(recipe)}`;
  const player = players.get(key) ?? new Player(engine, recipe, BigInt(seed) + BigInt(part), nodes);
  players.delete(key); // moves it to the end: the most recent
  players.set(key, player);
  for (const [old, other] of [...players].slice(0, -MOST_KEPT)) {
    other.free();
    players.delete(old);
  }
  return player;
}

function think(engine: Engine, table: Table, question: Question, part: number, nodes: number): { answer: Answer; games: number } {
  const { hint } = question;
  if (hint) {
    const { games, seconds } = hint;
    const found = analyse(table, { ...(games && { games }), ...(seconds && { seconds }), seed: question.seed, nodes });
    const ideas = found.ideas.slice(0, question.most).map(({ move, share, chances, points }) => ({ move, share, chances: [...chances], points: [...points] }));
    return { answer: { found: { games: found.games, ideas } }, games: found.games };
  }
  const player = playerOf(engine, question, part, nodes);
  const shares = table.legal().length > 1 && player.recipe.search?.games === null;
  const answer = shares ? { children: player.think(table) } : { move: player.choose(table) };
  return { answer, games: player.games };
}

async function handleMessage(message: ToEngine): Promise<void> {
  if (message.kind === "begin") {
    loading = Engine.make(message.source);
    await loading;
    post({ kind: "ready" });
    return;
  }
  const { question, part, nodes } = message;
  const engine = await loading!;
  const table = engine.table({ codes: question.codes });
  table.bytes = bytesOf(question.table);
  const since = performance.now();
  const thought = think(engine, table, question, part, nodes);
  table.free();
  post({ kind: "thought", id: question.id, ...thought, seconds: (performance.now() - since) / 1000 });
}

addEventListener("message", (event: MessageEvent<ToEngine>) => {
  handleMessage(event.data).catch((error: unknown) => post({ kind: "failed", reason: String(error) }));
});
