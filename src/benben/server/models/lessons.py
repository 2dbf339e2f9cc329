"""Lessons in the JSON contract: the scenes of a game, and a scene after the learner's moves."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field, StringConstraints

from benben.engine.message import Message
from benben.engine.options import OptionValue
from benben.server.models.requests import Request
from benben.server.models.table import TableState


@dataclass(frozen=True, kw_only=True)
class LessonInfo:
    """The lesson of a game: its scenes in order, and the options of the first whole game after them."""

    game: str
    scenes: Sequence[str]
    problems: Sequence[str]
    """Positions with one best move, to be asked for like scenes; easy ones first."""
    first_game: Mapping[str, OptionValue]


@dataclass(frozen=True, kw_only=True)
class Gain:
    """The points of a seat in one item of the receipt, on average, after a puzzle's best move and after its rival."""

    seat: int
    item: str
    best: float
    rival: float


@dataclass(frozen=True, kw_only=True)
class ProblemState:
    """How clear a problem is, and why: the figures are chances to win, from 0 to 1."""

    hint: Message
    best: Message
    """The best move, in words."""
    chance: float
    rival: Message
    """The move that its gains are compared with: the one that looks best at first sight, or else the next best."""
    rival_chance: float
    margin: tuple[float, float]
    """The 95 % interval of the distance to the next best move, by the stronger search."""
    games: int
    """Games that were played on from either move."""
    gains: Sequence[Gain]
    """The differences between the two, the most important first."""


@dataclass(frozen=True, kw_only=True)
class SceneState:
    """A scene after the moves made in it. Its texts are ids of the catalogue: `GAME-lesson-SCENE-say` and so on."""

    scene: str
    rule: str
    """The number of the rule that it teaches."""
    states: Sequence[TableState]
    """The table after the last move, then after each decision of another seat; the last state is the present one."""
    kept: int
    """The number of moves that count: all of them, except a last move that was not the task."""
    fulfilled: bool
    step: int
    """How many of the things to do are done."""
    steps: int
    said: Message | None
    """Why the last move or touch is not the task."""
    do: Message | None
    """The instruction; None if the scene is done."""
    point: Sequence[str]
    """The pieces that are pointed at, by their targets or spots."""
    touch: Sequence[str]
    """The pieces to look at, if that is the task."""
    want: Sequence[str]
    """The moves that fulfil it, in notation."""
    show: Sequence[str]
    """The pieces of the first wanted move, or those that the lesson shows instead."""
    problem: ProblemState | None
    """The figures of a puzzle; None for a scene of a lesson."""


class LearnRequest(Request):
    """The moves played in a scene so far, in notation; or a piece that was touched where no move is possible."""

    moves: Annotated[list[Annotated[str, StringConstraints(max_length=120)]], Field(max_length=32)] = Field(
        default_factory=list
    )
    touched: Annotated[str, StringConstraints(min_length=1, max_length=64)] | None = None
