"""Nim: take one, two or three of 21 matches; the seat that takes the last one wins."""

from benben import OVER, GameTable, cell, game, nd, rule


class Nim(GameTable):
    """Matches, and whose turn it is."""

    matches: int = cell(low=0, high=21)


@rule
def setup(table: Nim) -> None:
    table.matches = 21


@rule
def legal(table: Nim, moves: nd.Array) -> int:
    for count in range(min(3, table.matches)):
        moves[count] = count
    return min(3, table.matches)


@rule
def apply(table: Nim, code: int) -> None:
    table.matches -= code + 1
    table.turn = 1 - table.turn
    table.actor = OVER if table.matches == 0 else table.turn


@rule
def winner(table: Nim) -> int:
    return 1 - table.turn


RULES = game(Nim, moves={"take": range(1, 4)}, setup=setup, legal=legal, apply=apply, winner=winner)
