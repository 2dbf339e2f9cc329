"""The scoring of a game in figures, for a page that explains it.

A game builds them from the constants that its `scoring` uses; the words for them are in its catalogue:
`NAME-scoring-ID` for a way to score and `NAME-scoring-of-WORD` for things that are counted in words.
"""

from collections.abc import Iterable

from typing_extensions import TypedDict


class Figure(TypedDict):
    """The value of a number of things."""

    of: str
    """How many, as `3`, or `5+` for as many and more; otherwise a word, as `each` or `most`."""
    points: int
    bonus: str | None
    """The bonus besides points, in a word."""


class ScoringRule(TypedDict):
    """A way to score."""

    id: str
    rule: str
    """The number of the rule that explains it."""
    when: str
    """When it scores, in a word: `epoch`, `end`."""
    figures: list[Figure]
    needs: int | None
    """How many are needed before it scores at all, or each time it scores; for the sentence that explains it."""


def figure(of: str | int, points: int, bonus: str | None = None) -> Figure:
    """The value of a number of things; NumPy's integers become Python's."""
    return {"of": str(of), "points": int(points), "bonus": bonus}


def by_count(points: Iterable[int], first: int = 0) -> list[Figure]:
    """The value of each number of things, counting from *first*."""
    return [figure(count, worth) for count, worth in enumerate(points, first)]


def scoring_rule(
    name: str,
    rule: str,
    when: str,
    *figures: Figure,
    needs: int | None = None,
) -> ScoringRule:
    """A way to score, explained by a *rule*, with its *figures*."""
    return {
        "id": name,
        "rule": rule,
        "when": when,
        "figures": list(figures),
        "needs": None if needs is None else int(needs),
    }
