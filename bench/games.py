"""The games of the benchmarks, with their options and labels."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import benben
from benben.engine.game import Game


@dataclass(frozen=True)
class Measured:
    """A game with its options, and the label of its rows."""

    label: str
    name: str
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """The game without its options, where these do not matter."""
        return self.label.split(",", 1)[0]

    @cached_property
    def game(self) -> Game:
        """The game itself, loaded when it is first needed."""
        return benben.load(self.name, **self.options)


def ra(players: int) -> Measured:
    """Ra with this many players."""
    return Measured(f"Ra, {players} players", "ra", {"players": players})


def duel(side: str) -> Measured:
    """The Duel with the same side of all sites."""
    return Measured(f"The Duel, sides {side}", "imhotep_duel", {"sides": 4 * side})


def imhotep(players: int, side: str) -> Measured:
    """Imhotep with this many players and the same side of all sites."""
    options = {"players": players, "sides": 5 * side}
    return Measured(f"Imhotep, {players} players, sides {side}", "imhotep", options)


def ankhor(players: int) -> Measured:
    """Ankh'or with this many players, with our assumed scoring tables."""
    return Measured(f"Ankh'or, {players} players", "ankhor", {"players": players})


EVERY = (
    *map(ra, (2, 3, 4, 5)),
    *map(duel, "AB"),
    *(imhotep(players, side) for players in (2, 4) for side in "AB"),
    *map(ankhor, (2, 3, 4)),
)
"""The games for playouts in compiled code."""
EACH = (ra(3), duel("A"), imhotep(2, "A"), ankhor(2))
"""One set of options for each game."""
