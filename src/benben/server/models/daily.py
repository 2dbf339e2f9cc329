"""Daily deals in the JSON contract: one deal a day for each game, and what everybody made of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from benben.engine.message import Message
from benben.server.models.requests import Request


class DailyRequest(Request):
    """Playing the deal of the day."""

    name: str | None = None
    """The person's name."""


@dataclass(frozen=True, kw_only=True)
class DailyRow:
    """A finished game of a deal."""

    place: int
    """From 1; equal results share one."""
    name: str
    mark: int | None
    won: bool
    points: int | None
    """None for a game that was given up."""
    mine: bool
    table: str | None
    """The table, once the day of the deal is over."""


@dataclass(frozen=True, kw_only=True)
class DailyDeal:
    """The deal of a game and a day. All people have the same seat, and the same bots decide by the same chance."""

    game: str
    day: str
    """In UTC, such as `2026-03-01`."""
    commitment: str
    """The hash of the secret from which all chance follows."""
    secret: str | None
    """The secret; null while the day lasts."""
    until: int
    """When the day ends, in seconds since 1970."""
    begun: int
    """How many people have begun it."""
    table: str | None
    """The reader's table."""
    over: bool
    """Whether the reader has finished it."""
    rows: Sequence[DailyRow]
    """The games that were finished on that day, the best first: victory, then points."""


@dataclass(frozen=True, kw_only=True)
class DailyMove:
    """A move at a decision, and how many people chose it."""

    message: Message
    count: int
    mine: bool
    """Whether it was chosen at this table."""


@dataclass(frozen=True, kw_only=True)
class DailyChoice:
    """A decision of the person at a table, and what everybody chose whose game was the same until then."""

    ply: int
    """How many plies were played before it."""
    moves: Sequence[DailyMove]
    """The most frequent first."""


@dataclass(frozen=True, kw_only=True)
class DailyChoices:
    """What others did at a table's decisions so far; decisions at which nobody else was are left out."""

    deal: DailyDeal
    choices: Sequence[DailyChoice]
