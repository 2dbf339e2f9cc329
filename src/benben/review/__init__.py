"""Hints for a decision and reviews of finished games, from what each seat may know (docs/table.md)."""

from benben.review.document import Budget, Choice, Decision, Moment, Review, ReviewError, Turning
from benben.review.run import review

__all__ = [
    "Budget",
    "Choice",
    "Decision",
    "Moment",
    "Review",
    "ReviewError",
    "Turning",
    "review",
]
