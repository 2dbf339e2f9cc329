"""Hints and reviews as a browser gets them. The chances of the seats always sum to one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from benben.players.judges import JudgeName
from benben.review import Decision, Moment, Review, Why
from benben.review.hinting import HintIdea
from benben.server.models.table import PositionState


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
class HintReason:
    """Why the best idea of a hint is better than another move, only from what the seat may know."""

    version: int
    better: int
    """The move of the best idea."""
    other: int
    """The move that it is compared with."""
    why: Why
    positions: Sequence[PositionState]
    """The table after each ply of the line, as the seat would see it; what it does not know has been drawn."""


@dataclass(frozen=True, kw_only=True)
class ReviewState:
    """How far the review of a table is; asked again every second or so while it is waiting or thinking."""

    status: Literal["none", "waiting", "thinking", "done", "failed"]
    done: int
    """Decisions thought through, of `total` (0 while it waits for its turn)."""
    total: int
    review: Review | None
    covered: Sequence[int] = ()
    """The plies of the viewer's costliest decisions, without what would have been better, if that was asked for."""
    graph: Sequence[Moment] = ()
    """While it is thinking, the moments before the decisions that are thought through."""


@dataclass(frozen=True, kw_only=True)
class SecondTry:
    """The verdict on another move at a decision of a reviewed game."""

    ply: int
    accepted: bool
    """Whether the move is as good as the best within the error; also if the answer was asked for without a move."""
    loss: float
    """What it would have cost of the chance to win, from 0 to 1."""
    noise: float
    """One standard error of that."""
    decision: Decision | None
    """The answer: the decision with the better move and the reason; None until a move is accepted."""
