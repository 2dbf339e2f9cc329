"""What a search thinks of a position: the chances of every seat, and the best moves with what they would bring."""

from dataclasses import dataclass

from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.engine.table import Tables
from benben.players.search import SearchPlayer


@dataclass(frozen=True)
class Idea:
    """A legal move: its integer, its share of the search, and each seat's chance to win and final points after it.

    The chances add up to one. A move with a small share was soon given up: its figures are rough.
    """

    move: int
    share: float
    chances: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Analysis:
    """A position as *seat*, which must decide, may see it after so many simulated *games*; the best idea first."""

    seat: int
    games: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    ideas: tuple[Idea, ...]


def analyse(
    game: Game, known: Tables, seat: int, *,
    games: int | None = None, seconds: float | None = None, seed: int = 0,
    workers: int = 1,  # noqa: ARG001  (one thread until the search knows several)
) -> Analysis:  # fmt: skip
    """Think about a position as *seat* may know it (`Match.known`), for so many simulated games or seconds.

    The chances and points of the position are those of the best move. With *games* the same arguments give the same
    result. *workers* threads share the budget. Raises `BadSpec` for a budget below one game or of no time, or for
    none at all.
    """
    if games is None and seconds is None:
        raise BadSpec("an analysis needs a budget: games=… or seconds=…")
    if games is not None and games < 1:
        raise BadSpec(f"an analysis plays at least one game, not {games}")
    if seconds is not None and not seconds > 0:
        raise BadSpec(f"an analysis thinks for more than 0 seconds, not {seconds:g}")
    player = SearchPlayer(game, seed, games=games, seconds=seconds)
    children = player.search(known).children()
    total = max(1, sum(visits for _, visits, _ in children))
    points = tuple(float(game.rules.score(known[0], other)) for other in range(game.players))
    ideas = [
        Idea(move, visits / total, _shares(values), points)
        for move, visits, values in sorted(
            children, key=lambda child: (child[1], child[2][seat]), reverse=True
        )
    ]
    return Analysis(seat, total, ideas[0].chances, points, tuple(ideas))


def _shares(values: list[float]) -> tuple[float, ...]:
    """Values as chances that add up to one; equal ones where a move was never tried."""
    total = sum(values)
    return tuple(value / total if total > 0 else 1.0 / len(values) for value in values)
