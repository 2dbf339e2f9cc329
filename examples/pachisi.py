"""Pachisi, the race from India, each for oneself: `benben play ./examples/pachisi.py --players 4`.

Six cowries are thrown: as many squares as mouths lie up, but 10 for one mouth and 25 for none. A 6, 10 or 25 is a
grace: it throws again, and only it brings a piece onto the board. A piece goes down the middle of its own arm, once
around the cross, up its arm again and home. Landing on pieces of others sends them back to where they started; on a
castle they are safe, and no other seat may land there. The first seat with four pieces at home wins.

The variant here: two or four seats without partners; no move may be declined; three castles on each arm; a piece comes
home with any throw that is enough, because no throw is 1.
"""

from benben import CHANCE, OVER, GameTable, cell, game, nd, rule

COWRIES = nd.array([1, 6, 15, 20, 15, 6, 1])  # of 64, by mouths
STEPS = nd.array([25, 10, 2, 3, 4, 5, 6])
PIECES, ARM, ROUND, ARMS = 4, 7, 68, 4
HOME = 2 * ARM + ROUND + 1
QUARTER = ROUND // ARMS


class Pachisi(GameTable):
    """A piece's place counts from 0, not on the board, to `HOME`."""

    throw: int = cell(low=0, high=25)
    pieces = cell(4, PIECES, low=0, high=HOME, by_seat=True)


@rule
def setup(table: Pachisi) -> None:
    table.actor = CHANCE


@rule
def square(table: Pachisi, seat: int, place: int) -> int:
    """The square of the ring around the cross; -1 elsewhere."""
    if place <= ARM or place > ARM + ROUND:
        return -1
    return (place - ARM - 1 + QUARTER * seat * ARMS // table.seats) % ROUND


@rule
def is_castle(ring: int) -> bool:
    return ring % QUARTER in (0, 4, 13)


@rule
def is_held(table: Pachisi, seat: int, ring: int) -> bool:
    """Whether somebody else stands on a square."""
    for other in range(table.seats):
        for piece in range(PIECES):
            if other != seat and square(table, other, table.pieces[other, piece]) == ring:
                return True
    return False


@rule
def is_grace(throw: int) -> bool:
    return throw in (6, 10, 25)


@rule
def can_go(table: Pachisi, piece: int) -> bool:
    place = table.pieces[table.turn, piece]
    goal = min(HOME, place + table.throw)
    if place == HOME or (place == 0 and not is_grace(table.throw)):
        return False
    ring = square(table, table.turn, goal)
    return ring < 0 or not (is_castle(ring) and is_held(table, table.turn, ring))


@rule
def legal(table: Pachisi, moves: nd.Array) -> int:
    count = 0
    for piece in range(PIECES):
        if can_go(table, piece):
            moves[count] = piece
            count += 1
    return count


@rule
def chance(table: Pachisi, weights: nd.Array) -> int:
    for mouths in range(7):
        weights[mouths] = COWRIES[mouths]
    return 7


@rule
def apply(table: Pachisi, code: int) -> None:
    if table.actor == CHANCE:
        table.throw = STEPS[code]
        table.actor = table.turn
        if not any_goes(table):
            end_turn(table)
        return
    goal = min(HOME, table.pieces[table.turn, code] + table.throw)
    table.pieces[table.turn, code] = goal
    ring = square(table, table.turn, goal)
    if ring >= 0:
        send_back(table, ring)
    if home(table, table.turn) == PIECES:
        table.actor = OVER
    else:
        end_turn(table)


@rule
def any_goes(table: Pachisi) -> bool:
    for piece in range(PIECES):
        if can_go(table, piece):
            return True
    return False


@rule
def send_back(table: Pachisi, ring: int) -> None:
    for other in range(table.seats):
        for piece in range(PIECES):
            if other != table.turn and square(table, other, table.pieces[other, piece]) == ring:
                table.pieces[other, piece] = 0


@rule
def end_turn(table: Pachisi) -> None:
    if not is_grace(table.throw):
        table.turn = (table.turn + 1) % table.seats
    table.throw = 0
    table.actor = CHANCE


@rule
def home(table: Pachisi, seat: int) -> int:
    count = 0
    for piece in range(PIECES):
        count += table.pieces[seat, piece] == HOME
    return count


@rule
def score(table: Pachisi, seat: int) -> int:
    return home(table, seat)


RULES = game(Pachisi, players=(2, 4), moves={"piece": range(1, 5)}, outcomes={"throw": [25, 10, 2, 3, 4, 5, 6]},
             setup=setup, legal=legal, chance=chance, apply=apply, score=score)  # fmt: skip
