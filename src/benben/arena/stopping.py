"""When enough games were played: a test that may be looked at after every block.

For every two players a gambler bets, block after block, that the one wins more than the other, and a second gambler
the opposite; each starts with 1 and can never owe anything. If the two are equally strong no way of betting can be
expected to gain, and the chance that a gambler *ever* has 1/a or more is at most a (Ville 1939; Shafer 2021,
Waudby-Smith and Ramdas 2024). So however often one looks, and whatever the blocks' games have in common, the chance of
telling any two equally strong players apart stays below alpha: with *p* pairs a gambler needs 2p/alpha (Bonferroni).

What is bet on is the difference of the two players' victories a seat in a block, so blocks count whole: seats and
luck have then been the same for both. Equally strong means that its expectation is 0 in every block, whatever
happened before; nothing else is assumed, neither a model of ratings nor independent games.
"""

import itertools
import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

STAKES = np.geomspace(0.01, 0.95, 16)
"""The parts of his greatest possible bet that a gambler bets; his money is spread evenly over them."""

Floats = npt.NDArray[np.float64]


def bet(wealth: Floats, gain: Floats | float, most: float) -> Floats:
    """The logarithms of the wealth on each stake after a block.

    *gain*, at least -*most*, has the expectation 0 or less if the gambler is wrong. Shapes: *wealth* (..., stakes),
    *gain* (...) or a number.
    """
    return np.asarray(wealth + np.log1p(np.multiply.outer(gain, STAKES / most)))


def money(wealth: Floats) -> Floats:
    """The logarithm of all that a gambler has; he began with 1. Shape: *wealth* without its last axis."""
    highest = wealth.max(axis=-1, keepdims=True)
    return np.asarray(np.log(np.exp(wealth - highest).mean(axis=-1)) + highest[..., 0])


class Stopping:
    """Tells which pairs of entrants are clear. Blocks must be added in the order of the schedule."""

    def __init__(self, lineups: Sequence[Sequence[int]], games: int, alpha: float) -> None:
        """*lineups* as in a schedule, *games* in a block; *alpha* is the chance of any false alarm at all."""
        self._lineups = lineups
        self._games = games
        pairs = list(itertools.combinations(range(len(lineups[0])), 2))
        self.needed = math.log(2 * len(pairs) / alpha)
        """The logarithm of the money that decides."""
        self._wealth = {
            pair: np.zeros(len(STAKES)) for one, two in pairs for pair in ((one, two), (two, one))
        }
        self.clear: dict[tuple[int, int], int] = {}
        """The pairs that are told apart, (stronger, weaker), and after how many blocks."""
        self.blocks = 0

    def add(self, lineup: int, won: Sequence[float]) -> None:
        """Look at one more block: its line-up and every entrant's victories in it."""
        self.blocks += 1
        seats = self._lineups[lineup]
        for (one, two), wealth in self._wealth.items():
            if seats[one] and seats[two]:
                gain = (won[one] / seats[one] - won[two] / seats[two]) / self._games
                wealth[:] = bet(wealth, gain, 1 / seats[two])
                if (one, two) not in self.clear and money(wealth) >= self.needed:
                    self.clear[one, two] = self.blocks

    def evidence(self, one: int, two: int) -> float:
        """The money of the gambler that entrant *one* wins more than *two* (an e-value); 1 says nothing."""
        return math.exp(float(money(self._wealth[one, two])))

    @property
    def is_clear(self) -> bool:
        """Whether all pairs are told apart."""
        return 2 * len({frozenset(pair) for pair in self.clear}) == len(self._wealth)
