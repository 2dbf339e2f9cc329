"""Mū tōrere, a Māori board game for two, without chance: `benben play ./examples/mu_torere.py`.

Eight points lie in a ring around a centre. Each side has four pieces next to each other; the centre is empty. A turn
moves a piece to the one empty place: along the ring to the next point, from the centre to any point, or from the ring
into the centre, but that only where the piece stands next to one of the other side. A side that cannot move has lost.

The variant here: the condition for the centre holds all through the game, and a game of 100 moves has no winner.
"""

from benben import OVER, GameTable, cell, game, nd, places, rule

RING, CENTRE, EMPTY, MOST_TURNS = 8, 8, -1, 100


class MuTorere(GameTable):
    """The ring is 0 to 7, the centre 8."""

    board = cell(9, holds="seats", columns=9)
    turns: int = cell(low=0, high=MOST_TURNS)


@rule
def setup(table: MuTorere) -> None:
    for point in range(RING):
        table.board[point] = point // 4


@rule
def empty_place(table: MuTorere) -> int:
    for place in range(RING + 1):
        if table.board[place] == EMPTY:
            return place
    return 0


@rule
def can_go(table: MuTorere, seat: int, place: int) -> bool:
    if table.board[place] != seat:
        return False
    goal = empty_place(table)
    after, before = (place + 1) % RING, (place + RING - 1) % RING
    if goal == CENTRE:
        return 1 - seat in (table.board[after], table.board[before])
    return place == CENTRE or goal in (after, before)


@rule
def legal(table: MuTorere, moves: nd.Array) -> int:
    count = 0
    for place in range(RING + 1):
        if can_go(table, table.turn, place):
            moves[count] = place
            count += 1
    return count


@rule
def apply(table: MuTorere, code: int) -> None:
    goal = empty_place(table)
    table.board[goal] = table.turn
    table.board[code] = EMPTY
    table.turns += 1
    table.turn = 1 - table.turn
    table.actor = OVER if is_stuck(table) or table.turns == MOST_TURNS else table.turn


@rule
def is_stuck(table: MuTorere) -> bool:
    for place in range(RING + 1):
        if can_go(table, table.turn, place):
            return False
    return True


@rule
def winner(table: MuTorere) -> int:
    return 1 - table.turn if is_stuck(table) else -1


RULES = game(
    MuTorere, moves={"move": places("board", RING + 1)}, most_moves=4, words={"title": "Mū tōrere"},
    setup=setup, legal=legal, apply=apply, winner=winner,
)  # fmt: skip
