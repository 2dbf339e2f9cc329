"""The seating of every game: every rotation of every line-up, equally often.

A *line-up* says how many seats each entrant has. A *block* is one line-up in all its rotations, played with the same
deals. A *round* is one block of every line-up. There is no last round: a longer run starts with the games of a shorter.
"""

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from benben.arena.errors import BadPlan
from benben.engine.message import message


@dataclass(frozen=True)
class Seating:
    """The seating of one game, and the block whose deal it uses."""

    block: int
    deal: int
    """0, or the number of the deal within the block if rotations would repeat themselves."""
    lineup: int
    """Index into the schedule's line-ups."""
    entrants: tuple[int, ...]
    """The entrant on each seat."""


@dataclass(frozen=True)
class Schedule:
    """The games of this many *entrants* at a table with this many *seats*.

    With at least as many entrants as seats, every combination of them plays. With fewer, each entrant has at least one
    seat, and every way to distribute the other seats is a line-up: two entrants at a table of four play one against
    three, two against two, and three against one. The order around the table changes from round to round.
    """

    entrants: int
    seats: int

    def __post_init__(self) -> None:
        if self.entrants < 2:  # noqa: PLR2004  (a game needs two)
            raise BadPlan(message("engine-arena-too_few"))

    @cached_property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """How many seats each entrant has in each line-up."""
        if self.entrants >= self.seats:
            chosen = itertools.combinations(range(self.entrants), self.seats)
            return tuple(tuple(int(entrant in table) for entrant in range(self.entrants)) for table in chosen)
        most = self.seats - self.entrants + 1
        counts = itertools.product(range(most, 0, -1), repeat=self.entrants)
        return tuple(count for count in counts if sum(count) == self.seats)

    @property
    def round_games(self) -> int:
        """The number of games in a round."""
        return len(self.lineups) * self.seats

    def check(self, games: int) -> None:
        """Raise `BadPlan` unless this many *games* are whole rounds."""
        size = self.round_games
        if games > 0 and games % size == 0:
            return
        raise BadPlan(message("engine-arena-rounds", games=games, size=size))

    def seating(self, game: int) -> Seating:
        """The seating of the *game* with this index (from 0)."""
        block, rotation = divmod(game, self.seats)
        turn, lineup = divmod(block, len(self.lineups))
        circle = self._circles[lineup][turn % len(self._circles[lineup])]
        period = _period(circle)
        shift = rotation % period
        return Seating(block, rotation // period, lineup, circle[-shift:] + circle[:-shift])

    def block_games(self, block: int) -> range:
        """The indices of the games of a block."""
        return range(block * self.seats, (block + 1) * self.seats)

    @cached_property
    def _circles(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """The orders around the table, for each line-up."""
        return tuple(tuple(_circles(lineup)) for lineup in self.lineups)


def _circles(lineup: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The different orders around the table; rotations count as one."""
    places = tuple(Counter(dict(enumerate(lineup))).elements())
    first, *others = places
    seen = set()
    for order in sorted(set(itertools.permutations(others))):
        circle = (first, *order)
        name = min(circle[shift:] + circle[:shift] for shift in range(len(circle)))
        if name not in seen:
            seen.add(name)
            yield name


def _period(circle: tuple[int, ...]) -> int:
    """The number of rotations after which the seating repeats."""
    return next(shift for shift in range(1, len(circle) + 1) if circle[shift:] + circle[:shift] == circle)
