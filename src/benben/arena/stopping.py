"""A sequential test: it may be checked after every block, and stops when the ranking is significant.

For every two players, a gambler bets on one of them, block after block, and a second gambler on the other. Each starts
with 1 and can never lose more. If the two players are equally strong, no strategy has a positive expected gain, and the
probability that a gambler *ever* has 1/a or more is at most a (Ville 1939; Shafer 2021, Waudby-Smith and Ramdas 2024).
So we may check as often as we like, and the games of a block may depend on each other: the probability of a wrong
decision about any two equally strong players stays below alpha if a gambler needs 2p/alpha for *p* pairs (Bonferroni).

The gamblers bet on the difference of the two players' victories per seat in a block. Blocks count as a whole, because
both players have had the same seats and deals then. Equally strong means that the difference has expectation 0 in every
block, given all earlier blocks. We assume nothing else: no model of ratings, no independent games.
"""

import itertools
import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

STAKES = np.geomspace(0.01, 0.95, 16)
"""Bets as parts of the largest possible bet; a gambler divides the log_wealth evenly among them."""

Floats = npt.NDArray[np.float64]


def bet(wealth: Floats, gain: Floats | float, most: float) -> Floats:
    """The logarithms of the wealth on each stake after a block.

    *gain*, at least -*most*, has expectation 0 or less if the gambler is wrong. Shapes: *wealth* (..., stakes), *gain*
    (...) or a number.
    """
    return np.asarray(wealth + np.log1p(np.multiply.outer(gain, STAKES / most)))


def log_wealth(wealth: Floats) -> Floats:
    """The logarithm of a gambler's total wealth; the start is 1. Shape: *wealth* without its last axis."""
    highest = wealth.max(axis=-1, keepdims=True)
    return np.asarray(np.log(np.exp(wealth - highest).mean(axis=-1)) + highest[..., 0])


class Stopping:
    """Decides which pairs of entrants are significant. Blocks must be added in the order of the schedule."""

    def __init__(self, lineups: Sequence[Sequence[int]], games: int, alpha: float) -> None:
        """*lineups* as in a schedule, *games* per block; *alpha* is the probability of any false positive."""
        self._lineups = lineups
        self._games = games
        pairs = list(itertools.combinations(range(len(lineups[0])), 2))
        self.needed = math.log(2 * len(pairs) / alpha)
        """The logarithm of the wealth that decides."""
        self._wealth = {
            pair: np.zeros(len(STAKES)) for one, two in pairs for pair in ((one, two), (two, one))
        }
        self.clear: dict[tuple[int, int], int] = {}
        """The significant pairs, (stronger, weaker), and after how many blocks they were."""
        self.blocks = 0

    def add(self, lineup: int, won: Sequence[float]) -> None:
        """Add one more block: its line-up and every entrant's victories in it."""
        self.blocks += 1
        seats = self._lineups[lineup]
        for (one, two), wealth in self._wealth.items():
            if seats[one] and seats[two]:
                gain = (won[one] / seats[one] - won[two] / seats[two]) / self._games
                wealth[:] = bet(wealth, gain, 1 / seats[two])
                if (one, two) not in self.clear and log_wealth(wealth) >= self.needed:
                    self.clear[one, two] = self.blocks

    def evidence(self, one: int, two: int) -> float:
        """The wealth of the gambler who bets that *one* is stronger than *two* (an e-value); 1 is no evidence."""
        return math.exp(float(log_wealth(self._wealth[one, two])))

    @property
    def is_clear(self) -> bool:
        """Whether every pair is significant."""
        return 2 * len({frozenset(pair) for pair in self.clear}) == len(self._wealth)
