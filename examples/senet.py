"""Senet by Kendall's rules, a race of two over thirty squares: `benben play ./examples/senet.py`."""

from benben import CHANCE, OVER, GameTable, Verbs, cell, game, nd, places, rule

STICKS = nd.array(
    [4, 6, 4, 1, 1]
)  # of 16: how likely one to four flat sticks are, and none, which counts five
FIRST_ROW, LAST, REBIRTH, HAPPINESS, WATER, HOUSES, EMPTY = 10, 30, 15, 26, 27, (26, 28, 29, 30), -1
MOVES = Verbs(move=places("board", range(1, 31)), back=places("board", range(1, 31)))


class Senet(GameTable):
    pawns: int = cell(low=0, high=7)
    throw: int = cell(low=0, high=5)
    board = cell(32, holds="seats", columns=8)  # by square, 1 to 30: whose pawn
    off = cell(2, low=0, high=7, by_seat=True)


@rule
def setup(table: Senet) -> None:
    table.actor = CHANCE
    for square in range(1, 2 * table.pawns + 1):
        table.board[square] = 1 - square % 2


@rule
def legal(table: Senet, moves: nd.Array) -> int:
    count = 0
    for way in range(2):  # forward; only if no pawn can go, backward
        if table.actor >= 0 and count == 0:
            for square in range(1, LAST + 1):
                if can_go(table, square, table.throw if way == 0 else -table.throw):
                    moves[count] = LAST * way + square - 1
                    count += 1
    return count


@rule
def can_go(table: Senet, start: int, steps: int) -> bool:
    goal = start + steps
    if table.board[start] != table.turn:
        return False
    if start >= HAPPINESS and goal == LAST + 1:
        return not has_pawn_in_first_row(table)
    if start >= HAPPINESS:
        return start == HAPPINESS and 0 < steps < 5 and table.board[goal] == EMPTY
    if goal < 1 or goal > HAPPINESS or (steps < 0 and goal == HAPPINESS):
        return False
    is_free = table.board[goal] == EMPTY or (table.board[goal] != table.turn and not is_safe(table, goal))
    return is_free and not passes_three(table, start, goal)


@rule
def has_pawn_in_first_row(table: Senet) -> bool:
    for square in range(1, FIRST_ROW + 1):
        if table.board[square] == table.turn:
            return True
    return False


@rule
def passes_three(table: Senet, start: int, goal: int) -> bool:
    run = 0
    for square in range(min(start, goal) + 1, max(start, goal)):
        run = run + 1 if table.board[square] == 1 - table.turn else 0
        if run == 3:
            return True
    return False


@rule
def is_safe(table: Senet, square: int) -> bool:
    return square in HOUSES or table.board[square] in (table.board[square - 1], table.board[square + 1])


@rule
def chance(table: Senet, weights: nd.Array) -> int:
    for throw in range(5):
        weights[throw] = STICKS[throw]
    return 5


@rule
def apply(table: Senet, code: int) -> None:
    if table.actor == CHANCE:
        table.throw, table.actor = code + 1, table.turn
        if not any_goes(table):
            end_turn(table, False)
        return
    start = code % LAST + 1
    goal = start + table.throw if code < LAST else start - table.throw
    again = not 2 <= table.throw <= 3
    table.board[start] = table.board[goal] if goal <= LAST else EMPTY
    if goal == WATER:
        goal, again = REBIRTH, False
        while table.board[goal] != EMPTY:
            goal -= 1
    if goal <= LAST:
        table.board[goal] = table.turn
    else:
        table.off[table.turn] += 1
    end_turn(table, again)


@rule
def any_goes(table: Senet) -> bool:
    for square in range(1, LAST + 1):
        if can_go(table, square, table.throw) or can_go(table, square, -table.throw):
            return True
    return False


@rule
def end_turn(table: Senet, again: bool) -> None:
    table.actor = OVER if table.off[table.turn] == table.pawns else CHANCE
    table.turn = table.turn if again or table.actor == OVER else 1 - table.turn
    table.throw = 0


@rule
def score(table: Senet, seat: int) -> int:
    return int(table.off[seat])


RULES = game(Senet, options={"pawns": (5, 7)}, moves=MOVES, outcomes={"throw": range(1, 6)}, most_moves=7,
             setup=setup, legal=legal, chance=chance, apply=apply, score=score)  # fmt: skip
