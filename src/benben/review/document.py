"""A review as data: every decision judged, the graph of the chances, the turning points; to JSON and back."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

from benben.engine.errors import BenbenError
from benben.engine.message import Message, message
from benben.players.judges import JudgeName

FORMAT = "benben-review"
FORMAT_VERSION = 1
_DIGITS = 6
"""Digits behind the point: a review is stored as text, and no search is more exact."""

Kind: TypeAlias = Literal["mistake", "luck"]


class ReviewError(BenbenError, ValueError):
    """A review that cannot be made or read: the game is not over, the budget is none, the document is foreign."""


@dataclass(frozen=True)
class Budget:
    """The effort for one decision: a number of simulated *games*, a number of *seconds*, or whichever ends first.

    Only a budget of games alone makes a review repeatable. Raises `ReviewError` for less than one game, for no time
    at all, or for neither.
    """

    games: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.games is None and self.seconds is None:
            raise ReviewError("a review needs a budget: a number of games or of seconds for each decision")
        if self.games is not None and self.games < 1:
            raise ReviewError(f"{self.games} games are no budget: a decision needs at least one")
        if self.seconds is not None and not 0.0 < self.seconds < float("inf"):
            raise ReviewError(message("engine-review-seconds", seconds=f"{self.seconds:g}"))


@dataclass(frozen=True)
class JudgedMove:
    """A legal move and what it leads to: each seat's chance to win (they sum to one) and expected final points."""

    move: int
    text: str
    """The notation."""
    message: Message
    """The same in the game's words."""
    share: float
    """The move's share of the visits of the root, from 0 to 1."""
    chances: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Decision:
    """A decision between several moves, judged by what its seat could know."""

    ply: int
    seat: int
    games: int
    """Simulated games that were spent on it."""
    chances: tuple[float, ...]
    points: tuple[float, ...]
    played: JudgedMove
    ideas: tuple[JudgedMove, ...]
    """The best moves, best first."""
    loss: float
    """The seat's chance with the best idea less that with the move played; never negative."""
    noise: float
    """One standard error of that difference."""


@dataclass(frozen=True)
class Moment:
    """A point of the graph: each seat's chance to win (they sum to one) and expected points before a ply."""

    ply: int
    chances: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Turning:
    """A turning point: a *mistake* of a seat, or *luck* (an outcome of chance)."""

    kind: Kind
    ply: int
    """The decision, or the first outcome of chance."""
    seat: int
    """The seat that made the mistake, or the seat that chance helped or hurt most."""
    shift: tuple[float, ...]
    """How each seat's chance to win changed; they sum to zero."""
    noise: float
    """One standard error of the seat's shift."""
    message: Message
    """The event, in words."""
    better: Message | None
    """The better move, in words; None for luck."""


@dataclass(frozen=True)
class Review:
    """The review of a finished game. *digest* is that of the game's record, *rules* the version of its rules."""

    game: str
    rules: int
    players: int
    digest: str
    games: int | None
    seconds: float | None
    seed: int
    graph: tuple[Moment, ...]
    """Before each decision, and the end, or how the game stood where somebody gave it up."""
    decisions: tuple[Decision, ...]
    turnings: tuple[Turning, ...]
    """The largest first."""
    judge: JudgeName = "linear"
    """The judge that evaluated positions where simulated games were cut. Old reviews do not name it."""

    def to_json(self) -> dict[str, Any]:
        """The review as a document for `json`."""
        document: dict[str, Any] = _plain({"format": FORMAT, "version": FORMAT_VERSION, **asdict(self)})
        return document

    @classmethod
    def from_json(cls, document: Any) -> "Review":
        """Read what `to_json` wrote. Raises `ReviewError` for anything else."""
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise ReviewError(f"not a review: it has no “format”: “{FORMAT}”")
        if document.get("version") != FORMAT_VERSION:
            raise ReviewError(
                f"a review of format {document.get('version')!r}; this benben reads format {FORMAT_VERSION}"
            )
        try:
            return _read(document)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise ReviewError(f"the review is cut off or damaged: {error!r}") from None


def _read(document: Mapping[str, Any]) -> Review:
    values = {key: value for key, value in document.items() if key not in {"format", "version"}}
    values["graph"] = tuple(Moment(**_tuples(moment)) for moment in values["graph"])
    values["decisions"] = tuple(_decision(entry) for entry in values["decisions"])
    values["turnings"] = tuple(Turning(**_tuples(turning)) for turning in values["turnings"])
    return Review(**values)


def _decision(entry: Mapping[str, Any]) -> Decision:
    played = JudgedMove(**_tuples(entry["played"]))
    ideas = tuple(JudgedMove(**_tuples(idea)) for idea in entry["ideas"])
    return Decision(**{**_tuples(entry), "played": played, "ideas": ideas})


def _tuples(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()}


def _plain(value: Any) -> Any:
    """The same with lists for tuples and short numbers."""
    if isinstance(value, float):
        return round(value, _DIGITS)
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    return [_plain(part) for part in value] if isinstance(value, list | tuple) else value
