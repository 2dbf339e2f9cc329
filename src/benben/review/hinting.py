"""Hints: the best few moves at a table as a seat may know it."""

from collections.abc import Sequence
from dataclasses import dataclass

from benben.engine.game import Game
from benben.engine.message import Message, message
from benben.engine.table import Tables
from benben.players.analysis import Analysis, Idea, analyse
from benben.review.document import Budget, Choice


@dataclass(frozen=True)
class HintIdea(Choice):
    """One of the best moves, with what it would bring. Tuples go by seat."""

    targets: tuple[str, ...]
    """The ids of the board's elements that stand for it."""
    margins: tuple[float, ...]
    """By how many points each seat is expected to be ahead of the best of the others (negative: behind)."""
    outlook: tuple[Message, ...]
    """The same in words, a sentence for each seat."""


def hint(game: Game, known: Tables, seat: int, budget: Budget, seed: int = 0) -> Analysis:
    """Think for *seat* about a table as it may *know* it: nothing else goes in, so nothing else can come out."""
    return analyse(game, known, seat, games=budget.games, seconds=budget.seconds, seed=seed)


def hint_ideas(game: Game, known: Tables, ideas: Sequence[Idea]) -> list[HintIdea]:
    """Ideas about a table as a seat *knows* it, in words that are made of what it knows, as the search was."""
    return [_hint_idea(game, known, idea) for idea in ideas]


def _hint_idea(game: Game, known: Tables, idea: Idea) -> HintIdea:
    table, move = known[0], game.rules.moves.value(idea.move)
    return HintIdea(
        move=idea.move,
        text=str(move),
        message=move.describe(table),
        share=idea.share,
        chances=idea.chances,
        points=idea.points,
        targets=tuple(move.targets(table)),
        margins=margins(idea.points),
        outlook=tuple(outlook(idea.chances, idea.points)),
    )


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
