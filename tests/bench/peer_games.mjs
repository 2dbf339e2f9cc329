/** Plays a game of `bench/engines/peer/games.js` without boardgame.io: a line of JSON in, what there is at each decision out. */

import { createInterface } from "node:readline";

import * as others from "../../bench/engines/peer/games.js";
import { senet } from "../../bench/engines/peer/senet.js";

const games = { ...others, senet };

/** One game: the moves, each with the throws of the die that it meets; `thrown` has those before the first. */
function replay({ name, thrown = [], moves }) {
  const { game, enumerate } = games[name];
  const G = game.setup();
  const ctx = { currentPlayer: "0" };
  const dice = [...thrown];
  let ended = false;
  const events = { endTurn: () => (ended = true) };
  const context = { G, ctx, random: { Die: () => dice.shift() }, events };
  const begin = () => {
    ended = false;
    game.turn?.onBegin?.(context);
    if (ended) pass();
  };
  const pass = () => {
    ctx.currentPlayer = String(1 - Number(ctx.currentPlayer));
    begin();
  };
  const seen = [];
  const look = () => seen.push({ G: structuredClone(G), seat: Number(ctx.currentPlayer), legal: enumerate(G, ctx), over: game.endIf({ G, ctx }) ?? null });
  begin();
  look();
  for (const { move, args = [], thrown = [] } of moves) {
    ended = game.turn?.maxMoves === 1;
    dice.push(...thrown);
    game.moves[move]({ ...context, playerID: ctx.currentPlayer }, ...args);
    if (ended && !game.endIf({ G, ctx })) pass();
    look();
  }
  return seen;
}

for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(replay(JSON.parse(line))));
