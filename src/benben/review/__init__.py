"""Hints for a decision and reviews of finished games, from what each seat may know (docs/table.md)."""

from benben.engine.former_names import former_names
from benben.review.booking import Entry, Ledger
from benben.review.document import (
    Account,
    Amount,
    Budget,
    ChanceOutcome,
    Decision,
    JudgedMove,
    LinePly,
    LuckRow,
    Moment,
    MoveDifference,
    Review,
    ReviewError,
    Turning,
    Why,
)  # fmt: skip
from benben.review.run import ledger, ledger_of, review

__all__ = [
    "Account",
    "Amount",
    "Budget",
    "ChanceOutcome",
    "Decision",
    "Entry",
    "JudgedMove",
    "Ledger",
    "LinePly",
    "LuckRow",
    "Moment",
    "MoveDifference",
    "Review",
    "ReviewError",
    "Turning",
    "Why",
    "ledger",
    "ledger_of",
    "review",
]

__getattr__ = former_names(__name__, {"Choice": JudgedMove, "Draw": ChanceOutcome})
