"""Hints: the best few moves at a table as a seat may know it."""

from benben.engine.game import Game
from benben.engine.message import Message, message
from benben.engine.table import Tables
from benben.players.analysis import Analysis, analyse
from benben.review.document import Budget


def hint(game: Game, known: Tables, seat: int, budget: Budget, seed: int = 0) -> Analysis:
    """Think for *seat* about a table as it may *know* it: nothing else goes in, so nothing else can come out."""
    return analyse(game, known, seat, games=budget.games, seconds=budget.seconds, seed=seed)


def margins(points: tuple[float, ...]) -> tuple[float, ...]:
    """By how many points each seat is ahead of the best of the others (negative: behind)."""
    if len(points) == 1:
        return points
    return tuple(
        own - max(other for place, other in enumerate(points) if place != seat)
        for seat, own in enumerate(points)
    )


def outlook(chances: tuple[float, ...], points: tuple[float, ...]) -> list[Message]:
    """The chances and the expected margin of every seat, in words."""
    return [
        message(
            "hint-ahead" if margin > 0 else "hint-behind" if margin < 0 else "hint-level",
            seat=seat,
            chance=round(100 * chance),
            margin=abs(margin),
        )
        for seat, (chance, margin) in enumerate(zip(chances, map(round, margins(points)), strict=True))
    ]
