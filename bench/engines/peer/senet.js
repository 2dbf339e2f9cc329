// Senet by Kendall's rules as boardgame.io wants it; the same game as `examples/senet.py`, without a board to show it.
const FIRST_ROW = 10, LAST = 30, REBIRTH = 15, HAPPINESS = 26, WATER = 27, HOUSES = [26, 28, 29, 30], EMPTY = -1;
const STICKS = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5]; // one to four flat, and none, which counts five

const isSafe = (G, square) => HOUSES.includes(square) || [square - 1, square + 1].some((near) => G.board[near] === G.board[square]);

function passesThree(G, seat, start, goal) {
  let run = 0;
  for (let square = Math.min(start, goal) + 1; square < Math.max(start, goal); square++) {
    run = G.board[square] === 1 - seat ? run + 1 : 0;
    if (run === 3) return true;
  }
  return false;
}

function canGo(G, seat, start, steps) {
  const goal = start + steps, there = G.board[goal];
  if (G.board[start] !== seat) return false;
  if (start >= HAPPINESS && goal === LAST + 1) return !G.board.slice(1, FIRST_ROW + 1).includes(seat);
  if (start >= HAPPINESS) return start === HAPPINESS && steps > 0 && steps < 5 && there === EMPTY;
  if (goal < 1 || goal > HAPPINESS || (steps < 0 && goal === HAPPINESS)) return false;
  return (there === EMPTY || (there !== seat && !isSafe(G, goal))) && !passesThree(G, seat, start, goal);
}

function legal(G, seat) {
  const going = (steps) => G.board.flatMap((_, square) => (canGo(G, seat, square, steps) ? [square] : []));
  const forward = going(G.throw).map((square) => ({ move: "move", args: [square] }));
  return forward.length > 0 ? forward : going(-G.throw).map((square) => ({ move: "back", args: [square] }));
}

// Throw the sticks; a seat that cannot move loses its turn.
function cast({ G, ctx, random, events }) {
  G.throw = STICKS[random.Die(STICKS.length) - 1];
  if (legal(G, Number(ctx.currentPlayer)).length === 0) events.endTurn();
}

function go({ G, ctx, random, events }, start, forward) {
  const seat = Number(ctx.currentPlayer);
  let goal = forward ? start + G.throw : start - G.throw;
  let again = G.throw < 2 || G.throw > 3;
  G.board[start] = goal <= LAST ? G.board[goal] : EMPTY;
  if (goal === WATER) {
    [goal, again] = [REBIRTH, false];
    while (G.board[goal] !== EMPTY) goal -= 1;
  }
  if (goal <= LAST) G.board[goal] = seat;
  else G.off[seat] += 1;
  if (G.off[seat] === G.pawns) return;
  if (again) cast({ G, ctx, random, events });
  else events.endTurn();
}

export const senet = {
  game: {
    name: "senet",
    setup: (_, { pawns = 5 } = {}) => ({
      pawns,
      board: [EMPTY, ...Array.from({ length: LAST }, (_, n) => (n < 2 * pawns ? n % 2 : EMPTY))],
      off: [0, 0],
      throw: 0,
    }),
    turn: { onBegin: cast },
    moves: {
      move: (context, start) => go(context, start, true),
      back: (context, start) => go(context, start, false),
    },
    endIf({ G }) {
      const winner = G.off.indexOf(G.pawns);
      return winner < 0 ? undefined : { winner: String(winner) };
    },
  },
  enumerate: (G, ctx) => legal(G, Number(ctx.currentPlayer)),
};
