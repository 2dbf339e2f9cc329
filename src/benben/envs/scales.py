"""The rewards of an end, in compiled code; `benben.envs.rewards` explains them."""

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from benben.engine.arithmetic import tanh
from benben.engine.rule import small_rule

if TYPE_CHECKING:
    shares: Callable[..., None]
    score: Callable[..., int]


class Reward(IntEnum):
    """The reward of a seat."""

    WIN = 0
    MARGIN = 1
    RANK = 2
    POINTS = 3
    MEAN_MARGIN = 4


MARGIN = 20.0
"""A margin of this many points gives the reward tanh(1)."""
WINNERS_FIRST = 1e9
"""More than any points: a winner by the rules comes before everybody else with the same points."""


def reward_row_template(rows: Any, config: Any, row: int, won: Any) -> None:
    """Write each seat's reward at the end of a game; `POINTS` are added up during the game."""
    table, seats = rows.tables[row], config.seats
    if config.reward == Reward.WIN:
        shares(table, won)
        for seat in range(seats):
            rows.reward[row, seat] = (seats * won[seat] - 1.0) / (seats - 1.0)
    elif config.reward == Reward.RANK:
        shares(table, won)
        for seat in range(seats):
            won[seat] = WINNERS_FIRST * won[seat] + score(table, seat)
        for seat in range(seats):
            rows.reward[row, seat] = rank_of(won, seat, seats)
    elif config.reward != Reward.POINTS:
        for seat in range(seats):
            won[seat] = score(table, seat)
        for seat in range(seats):
            rows.reward[row, seat] = (
                margin_of(won, seat, seats)
                if config.reward == Reward.MARGIN
                else mean_margin_of(won, seat, seats)
            )


@small_rule
def margin_of(points: Any, seat: int, seats: int) -> float:
    """The reward of a seat's margin over the best other seat, from -1 to 1."""
    best = -1e9
    for other in range(seats):
        if other != seat:
            best = max(best, points[other])
    return tanh((points[seat] - best) / MARGIN)


@small_rule
def mean_margin_of(points: Any, seat: int, seats: int) -> float:
    """The mean reward of a seat's margins over each other seat, from -1 to 1; the sum over all seats is 0."""
    total = 0.0
    for other in range(seats):
        if other != seat:
            total += tanh((points[seat] - points[other]) / MARGIN)
    return total / (seats - 1.0)


@small_rule
def rank_of(points: Any, seat: int, seats: int) -> float:
    """1 for the first, -1 for the last, the mean of their places for seats with equal points; the sum is 0."""
    before = behind = 0
    for other in range(seats):
        before += points[other] > points[seat]
        behind += points[other] < points[seat]
    return (behind - before) / (seats - 1.0)
