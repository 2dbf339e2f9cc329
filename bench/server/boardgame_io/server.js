// boardgame.io with a game that echoes: a move is counted, kept in the match's log, and told to both players.
// Argument, as JSON: `dir`, a folder for its own storage in files, or how to reach a PostgreSQL. Prints its port when it answers.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url); // its packages are CommonJS
const { FlatFile, Server } = require("boardgame.io/server");
const { PostgresStore } = require("bgio-postgres");

const MOVES = 70; // as many as a random game of The Duel has

const echo = {
  name: "echo",
  setup: () => ({ count: 0, last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    note: ({ G }, text) => {
      G.count += 1;
      G.last = text;
    },
  },
  endIf: ({ G }) => (G.count >= MOVES ? { draw: true } : undefined),
};

function storage(where) {
  const { dir, ...postgres } = JSON.parse(where);
  return dir ? new FlatFile({ dir }) : new PostgresStore({ ...postgres, logging: false });
}

const server = Server({ games: [echo], db: storage(process.argv[2]), origins: ["*"] });
const running = await server.run({ port: 0 });
process.stdout.write(`port ${running.appServer.address().port}\n`);
