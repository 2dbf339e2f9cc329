// What boardgame.io does in a second of one core: a line of JSON in, a line out, as `node.ts` does it for our engines.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

import { connectfour, pebbles } from "./games.js";
import { senet } from "./senet.js";

const require = createRequire(import.meta.url); // its packages are CommonJS
const { MCTSBot } = require("boardgame.io/ai");
const { Client } = require("boardgame.io/client");
const { CreateGameReducer } = require("boardgame.io/internal");

const GAMES = { connectfour, pebbles, senet };
const TO_THE_END = 10_000; // moves of a random game: more than any has

function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function opened(name) {
  const { game, enumerate } = GAMES[name];
  const client = Client({ game, numPlayers: 2, debug: false });
  return { game, enumerate, begin: client.store.getState(), reducer: CreateGameReducer({ game }) };
}

// What is random in a game hangs on its first state, so a bot sees one future only: each game and each search gets another.
function seeded(state, seed) {
  return { ...state, plugins: { ...state.plugins, random: { ...state.plugins.random, data: { seed: String(seed) } } } };
}

const TASKS = {
  // Random games from the opening to their end, as the bot plays them out; the decisions are counted.
  async playouts({ game: name, count }) {
    const { game, enumerate, begin, reducer } = opened(name);
    const bot = new MCTSBot({ game, enumerate, seed: "1" });
    let decisions = 0;
    for (let seed = 0; seed < count; seed++) {
      let state = seeded(begin, seed);
      while (state.ctx.gameover === undefined) {
        const moves = bot.enumerate(state.G, state.ctx, state.ctx.currentPlayer);
        state = reducer(state, moves[bot.random(moves.length)]);
        decisions += 1;
      }
    }
    return decisions;
  },
  // Its search, with random games to the end.
  async plain({ game: name, count, simulations }) {
    const { game, enumerate, begin } = opened(name);
    for (let seed = 0; seed < count; seed++) {
      const bot = new MCTSBot({ game, enumerate, seed: String(seed), iterations: simulations, playoutDepth: TO_THE_END });
      await bot.play(seeded(begin, seed), begin.ctx.currentPlayer);
    }
    return count * simulations;
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const work = JSON.parse(line);
  const before = spent();
  const done = await TASKS[work.task](work);
  console.log(JSON.stringify({ done, seconds: spent() - before }));
}
