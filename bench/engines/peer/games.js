// Two games as boardgame.io wants them. Pebbles is the same game as our example of that name (`examples/pebbles/README.md`),
// for two, with the large bag; tic-tac-toe is the example with which everybody begins.
const WHITE = 0, RED = 1;

const sums = (G) => G.hands.map((hand, seat) => G.laid[seat] + hand[WHITE] - hand[RED]);

export const pebbles = {
  game: {
    name: "pebbles",
    setup: () => ({ bag: [5, 3], hands: [[0, 0], [0, 0]], laid: [0, 0], gifts: 0 }),
    moves: {
      draw({ G, ctx, random, events }) {
        const colour = random.Die(G.bag[WHITE] + G.bag[RED]) > G.bag[WHITE] ? RED : WHITE;
        G.bag[colour] -= 1;
        G.hands[Number(ctx.currentPlayer)][colour] += 1;
        events.endTurn();
      },
      lay({ G, ctx, events }) {
        const seat = Number(ctx.currentPlayer);
        G.laid[seat] += G.hands[seat][WHITE];
        G.gifts = G.hands[seat][RED];
        G.hands[seat] = [0, 0];
        if (G.gifts === 0 || G.laid[seat] === 0) {
          G.gifts = 0;
          events.endTurn();
        }
      },
      give({ G, ctx, events }, to) {
        const seat = Number(ctx.currentPlayer);
        G.laid[seat] -= 1;
        G.laid[to] += 1;
        G.gifts -= 1;
        if (G.gifts === 0 || G.laid[seat] === 0) {
          G.gifts = 0;
          events.endTurn();
        }
      },
    },
    endIf({ G }) {
      if (G.bag[WHITE] + G.bag[RED] > 0) return undefined;
      const [first, second] = sums(G);
      return first === second ? { draw: true } : { winner: first > second ? "0" : "1" };
    },
  },
  enumerate(G, ctx) {
    const seat = Number(ctx.currentPlayer);
    if (G.gifts > 0) return [{ move: "give", args: [1 - seat] }];
    const hand = G.hands[seat][WHITE] + G.hands[seat][RED];
    return hand > 0 ? [{ move: "draw" }, { move: "lay" }] : [{ move: "draw" }];
  },
};

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

export const tictactoe = {
  game: {
    name: "tic-tac-toe",
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      place({ G, playerID }, cell) {
        G.cells[cell] = playerID;
      },
    },
    endIf({ G, ctx }) {
      const won = LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]);
      if (won) return { winner: ctx.currentPlayer };
      return G.cells.includes(null) ? undefined : { draw: true };
    },
  },
  enumerate: (G) => G.cells.flatMap((cell, place) => (cell === null ? [{ move: "place", args: [place] }] : [])),
};
