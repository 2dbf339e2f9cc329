"""The meaning of the numbers of observations and actions."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from benben.engine.errors import BenbenError
from benben.engine.game import Game
from benben.engine.observation import Spec
from benben.engine.rules import Rules


class NoObservation(BenbenError, ValueError):
    """The rules of a game do not define observations."""


def is_observed(rules: Rules) -> bool:
    """Whether the *rules* define observations."""
    return rules.observation is not None and rules.observe is not None


def spec(game: Game) -> Spec:
    """The layout of the observations of *game*. Raises `NoObservation`."""
    parts = game.rules.observation
    if parts is None or game.rules.observe is None:
        raise NoObservation(f"{game.name} has no `observation` and `observe` in its rules")
    return _spec(game.name, game.players, parts)


_spec = cache(Spec)


@dataclass(frozen=True)
class Run:
    """Consecutive actions that share a verb: *first* is their smallest integer, *count* their number.

    `texts` has the notation of each. Actions never name a seat, so they are the same from every seat's view.
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
    """The number of action integers: the size of a mask. Some may never be legal."""
    return 1 + max(int(move) for move in game.rules.moves)
