"""Hints: the best few moves at a table as a seat may know it.

A hint never reveals information that the seat's view hides (docs/table.md): it leaves out the points of a seat if the
view does, and then all leads.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from benben.engine.dealer import SeededDealer
from benben.engine.game import Game, Match
from benben.engine.message import Message, message
from benben.engine.table import Tables
from benben.players.analysis import Analysis, Idea, analyse
from benben.players.judges import JudgeName
from benben.review.document import Budget, Why
from benben.review.why import compare


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
    """The expected final points of each seat; None where the viewer may not see its present points."""
    targets: tuple[str, ...]
    """The ids of the board's elements that stand for it."""
    margins: tuple[float, ...] | None
    """By how many points each seat is expected to be ahead of the best of the others (negative: behind); None while
    anybody's points are hidden from the viewer."""
    outlook: tuple[Message, ...]
    """The same in words, a sentence for each seat."""


@dataclass(frozen=True)
class Advice:
    """The content of a hint after a number of simulated *games*: the best idea first."""

    games: int
    chances: tuple[float, ...]
    points: tuple[float | None, ...]
    ideas: tuple[HintIdea, ...]
    judge: JudgeName
    """The judge that evaluated positions where simulated games were cut."""


def advise(game: Game, known: Tables, seat: int, budget: Budget, most: int, seed: int = 0) -> Advice:
    """At most *most* ideas for *seat* at a table as it may *know* it. The hint depends on nothing else.

    A player who remembers everything may know more than the view shows; the search uses it, but the hint hides it.
    """
    found = analyse(game, known, seat, games=budget.games, seconds=budget.seconds, seed=seed)
    return advice_from(game, known, found, most)


def advice_from(game: Game, known: Tables, found: Analysis, most: int) -> Advice:
    """The hint for an analysis of the *known* table: at most *most* ideas, in words."""
    shown = [seen["points"] is not None for seen in game.rules.view(known[0], found.seat)["seats"]]
    ideas = tuple(_hint_idea(game, known, idea, shown) for idea in found.ideas[:most])
    return Advice(found.games, found.chances, _visible_points(found.points, shown), ideas, found.judge)


def reason(
    game: Game, known: Tables, seat: int, moves: tuple[int, int], budget: Budget, seed: int = 0
) -> Why:
    """Why the first of two *moves* is better for *seat*, at a table as it may *know* it. It depends on nothing else.

    Of seats whose points the view hides it states only differences.
    """
    seats = game.rules.view(known[0], seat)["seats"]
    hidden = [each for each, seen in enumerate(seats) if seen["points"] is None]
    return compare(position_of(game, known), moves, budget, seed, hidden=hidden)


def position_of(game: Game, known: Tables) -> Match:
    """A match that starts at a *known* table, whose unknown parts have been drawn."""
    return Match(game, SeededDealer(0), known)


def _hint_idea(game: Game, known: Tables, idea: Idea, shown: Sequence[bool]) -> HintIdea:
    table, move = known[0], game.rules.moves.value(idea.move)
    leads = margins(idea.points) if all(shown) else None
    return HintIdea(
        move=idea.move,
        text=str(move),
        message=move.describe(table),
        share=idea.share,
        chances=idea.chances,
        points=_visible_points(idea.points, shown),
        targets=tuple(move.targets(table)),
        margins=leads,
        outlook=tuple(outlook(idea.chances, leads)),
    )


def _visible_points(points: Sequence[float], shown: Sequence[bool]) -> tuple[float | None, ...]:
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
    """The winning chances of every seat in words, with their leads in points unless these are hidden."""
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
