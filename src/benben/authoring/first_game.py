"""Reach: each seat in turn takes a card worth 1, 2 or 3, or stops. Nearest to 10 wins; more than 10 is worth nothing.

Change it as you like: `benben check` finds mistakes, `benben play` plays it.
"""

from benben import CHANCE, OVER, GameTable, cell, game, nd, rule

GOAL = 10
MOST = 13
TAKE, STOP = 0, 1


class Reach(GameTable):
    """The cells of the table. `seats`, `actor` and `turn` are there already."""

    points = cell(4, low=0, high=MOST, by_seat=True)
    stopped = cell(4, low=0, high=1, by_seat=True)


@rule
def legal(table: Reach, moves: nd.Array) -> int:
    """Write the integers of the legal moves, return how many: verbs in order, here `take`, then `stop`."""
    moves[0] = TAKE
    moves[1] = STOP
    return 2


@rule
def chance(table: Reach, weights: nd.Array) -> int:
    """Write how likely each outcome is: there are three 1s, two 2s and one 3."""
    for card in range(3):
        weights[card] = 3 - card
    return 3


@rule
def apply(table: Reach, code: int) -> None:
    """Carry out an outcome of chance, or a move."""
    if table.actor == CHANCE:
        table.points[table.turn] += code + 1
        if table.points[table.turn] >= GOAL:
            table.stopped[table.turn] = 1
        next_turn(table)
    elif code == TAKE:
        table.actor = CHANCE
    else:
        table.stopped[table.turn] = 1
        next_turn(table)


@rule
def next_turn(table: Reach) -> None:
    """The next seat that has not stopped decides; if there is none, the game is over."""
    seat = table.turn
    for _ in range(table.seats):
        seat = (seat + 1) % table.seats
        if not table.stopped[seat]:
            table.turn = seat
            table.actor = seat
            return
    table.actor = OVER


@rule
def score(table: Reach, seat: int) -> int:
    """The points of a seat; the seat with the most wins."""
    points = int(table.points[seat])
    return points if points <= GOAL else 0


RULES = game(
    Reach,
    players=(2, 3, 4),
    moves={"take": None, "stop": None},
    outcomes={"card": range(1, 4)},
    legal=legal,
    chance=chance,
    apply=apply,
    score=score,
)
