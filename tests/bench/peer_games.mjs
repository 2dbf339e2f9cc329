/** Plays a game of `bench/engines/peer/games.js` without boardgame.io: a line of JSON in, what there is at each decision out. */

import { createInterface } from "node:readline";

import * as games from "../../bench/engines/peer/games.js";

/** One game: the moves, each with the throw of the die that it meets, if it meets one. */
function replay({ name, moves }) {
  const { game, enumerate } = games[name];
  const G = game.setup();
  const ctx = { currentPlayer: "0" };
  const seen = [];
  const look = () => seen.push({ G: structuredClone(G), seat: Number(ctx.currentPlayer), legal: enumerate(G, ctx), over: game.endIf({ G, ctx }) ?? null });
  look();
  for (const { move, args = [], thrown } of moves) {
    let ended = game.turn?.maxMoves === 1;
    const events = { endTurn: () => (ended = true) };
    game.moves[move]({ G, ctx, playerID: ctx.currentPlayer, random: { Die: () => thrown }, events }, ...args);
    const over = game.endIf({ G, ctx });
    if (ended && !over) ctx.currentPlayer = String(1 - Number(ctx.currentPlayer));
    look();
  }
  return seen;
}

for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(replay(JSON.parse(line))));
