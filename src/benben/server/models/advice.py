"""Hints and reviews as a browser gets them. The chances of the seats always sum to one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from benben.players.judges import JudgeName
from benben.review import Review
from benben.review.hinting import HintIdea


@dataclass(frozen=True, kw_only=True)
class Hint:
    """The best few moves of a seat, best first, only from what this seat may know."""

    version: int
    ply: int
    seat: int
    games: int
    """Simulated games behind it."""
    chances: Sequence[float]
    points: Sequence[float | None]
    """The expected final points of each seat; None where the viewer may not see its present points."""
    ideas: Sequence[HintIdea]
    judge: JudgeName
    """The judge that evaluated positions where simulated games were cut."""


@dataclass(frozen=True, kw_only=True)
class ReviewState:
    """How far the review of a table is; asked again every second or so while it is waiting or thinking."""

    status: Literal["none", "waiting", "thinking", "done", "failed"]
    done: int
    """Decisions thought through, of `total` (0 while it waits for its turn)."""
    total: int
    review: Review | None
