"""The worth of a token to a seat: its points now, and those that it may lead to.

Everything is in points; none of it is a rule. The figures came from a random search: variants played thousands of
games against each other, over all sides, and the winners were kept and rounded.
"""

from benben import nd
from benben.engine.rule import rule, small_rule
from benben.games.imhotep_duel.components import (
    ACTIONS,
    PRIZE_OBELISKS,
    RESERVE,
    SIDE_A,
    TEMPLES,
    TOKEN_COUNTS,
    TOKENS,
    TOMBS,
    Site,
    Token,
)
from benben.games.imhotep_duel.scoring import built_points, circles, different_temples, run_points, set_points
from benben.games.imhotep_duel.table import NOBODY, DuelTable

ACTION_WORTH = nd.array([0.5, 5.5, 2.4, 2.3])
"""The worth of playing an action token early in the game; at the end it is its one point."""
MAJORITY_WORTH = nd.array([3.6, 3.1, 1.3, 1.0, 0.3])
"""Side A of the obelisk: besides its own point, by how far apart the players are."""
PRIZE_WORTH = nd.array([0.0, 1.0, 3.5, 7.0, 10.5, 17.5])
"""Side B: for a number of obelisks while no seat has five."""
SECOND_WORTH = nd.array([0.0, 0.3, 0.7, 1.5, 3.0, 9.0])
"""The same when the other player was first."""
FIFTH_OVER = 0.45
"""Each obelisk more, for the first of the two."""
GROWTH_TEMPLE = 1.8
GROWTH_PYRAMID = 0.95
GROWTH_PYRAMID_B = 0.7
GROWTH_TOMB = 1.5
"""The worth of each step of growth that a token opens, while there is time."""


@small_rule
def time_left(table: DuelTable) -> float:
    """The share of the tokens that is still in the supply: two thirds when the first turn begins."""
    return int(table.supply) / (TOKENS - RESERVE)


@rule
def token_worth(table: DuelTable, seat: int, kind: int) -> float:
    """The worth of a token of this *kind* for *seat*."""
    if kind >= ACTIONS[0]:
        return float(1.0 + time_left(table) * (ACTION_WORTH[kind - ACTIONS[0]] - 1.0))
    if kind >= TOMBS[0]:
        return tomb_worth(table, seat, kind)
    if kind >= TEMPLES[0]:
        return temple_worth(table, seat, kind)
    if kind == Token.OBELISK:
        return obelisk_worth(table, seat)
    return pyramid_worth(table, seat, kind)


@rule
def obelisk_worth(table: DuelTable, seat: int) -> float:
    """One more obelisk: its point and the majority, or a step towards a prize."""
    own, other = int(table.tokens[seat, Token.OBELISK]), int(table.tokens[1 - seat, Token.OBELISK])
    if table.sides[Site.OBELISK] == SIDE_A:
        return float(1.0 + MAJORITY_WORTH[min(abs(own - other), len(MAJORITY_WORTH) - 1)])
    if own >= PRIZE_OBELISKS:
        return FIFTH_OVER if table.first_to_five == seat else 0.0
    prizes = PRIZE_WORTH if table.first_to_five == NOBODY else SECOND_WORTH
    return float(prizes[own + 1] - prizes[own])


@rule
def temple_worth(table: DuelTable, seat: int, kind: int) -> float:
    """One more temple token: its circles, or how much its set grows and may still grow."""
    if table.sides[Site.TEMPLE] == SIDE_A:
        return float(circles(kind))
    size = different_temples(table, seat, int(table.tokens[seat, kind]) + 1)
    gain = set_points(size + 1) - set_points(size)
    return gain + GROWTH_TEMPLE * time_left(table) * (3 - size)


@rule
def pyramid_worth(table: DuelTable, seat: int, kind: int) -> float:
    """One more pyramid token: a step of its pyramid, or of the smaller of the two."""
    own = int(table.tokens[seat, kind])
    if table.sides[Site.PYRAMID] == SIDE_A:
        left = int(TOKEN_COUNTS[kind]) - own - int(table.tokens[1 - seat, kind]) - int(table.gone[kind])
        return pyramid_step(table, own) + GROWTH_PYRAMID * time_left(table) * max(0, left - 1)
    other = int(table.tokens[seat, Token.LIGHT_PYRAMID + Token.DARK_PYRAMID - kind])
    step = float(pyramid_step(table, min(own, other)))
    return step if own < other else GROWTH_PYRAMID_B * time_left(table) * step / (1.0 + own - other)


@small_rule
def pyramid_step(table: DuelTable, tokens: int) -> int:
    """The points that one more token adds to a pyramid of this many, nothing to one that is full."""
    higher = min(tokens + 1, int(TOKEN_COUNTS[Token.LIGHT_PYRAMID]))
    return built_points(table, higher) - built_points(table, tokens)


@rule
def tomb_worth(table: DuelTable, seat: int, kind: int) -> float:
    """One more tomb token: its points for the runs next to it, and those that may still be added to these."""
    below, above = run_beside(table, seat, kind, -1), run_beside(table, seat, kind, 1)
    length = below + above + 1
    gain = run_points(table, length) - run_points(table, below) - run_points(table, above)
    if table.sides[Site.TOMB] != SIDE_A:
        return float(gain)
    growth = joined(table, seat, kind - below - 1, length, -1) + joined(
        table, seat, kind + above + 1, length, 1
    )
    return gain + GROWTH_TOMB * time_left(table) * growth


@rule
def joined(table: DuelTable, seat: int, kind: int, length: int, step: int) -> int:
    """The points that a tomb token would add at the end of a run of this *length*, if *seat* may still get it."""
    if not can_get(table, seat, kind):
        return 0
    beyond = run_beside(table, seat, kind, step)
    return run_points(table, length + 1 + beyond) - run_points(table, length) - run_points(table, beyond)


@rule
def run_beside(table: DuelTable, seat: int, kind: int, step: int) -> int:
    """How many consecutive tomb tokens a seat has from *kind* on in one direction, without it."""
    length = 0
    kind += step
    while TOMBS[0] <= kind < TOMBS[1] and table.tokens[seat, kind] > 0:
        length += 1
        kind += step
    return length


@rule
def can_get(table: DuelTable, seat: int, kind: int) -> bool:
    """Whether a tomb token may still come to *seat*."""
    if kind < TOMBS[0] or kind >= TOMBS[1]:
        return False
    return bool(table.tokens[1 - seat, kind] == 0 and table.gone[kind] == 0)
