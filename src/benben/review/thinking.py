"""Stand-in until the players' own analysis is here: the same names, from a plain search."""

import time
from dataclasses import dataclass
from typing import Any

from benben.engine.dice import new_dice
from benben.engine.game import Game
from benben.engine.table import Tables
from benben.players.search import EXPLORATION, PORTION
from benben.players.tree import NODES_PER_GAME, Search


@dataclass(frozen=True)
class Idea:
    """A move and what becomes of it."""

    move: int
    share: float
    chances: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Analysis:
    """What a search found."""

    seat: int
    games: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    ideas: tuple[Idea, ...]


def _shares(values: list[float]) -> tuple[float, ...]:
    total = sum(values)
    return tuple(value / total for value in values) if total > 0 else (1 / len(values),) * len(values)


def analyse(
    game: Game, known: Tables, seat: int, *, games: int | None = None, seconds: float | None = None,
    seed: int = 0, workers: int = 1,  # noqa: ARG001
) -> Analysis:  # fmt: skip
    """Search, and tell what every seat may hope for."""
    began = time.monotonic()
    limit = games or 20_000
    search: Any = Search(
        game.rules, known, game.players, NODES_PER_GAME * limit + 1024, new_dice(seed), EXPLORATION
    )
    while search.games < limit and (not seconds or not search.games or time.monotonic() - began < seconds):
        search.run(min(PORTION, limit - search.games))
    points = tuple(float(game.rules.score(known[0], place)) for place in range(game.players))
    found = sorted(search.children(), key=lambda child: -child[1])
    ideas = tuple(Idea(move, visits / search.games, _shares(means), points) for move, visits, means in found)
    return Analysis(seat, search.games, ideas[0].chances, points, ideas)
