"""Hints: the best few moves at a table as a seat may know it.

What is hidden in the seat's view is not told by a hint either (docs/table.md): no points of a seat whose points the
view leaves out, and nobody's lead while any are left out.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from benben.engine.game import Game
from benben.engine.message import Message, message
from benben.engine.table import Tables
from benben.players.analysis import Analysis, Idea, analyse
from benben.players.judges import JudgeName
from benben.review.document import Budget


@dataclass(frozen=True)
class HintIdea:
    """One of the best moves, with what it would bring. Tuples go by seat."""

    move: int
    text: str
    """The notation."""
    message: Message
    """The same in the game's words."""
    share: float
    """The move's share of the search, from 0 to 1."""
    chances: tuple[float, ...]
    points: tuple[float | None, ...]
    """The points that each seat is expected to end with; None where the viewer may not see what it has."""
    targets: tuple[str, ...]
    """The ids of the board's elements that stand for it."""
    margins: tuple[float, ...] | None
    """By how many points each seat is expected to be ahead of the best of the others (negative: behind); None while
    anybody's points are hidden from the viewer."""
    outlook: tuple[Message, ...]
    """The same in words, a sentence for each seat."""


@dataclass(frozen=True)
class Advice:
    """What a hint says of a position after so many simulated *games*: the best idea first."""

    games: int
    chances: tuple[float, ...]
    points: tuple[float | None, ...]
    ideas: tuple[HintIdea, ...]
    judge: JudgeName
    """Who judged where simulated games were cut."""


def advise(game: Game, known: Tables, seat: int, budget: Budget, most: int, seed: int = 0) -> Advice:
    """At most so many ideas for *seat* at a table as it may *know* it: nothing else goes in, so nothing else comes out.

    A player who remembers everything may know more than the view shows; it is thought with, but not told.
    """
    found = analyse(game, known, seat, games=budget.games, seconds=budget.seconds, seed=seed)
    return advice_from(game, known, found, most)


def advice_from(game: Game, known: Tables, found: Analysis, most: int) -> Advice:
    """What is told of an analysis of the *known* table: at most so many ideas, in words."""
    shown = [seen["points"] is not None for seen in game.rules.view(known[0], found.seat)["seats"]]
    ideas = tuple(_hint_idea(game, known, idea, shown) for idea in found.ideas[:most])
    return Advice(found.games, found.chances, _told(found.points, shown), ideas, found.judge)


def _hint_idea(game: Game, known: Tables, idea: Idea, shown: Sequence[bool]) -> HintIdea:
    table, move = known[0], game.rules.moves.value(idea.move)
    leads = margins(idea.points) if all(shown) else None
    return HintIdea(
        move=idea.move,
        text=str(move),
        message=move.describe(table),
        share=idea.share,
        chances=idea.chances,
        points=_told(idea.points, shown),
        targets=tuple(move.targets(table)),
        margins=leads,
        outlook=tuple(outlook(idea.chances, leads)),
    )


def _told(points: Sequence[float], shown: Sequence[bool]) -> tuple[float | None, ...]:
    """The points of those seats whose points are shown."""
    return tuple(each if is_shown else None for each, is_shown in zip(points, shown, strict=True))


def margins(points: tuple[float, ...]) -> tuple[float, ...]:
    """By how many points each seat is ahead of the best of the others (negative: behind)."""
    if len(points) == 1:
        return points
    return tuple(
        own - max(other for place, other in enumerate(points) if place != seat)
        for seat, own in enumerate(points)
    )


def outlook(chances: Sequence[float], leads: Sequence[float] | None) -> list[Message]:
    """The chances of every seat in words, and by how many points it leads where that may be told."""
    if leads is None:
        return [
            message("hint-chance", seat=seat, chance=round(100 * chance))
            for seat, chance in enumerate(chances)
        ]
    return [
        message(
            "hint-ahead" if margin > 0 else "hint-behind" if margin < 0 else "hint-level",
            seat=seat,
            chance=round(100 * chance),
            margin=abs(margin),
        )
        for seat, (chance, margin) in enumerate(zip(chances, map(round, leads), strict=True))
    ]
