"""Hints for a decision and reviews of finished games, from what each seat may know (docs/table.md)."""

import warnings
from typing import Any

from benben.review.booking import Entry, Ledger
from benben.review.document import (
    Account,
    Amount,
    Budget,
    Decision,
    Draw,
    JudgedMove,
    LuckRow,
    Moment,
    Review,
    ReviewError,
    Turning,
)  # fmt: skip
from benben.review.run import ledger, ledger_of, review

__all__ = [
    "Account",
    "Amount",
    "Budget",
    "Decision",
    "Draw",
    "Entry",
    "JudgedMove",
    "Ledger",
    "LuckRow",
    "Moment",
    "Review",
    "ReviewError",
    "Turning",
    "ledger",
    "ledger_of",
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
