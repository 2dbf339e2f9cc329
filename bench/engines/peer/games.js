// Two games as boardgame.io wants them. Pebbles is the same game as our example of that name (`examples/pebbles/README.md`),
// for two, with the large bag; in Connect Four nothing is hidden and nothing random, which is what its search is made for.
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

const COLUMNS = 7, HEIGHT = 6, IN_A_ROW = 4;
const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];

const at = (G, column, row) => (column >= 0 && column < COLUMNS ? G.columns[column][row] : undefined);

// How many of a seat lie beside a place in a direction.
function run(G, seat, column, row, [right, up]) {
  let length = 0;
  while (at(G, column + (length + 1) * right, row + (length + 1) * up) === seat) length += 1;
  return length;
}

const wins = (G, seat, column) =>
  DIRECTIONS.some((each) => {
    const row = G.columns[column].length - 1;
    return 1 + run(G, seat, column, row, each) + run(G, seat, column, row, each.map((step) => -step)) >= IN_A_ROW;
  });

export const connectfour = {
  game: {
    name: "connect-four",
    setup: () => ({ columns: Array.from({ length: COLUMNS }, () => []), last: null }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      drop({ G, playerID }, column) {
        G.columns[column].push(playerID);
        G.last = column;
      },
    },
    endIf({ G, ctx }) {
      if (G.last !== null && wins(G, ctx.currentPlayer, G.last)) return { winner: ctx.currentPlayer };
      return G.columns.every((column) => column.length === HEIGHT) ? { draw: true } : undefined;
    },
  },
  enumerate: (G) =>
    G.columns.flatMap((column, number) => (column.length < HEIGHT ? [{ move: "drop", args: [number] }] : [])),
};
