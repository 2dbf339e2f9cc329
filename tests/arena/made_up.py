"""Simulated results: players of known strengths."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from benben.arena.playing import Result, Thought
from benben.arena.schedule import Schedule

Floats = npt.NDArray[np.float64]
IDLE = Thought(choices=1, seconds=0.0, longest=0.0, failures=0, reason="")


def result(game: int, winners: tuple[int, ...], seats: int = 2) -> Result:
    """A game with nothing but winners."""
    return Result(game, winners, tuple(int(seat in winners) for seat in range(seats)), 1, (IDLE,) * seats)


def blocks(
    schedule: Schedule,
    strengths: Floats,
    rounds: int,
    dice: np.random.Generator,
    luck: float = 0.0,
    shared: float = 0.0,
) -> Iterator[tuple[int, tuple[float, ...]]]:
    """Blocks as a tally makes them. *luck* is how much the deal adds to each seat's strength (its deviation), the same
    in a whole block; so often a game ends *shared* by all."""
    for block in range(rounds * len(schedule.lineups)):
        won = np.zeros(schedule.entrants)
        deal = dice.normal(0.0, luck, schedule.seats)
        lineup = 0
        for game in schedule.block_games(block):
            seating = schedule.seating(game)
            lineup, entrants = seating.lineup, np.array(seating.entrants)
            if dice.random() < shared:
                np.add.at(won, entrants, 1 / schedule.seats)
                continue
            odds = np.exp(strengths[entrants] + deal)
            won[entrants[dice.choice(schedule.seats, p=odds / odds.sum())]] += 1
        yield lineup, tuple(won.tolist())
