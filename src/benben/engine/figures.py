"""What scores in a game, in figures: what a page that explains scoring is made of.

A game makes them of the constants that its `scoring` counts with; the words for them stand in its catalogue:
`NAME-scoring-ID` for a way to score and `NAME-scoring-of-WORD` for what is counted in words.
"""

from collections.abc import Iterable

from typing_extensions import TypedDict


class Figure(TypedDict):
    """What so much of something is worth."""

    of: str
    """How many, as `3`, or `5+` for as many and more; otherwise a word, as `each` or `most`."""
    points: int
    bonus: str | None
    """What it brings beside points, in a word."""


class Way(TypedDict):
    """A way to score."""

    id: str
    rule: str
    """The number of the rule that tells it."""
    when: str
    """When it scores, in a word: `epoch`, `end`."""
    figures: list[Figure]
    needs: int | None
    """How many it takes before it scores at all, or for each time, for the sentence that tells it."""


def figure(of: str | int, points: int, bonus: str | None = None) -> Figure:
    """What so much of something is worth; NumPy's integers become Python's."""
    return {"of": str(of), "points": int(points), "bonus": bonus}


def by_count(points: Iterable[int], first: int = 0) -> list[Figure]:
    """What each number of something is worth, beginning with *first*."""
    return [figure(count, worth) for count, worth in enumerate(points, first)]


def way(
    name: str,
    rule: str,
    when: str,
    *figures: Figure,
    needs: int | None = None,
) -> Way:
    """A way to score, told by a *rule*, with its *figures*."""
    return {
        "id": name,
        "rule": rule,
        "when": when,
        "figures": list(figures),
        "needs": None if needs is None else int(needs),
    }
