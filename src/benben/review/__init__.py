"""Hints for a decision and reviews of finished games, from what each seat may know (docs/table.md)."""

import warnings
from typing import Any

from benben.review.document import Budget, Decision, JudgedMove, Moment, Review, ReviewError, Turning
from benben.review.run import review

__all__ = [
    "Budget",
    "Decision",
    "JudgedMove",
    "Moment",
    "Review",
    "ReviewError",
    "Turning",
    "review",
]


def __getattr__(name: str) -> Any:
    """`Choice` is the former name of `JudgedMove`; it works until the next version."""
    if name == "Choice":
        warnings.warn(
            "benben.review.Choice is now benben.review.JudgedMove", DeprecationWarning, stacklevel=2
        )
        return JudgedMove
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
