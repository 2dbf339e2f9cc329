"""What the numbers of observations and actions mean."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from benben.engine.errors import BenbenError
from benben.engine.game import Game
from benben.engine.observation import Spec
from benben.engine.rules import Rules


class NoObservation(BenbenError, ValueError):
    """A game whose rules do not say what a seat observes."""


def is_observed(rules: Rules) -> bool:
    """Whether the *rules* say what a seat observes."""
    return rules.observation is not None and rules.observe is not None


def spec(game: Game) -> Spec:
    """How the observations of *game* are made up. Raises `NoObservation`."""
    parts = game.rules.observation
    if parts is None or game.rules.observe is None:
        raise NoObservation(f"{game.name} has no `observation` and `observe` in its rules")
    return _spec(game.name, game.players, parts)


_spec = cache(Spec)


@dataclass(frozen=True)
class Run:
    """Actions side by side that share a verb: *first* is their smallest integer, *count* how many there are.

    `texts` has the notation of each. None of them names a seat, so turning the seats leaves actions alone.
    """

    verb: str
    first: int
    count: int
    texts: tuple[str, ...]


def actions(game: Game) -> tuple[Run, ...]:
    """The actions of *game* in the order of their integers."""
    runs: list[list[Any]] = []
    for move in sorted(game.rules.moves, key=int):
        if runs and runs[-1][-1].verb == move.verb and int(runs[-1][-1]) + 1 == int(move):
            runs[-1].append(move)
        else:
            runs.append([move])
    return tuple(Run(run[0].verb, int(run[0]), len(run), tuple(map(str, run))) for run in runs)


def action_count(game: Game) -> int:
    """How many integers actions have: the size of a mask. Some may never be legal."""
    return 1 + max(int(move) for move in game.rules.moves)
