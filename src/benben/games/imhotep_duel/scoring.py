"""D9. Scoring, item by item: the score at any time is what the table would be worth if the game ended now."""

from benben.engine.bits import count_bits
from benben.engine.rule import rule, small_rule
from benben.engine.rules import Numbers
from benben.engine.tally import Tallying, bind_tally
from benben.games.imhotep_duel.components import (
    ACTION_POINTS,
    ACTIONS,
    BLACK,
    BOTH_PRIZES_OBELISKS,
    FIRST_POINTS,
    ITEMS,
    LONGEST_RUN,
    MAJORITY_POINTS,
    MEEPLE_POINTS,
    OBELISK_POINTS,
    PRIZE_OBELISKS,
    PYRAMID_A_POINTS,
    PYRAMID_B_POINTS,
    SECOND_POINTS,
    SIDE_A,
    TEMPLES,
    TOMB_B_POINTS,
    TOMBS,
    WHITE,
    Item,
    Site,
    Token,
)
from benben.games.imhotep_duel.table import DuelTable


@rule
def score(table: DuelTable, seat: int) -> int:
    """D9.17. The points of a seat."""
    total = 0
    for item in range(ITEMS):
        total += item_points(table, seat, item)
    return total


@rule
def worth(table: DuelTable, seat: int) -> int:
    """The points of a seat without those of its meeples: a meeple that comes back from the harbor is no loss (D9.3)."""
    return score(table, seat) - item_points(table, seat, Item.MEEPLES)


@rule
def item_points(table: DuelTable, seat: int, item: int) -> int:
    """The points of one line of the receipt."""
    if item == Item.OBELISK:
        return obelisk_points(table, seat)
    if item == Item.TEMPLE:
        return temple_points(table, seat)
    if item == Item.TOMB:
        return tomb_points(table, seat)
    if item == Item.ACTIONS:
        return ACTION_POINTS * item_count(table, seat, item)
    if item == Item.MEEPLES:
        return MEEPLE_POINTS * item_count(table, seat, item)
    return pyramid_points(table, seat, item)


@rule
def item_count(table: DuelTable, seat: int, item: int) -> int:
    """The count on a line of the receipt: tokens, or meeples on the harbor."""
    tokens = table.tokens[seat]
    if item == Item.OBELISK:
        return int(tokens[Token.OBELISK])
    if item == Item.TEMPLE:
        return count_tokens(table, seat, TEMPLES[0], TEMPLES[1])
    if item == Item.LIGHT_PYRAMID:
        return int(tokens[Token.LIGHT_PYRAMID])
    if item == Item.DARK_PYRAMID:
        return int(tokens[Token.DARK_PYRAMID])
    if item == Item.PYRAMID:
        return int(min(tokens[Token.LIGHT_PYRAMID], tokens[Token.DARK_PYRAMID]))
    if item == Item.TOMB:
        return count_tokens(table, seat, TOMBS[0], TOMBS[1])
    if item == Item.ACTIONS:
        return count_tokens(table, seat, ACTIONS[0], ACTIONS[1])
    return count_bits(int(table.meeples[seat]))


tally = bind_tally("imhotep_duel", ITEMS, item_count, item_points)
tally_of = Tallying("benben.games.imhotep_duel", ITEMS)


@rule
def count_tokens(table: DuelTable, seat: int, first: int, end: int) -> int:
    """How many tokens of the kinds from *first* to *end* a seat has."""
    count = 0
    for kind in range(first, end):
        count += table.tokens[seat, kind]
    return count


# ---- obelisk -----------------------------------------------------------------------------------------------------
@rule
def obelisk_points(table: DuelTable, seat: int) -> int:
    """D9.4, D9.5. Side A: one a token, and a bonus for more than the other. D9.10 to D9.12. Side B: prizes."""
    own, other = int(table.tokens[seat, Token.OBELISK]), int(table.tokens[1 - seat, Token.OBELISK])
    if table.sides[Site.OBELISK] == SIDE_A:
        return OBELISK_POINTS * own + (MAJORITY_POINTS if own > other else 0)
    if table.first_to_five == seat:
        return FIRST_POINTS + (SECOND_POINTS if own >= BOTH_PRIZES_OBELISKS else 0)
    return SECOND_POINTS if own >= PRIZE_OBELISKS else 0


# ---- temple ------------------------------------------------------------------------------------------------------
@rule
def temple_points(table: DuelTable, seat: int) -> int:
    """D9.6. Side A: one a circle. D9.14. Side B: sets of different values, each scores the square of its size."""
    if table.sides[Site.TEMPLE] == SIDE_A:
        points = 0
        for kind in range(TEMPLES[0], TEMPLES[1]):
            points += circles(kind) * table.tokens[seat, kind]
        return int(points)
    points = 0
    copies = 1
    values = different_temples(table, seat, copies)
    while values > 0:
        points += set_points(values)
        copies += 1
        values = different_temples(table, seat, copies)
    return points


@small_rule
def circles(kind: int) -> int:
    """D9.6. The circles on a temple token."""
    return kind - TEMPLES[0] + 1


@small_rule
def set_points(values: int) -> int:
    """D9.14. The points of a set by its number of different values."""
    return values * values


@rule
def different_temples(table: DuelTable, seat: int, copies: int) -> int:
    """The number of values of which a seat has at least *copies*: the size of its set with that number."""
    values = 0
    for kind in range(TEMPLES[0], TEMPLES[1]):
        values += table.tokens[seat, kind] >= copies
    return values


# ---- pyramid -----------------------------------------------------------------------------------------------------
@rule
def pyramid_points(table: DuelTable, seat: int, item: int) -> int:
    """D9.7. Side A: each pyramid by itself. D9.15. Side B: the smaller one only."""
    if (table.sides[Site.PYRAMID] == SIDE_A) == (item == Item.PYRAMID):
        return 0
    return built_points(table, item_count(table, seat, item))


@small_rule
def built_points(table: DuelTable, tokens: int) -> int:
    """The points of a pyramid by its number of *tokens*, on side B as the smaller one."""
    if table.sides[Site.PYRAMID] == SIDE_A:
        return int(PYRAMID_A_POINTS[tokens])
    return int(PYRAMID_B_POINTS[tokens])


# ---- tomb --------------------------------------------------------------------------------------------------------
@rule
def tomb_points(table: DuelTable, seat: int) -> int:
    """D9.9. Runs of consecutive numbers. D9.8. Side A: the square of the length, five at most. D9.16. Side B: four."""
    points = 0
    length = 0
    for kind in range(TOMBS[0], TOMBS[1]):
        if table.tokens[seat, kind] > 0:
            length += 1
        else:
            points += run_points(table, length)
            length = 0
    return points + run_points(table, length)


@small_rule
def run_points(table: DuelTable, length: int) -> int:
    """The points of a run by its number of consecutive tomb tokens."""
    if table.sides[Site.TOMB] == SIDE_A:
        return run_length_points(length)
    return TOMB_B_POINTS if length > 0 else 0


@small_rule
def run_length_points(length: int) -> int:
    """D9.8. Side A: the square of the length, of five at most."""
    return min(length, LONGEST_RUN) * min(length, LONGEST_RUN)


# ---- D10 who has won ---------------------------------------------------------------------------------------------
@rule
def winner(table: DuelTable) -> int:
    """D10.1, D10.2. Most points; a tie goes to the player who did not start."""
    return BLACK if score(table, BLACK) > score(table, WHITE) else WHITE


@rule
def shares(table: DuelTable, won: Numbers) -> None:
    """Write each seat's share of the victory: 1 for the winner, 0 for the other."""
    won[BLACK] = 0.0
    won[WHITE] = 0.0
    won[winner(table)] = 1.0
