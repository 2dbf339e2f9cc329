"""The legal moves in Ankh'or: a complete and exact list."""

from benben.engine.bits import has_bit
from benben.engine.rule import rule, small_rule, wide
from benben.engine.rules import Moves
from benben.games.ankhor.codes import Code
from benben.games.ankhor.components import (
    EMPTY,
    GOODS,
    KINDS,
    PILES,
    SPACES,
    TOKENS,
)
from benben.games.ankhor.estate import (
    FAR,
    can_move,
    colors_of_square,
    count_places,
    joint_set,
    keeps_together,
    liftable_set,
    next_place,
)
from benben.games.ankhor.flow import has_extra_action
from benben.games.ankhor.market import can_buy, can_save, lacking, slides
from benben.games.ankhor.rules import can_draw, has_pile, has_room
from benben.games.ankhor.table import AnkhorTable, Step


@small_rule
def legal(table: AnkhorTable, moves: Moves) -> int:
    """Write the legal moves of the actor into *moves*, return their number (0 for chance or a game that is over)."""
    if table.actor < 0:
        return 0
    if table.step <= Step.TAKE:
        return legal_actions(table, moves)
    return legal_decisions(table, moves)


@small_rule
def legal_actions(table: AnkhorTable, moves: Moves) -> int:
    """A3.1 to A3.6. Take tokens, buy a tile, extra actions; to pass is legal only when nothing else is."""
    count = wide(0)
    for token in range(TOKENS):
        if table.supply[token] > 0:
            moves[count] = Code.TAKE + token
            count += 1
    if table.step == Step.TAKE:
        return count
    seat = wide(table.turn)
    for space in range(SPACES):
        if can_buy(table, seat, space):
            moves[count] = Code.BUY + space
            count += 1
    if table.spendable > 0:
        count = list_extra_actions(table, moves, count)
    if count == 0:
        moves[0] = Code.PASS
        count = 1
    return count


@rule
def list_extra_actions(table: AnkhorTable, moves: Moves, count: int) -> int:
    """A3.3. The actions of an ankh; write them behind *count* other moves."""
    if not has_pile(table):
        if slides(table):
            moves[count] = Code.SLIDE
            count += 1
    elif can_draw(table):
        for pile in range(PILES):
            if table.piles[pile] > 0:
                moves[count] = Code.DRAW + pile
                count += 1
    if can_move(table, wide(table.turn)):
        moves[count] = Code.MOVE
        count += 1
    return count


@rule
def legal_decisions(table: AnkhorTable, moves: Moves) -> int:
    """The decisions in the middle of a turn or at its end."""
    seat, step = wide(table.turn), wide(table.step)
    if step == Step.PLACE:
        return list_purchase(table, moves, seat)
    if step == Step.SET_DOWN:
        return list_set_down(table, moves, seat)
    if step == Step.LIFT:
        return list_set(moves, wide(0), Code.LIFT, liftable_set(table, seat))
    if step == Step.AFTER:
        count = list_extra_actions(table, moves, wide(0))
        moves[count] = Code.END
        return count + 1
    if step == Step.SAVE:
        return list_set(moves, wide(0), Code.SAVE, savable_set(table, seat))
    count = list_set(moves, wide(0), Code.RETURN, leaving_set(table, seat, False))
    return list_set(moves, count, Code.STORE, leaving_set(table, seat, True))


@rule
def savable_set(table: AnkhorTable, seat: int) -> int:
    """A6.6. The goods that need not be paid for the tile that is bought, as a bit mask."""
    goods = 0
    for good in range(GOODS):
        goods |= int(can_save(table, seat, wide(table.buying), good)) << good
    return goods


@rule
def leaving_set(table: AnkhorTable, seat: int, for_warehouse: bool) -> int:
    """A4.6, A8.7. The goods in the hand that may leave it for a warehouse, or for the supply, as a bit mask."""
    goods = 0
    for good in range(GOODS):
        is_in_hand = table.tokens[seat, good] > table.stored[seat, good]
        goods |= int(is_in_hand and has_room(table, seat, good) == for_warehouse) << good
    return goods


@small_rule
def list_set(moves: Moves, count: int, first: int, numbers: int) -> int:
    """Write a move for each of a set of *numbers* behind *count* others."""
    number = 0
    while numbers >> number != 0:
        if has_bit(numbers, number):
            moves[count] = first + number
            count += 1
        number += 1
    return count


@rule
def list_purchase(table: AnkhorTable, moves: Moves, seat: int) -> int:
    """A6.1 to A6.5. Every place on the ground, if all can be paid; squares with the tile's color."""
    count = wide(0)
    if lacking(table, seat, wide(table.buying)) == 0:
        count = count_places(table, seat, wide(EMPTY))
        for place in range(count):
            moves[place] = Code.PLACE + place
    return list_set(moves, count, Code.STACK, squares_for(table, seat))


@rule
def squares_for(table: AnkhorTable, seat: int) -> int:
    """A6.4. The squares on which the bought tile may lie, by their upper left tiles, as a bit mask."""
    color = int(table.offer[table.buying]) // KINDS
    free = int(table.free_squares[seat])
    if not has_bit(table.square_colors[seat], color):
        return 0
    for square in range(wide(table.grounds[seat])):
        if has_bit(free, square) and not has_bit(colors_of_square(table, seat, square), color):
            free &= ~(1 << square)
    return free


@rule
def list_set_down(table: AnkhorTable, moves: Moves, seat: int) -> int:
    """A11.3 to A11.6. The places for the lifted tile: another place on the ground, or another square."""
    lifted = wide(table.lifted)
    if lifted >= table.grounds[seat]:
        return list_set(moves, wide(0), Code.STACK, wide(table.free_squares[seat]))
    is_joint = joint_set(table, seat, 1 << lifted) != 0
    count = place = 0
    above = left = right = below = here = wide(0)
    while True:
        cell, neighbors, above, left, right, below, here = next_place(
            table, seat, lifted, above, left, right, below, here
        )
        if cell > FAR:
            return count
        is_own = table.cells[seat, lifted] == cell
        if not is_own and (not is_joint or keeps_together(table, seat, lifted, neighbors)):
            moves[count] = Code.PLACE + place
            count += 1
        place += 1


@rule
def is_stuck(table: AnkhorTable) -> bool:
    """A3.6. Whether a seat at its turn has nothing to do but pass."""
    for token in range(TOKENS):
        if table.supply[token] > 0:
            return False
    for space in range(SPACES):
        if can_buy(table, wide(table.turn), space):
            return False
    return not (table.spendable > 0 and has_extra_action(table))
