"""The JSON of hints and reviews. The chances of the seats always sum to one."""

from typing import Annotated, Literal

from pydantic import Field

from benben.server.models import Message, Model


class HintRequest(Model):
    """Asking for a hint: what the best moves are at this version of the table."""

    version: Annotated[int, Field(ge=1, strict=True)]


class HintIdea(Model):
    """One of the best moves. Lists go by seat."""

    move: int
    text: str
    message: Message
    """The move in words."""
    targets: list[str]
    """The ids of the board's elements that stand for it."""
    share: float
    """How much of the thinking went into this move, from 0 to 1."""
    chances: list[float]
    """Each seat's chance to win; they sum to one."""
    points: list[float]
    """Each seat's expected points at the end."""
    margins: list[float]
    """By how many points each seat is expected to be ahead of the best of the others (negative: behind)."""
    outlook: list[Message]
    """The same in words, a sentence for each seat."""


class Hint(Model):
    """The best few moves of a seat, best first, from what this seat may know and nothing else."""

    version: int
    ply: int
    seat: int
    games: int
    """Simulated games behind it."""
    warming: bool
    """It is rough: the rules were still being compiled, and only few games could be simulated."""
    chances: list[float]
    points: list[float]
    ideas: list[HintIdea]


class ReviewChoice(Model):
    """A move that was or could have been played."""

    move: int
    text: str
    message: Message
    share: float
    chances: list[float]
    points: list[float]


class ReviewDecision(Model):
    """A decision, judged by what its seat could know."""

    ply: int
    seat: int
    games: int
    chances: list[float]
    points: list[float]
    played: ReviewChoice
    ideas: list[ReviewChoice]
    """The best moves, best first."""
    loss: float
    """The seat's chance with the best idea less that with the move played."""
    noise: float
    """One standard error of it."""


class ReviewMoment(Model):
    """A point of the graph: each seat's chance to win and expected points before a ply, or at the end."""

    ply: int
    chances: list[float]
    points: list[float]


class ReviewTurning(Model):
    """A turning point: a mistake of the seat, or luck that helped or hurt it most."""

    kind: Literal["mistake", "luck"]
    ply: int
    seat: int
    shift: list[float]
    """How each seat's chance to win changed."""
    noise: float
    message: Message
    better: Message | None
    """What would have been better; empty for luck."""


class ReviewDocument(Model):
    """A finished game, thought through."""

    format: Literal["benben-review"]
    version: int
    game: str
    rules: int
    players: int
    digest: str
    games: int | None
    """Simulated games for each decision."""
    seconds: float | None
    seed: int
    graph: list[ReviewMoment]
    """Before each decision, and the end."""
    decisions: list[ReviewDecision]
    turnings: list[ReviewTurning]
    """The largest first."""


class ReviewState(Model):
    """How far the review of a table is; asked again every second or so while it is waiting or thinking."""

    status: Literal["none", "waiting", "thinking", "done", "failed"]
    done: int
    """Decisions thought through, of `total` (0 while it waits for its turn)."""
    total: int
    review: ReviewDocument | None
