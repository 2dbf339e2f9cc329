"""Random games that the general laws look at: a few of each set of options, played once in each process."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from benben.engine.game import Game, Match
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, Tables
from tests.games.every import ALL, opens_more
from tests.games.playing import spread, tables_of, walk
from tests.tiers import usually

Step: TypeAlias = tuple[Any, int, Any]
"""The table before a ply, its move or outcome, and the table after it."""

WALKS = usually(1, 5)
"""So many games of each set of options, if together they have enough plies."""
PLIES = 100
"""More games are played until they have so many plies together: games of Pebbles are short."""
_FIRST = 22
"""The seed of the first game: with it even one game of each set of options together meet every landmark."""
_STRIDE = 37
"""The seeds of the games of a set of options differ by this much, so that each is played in another style."""


@dataclass(frozen=True, eq=False)
class Walk:
    """A random game, played to its end. Whatever it gives away is a copy."""

    game: Game
    seed: int
    keys: Mapping[int, bytes]
    """The bytes of the table by ply, noted before each decision and at the end while the game was played."""
    _match: Match
    _tables: Tables

    @classmethod
    def of(cls, game: Game, seed: int) -> "Walk":
        """A random game with this *seed*."""
        keys: dict[int, bytes] = {}
        for match in walk(game, seed):
            keys[match.ply] = match.key
        tables = game.rules.table.empty(match.ply + 1)
        for ply, table in enumerate(tables_of(match)):
            tables[ply] = table
        return cls(game, seed, keys, match, tables)

    @property
    def match(self) -> Match:
        """The match as it is at its end."""
        return self._match.copy()

    def tables(self) -> list[Any]:
        """The table before every ply, chance's too, and as it is at the end."""
        copies = self._tables.copy()
        return [copies[ply] for ply in range(len(copies))]

    def steps(self) -> Iterator[Step]:
        """Every ply, chance's too."""
        tables = self.tables()
        for ply, before, after in zip(self._match.plies, tables, tables[1:], strict=False):
            yield before, ply.move, after

    def positions(self, most: int | None = None) -> Iterator[Match]:
        """The match before every decision and at its end; at most so many of these, evenly spread."""
        decided = [ply for ply, step in enumerate(self._match.plies) if step.actor >= 0]
        every = [*decided, self._match.ply]
        return (self._match.at(ply) for ply in (every if most is None else spread(every, most)))


def walks(game: Game) -> tuple[Walk, ...]:
    """The random games that the laws look at."""
    return _walks(game.rules, game)


@cache
def _walks(_rules: Rules, game: Game) -> tuple[Walk, ...]:
    """Games are equal by name and options; a faulty game has other rules."""
    found: list[Walk] = []
    while len(found) < WALKS or sum(each.match.ply for each in found) < PLIES:
        found.append(Walk.of(game, _first_seed(game) + _STRIDE * len(found)))
    return tuple(found)


def _first_seed(game: Game) -> int:
    """It differs between the sets of options of a game, plain ones first: so all styles are met with those too."""
    alike = [each for each in ALL if each.name == game.name]
    return _FIRST + sorted(alike, key=opens_more).index(game)


def tables_in(game: Game) -> Iterator[Any]:
    """The tables before every ply of the walks, and at their ends."""
    return (table for each in walks(game) for table in each.tables())


def chances_in(game: Game) -> list[Any]:
    """The tables of the walks at which chance acts; there are some."""
    found = [table for table in tables_in(game) if table.actor == CHANCE]
    assert found
    return found


def positions_in(game: Game, most: int | None = None) -> Iterator[Match]:
    """The positions of the walks; of each walk at most so many, evenly spread, its end among them."""
    return (position for each in walks(game) for position in each.positions(most))


def decisions_in(game: Game, most: int | None = None) -> Iterator[Match]:
    """The same without the ends: somebody must decide."""
    return (position for position in positions_in(game, most) if not position.is_over)
