"""A review as data: every decision judged, the graph of the chances, the turning points; to JSON and back."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

from benben.engine.errors import BenbenError
from benben.engine.message import Message, message
from benben.players.judges import JudgeName

FORMAT = "benben-review"
FORMAT_VERSION = 4
_DIGITS = 6
"""Digits behind the point: a review is stored as text, and no search is more exact."""
_EXACT_DIGITS = 12
"""The same in accounts, which add up."""

Kind: TypeAlias = Literal["mistake", "luck"]
Verdict: TypeAlias = Literal["best", "equal", "error"]
"""The best move, one that is as good within the error of the looks, or a worse one."""


class ReviewError(BenbenError, ValueError):
    """A review that cannot be made or read: the game is not over, the budget is none, the document is foreign."""


@dataclass(frozen=True)
class Budget:
    """The effort for one decision: simulated *games* for each of its moves, *seconds*, or whichever ends first.

    A decision whose verdict is close gets up to three times as many games.

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
    noise: float
    """One standard error of the seat's chance."""
    chances: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class LinePly:
    """A ply of a line: a move of a *seat*, or of chance where only one outcome is possible (None)."""

    seat: int | None
    move: int
    text: str
    """The notation."""
    message: Message
    """The same in the game's words."""


@dataclass(frozen=True)
class MoveDifference:
    """What the games that were played on from two moves brought a *seat* of one thing, on average."""

    seat: int
    item: Message
    """A source of points, or something in hand, in the game's words."""
    is_points: bool
    """Whether it is points at the end; else a number of things in hand some decisions later."""
    better: float
    """After the better move."""
    played: float | None
    """After the other move, the one that was played in a review. None where the viewer may not see the seat's present
    points: then *better* is the difference."""
    noise: float
    """One standard error of the difference *better* - *played*, paired."""
    is_sure: bool
    """Whether chance does not explain the difference, with so many of them (`benben.review.differences`)."""
    effect: float
    """By how many points it changes the lead of the seat that decides; 0 if that is not sure."""

    @property
    def gap(self) -> float:
        """By how much more the better move brings."""
        return self.better - (self.played or 0.0)


@dataclass(frozen=True)
class Why:
    """Why a move is better than the one that was played: facts from *games* that were played on from each of them."""

    games: int
    line: tuple[LinePly, ...]
    """The better move, and what followed in the search as long as it was sure."""
    sentences: tuple[Message, ...]
    """One or two, of what the games support beyond their error."""
    differences: tuple[MoveDifference, ...]
    """The most important first."""
    lead: float
    """By how many points more the seat is ahead of the best of the others after the better move, on average."""
    lead_noise: float
    """One standard error of that."""


@dataclass(frozen=True)
class Decision:
    """A decision between several moves, judged by what its seat could know."""

    ply: int
    seat: int
    games: int
    """Simulated games that were spent on it."""
    chances: tuple[float, ...]
    """Of the best move; of the played one if that is as good."""
    points: tuple[float, ...]
    played: JudgedMove
    ideas: tuple[JudgedMove, ...]
    """The best moves, best first."""
    loss: float
    """The seat's chance with the best idea less that with the move played; never negative."""
    noise: float
    """One standard error of that difference, from equal numbers of looks with common random numbers."""
    verdict: Verdict
    is_real: bool
    """Whether any legal move was an error; else it did not matter what was played."""
    shift: tuple[float, ...] = ()
    """What the best move would have changed of each seat's chance; they sum to zero."""
    shift_noise: tuple[float, ...] = ()
    """One standard error of each."""
    error_kind: str = ""
    """The kind of an error, such as `sun_too_high`; `GAME-error-KIND` is it in words. Empty if the game has no name."""
    given_back: float = 0.0
    """How much of an error others gave back, by errors of theirs before the seat's next decision."""
    why: Why | None = None
    """Why the best move is better; only for the mistakes among the turning points."""


@dataclass(frozen=True)
class ChanceOutcome:
    """An outcome of chance where more than one could come: what it made of each seat's chance to win and points."""

    ply: int
    source: str
    """The word of the outcome's notation, such as `reveal`."""
    text: str
    """Its notation."""
    outcomes: int
    """How many could come."""
    expected_chances: tuple[float, ...]
    """The weighted mean of all outcomes."""
    expected_points: tuple[float, ...]
    chances: tuple[float, ...]
    """With what came; its luck is the difference."""
    points: tuple[float, ...]
    noise: tuple[float, ...]
    """One standard error of each seat's luck."""


@dataclass(frozen=True)
class Amount:
    """A part of an account: of the chance to win, from -1 to 1, and in final points."""

    chance: float
    points: float


@dataclass(frozen=True)
class LuckRow:
    """The luck of one source."""

    source: str
    message: Message
    """A word for it, such as “tiles”."""
    chance: float
    points: float


@dataclass(frozen=True)
class Account:
    """A seat's game as a sum: start + all luck + all errors + doubt = result (`benben.review.booking`)."""

    seat: int
    start: Amount
    """Before anything came; the chance less an even share is the worth of its place in the order of play."""
    luck: tuple[LuckRow, ...]
    errors: tuple[Amount, ...]
    """The effect of each seat's errors on this one: its own cost it, those of others often help it."""
    doubt: Amount
    """Where fresh estimates differed from what was expected: the error of the judge, and what seats did not know."""
    result: Amount
    decisions: int = 0
    """Real decisions: those in which some move was an error."""
    wrong: int = 0
    """How many of them were errors."""
    error_rate: float = 0.0
    """The mean loss of a real decision, in chances to win."""


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
    draws: tuple[ChanceOutcome, ...]
    accounts: tuple[Account, ...]
    """By seat."""
    turnings: tuple[Turning, ...]
    """The largest first."""
    judge: JudgeName = "linear"
    """The judge that evaluated positions where simulated games were cut. Old reviews do not name it."""

    def to_json(self) -> dict[str, Any]:
        """The review as a document for `json`."""
        document: dict[str, Any] = _plain({"format": FORMAT, "version": FORMAT_VERSION, **asdict(self)})
        document["accounts"] = _plain([asdict(account) for account in self.accounts], _EXACT_DIGITS)
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
    values["draws"] = tuple(ChanceOutcome(**_tuples(draw)) for draw in values["draws"])
    values["accounts"] = tuple(map(_account, values["accounts"]))
    values["turnings"] = tuple(Turning(**_tuples(turning)) for turning in values["turnings"])
    return Review(**values)


def _decision(entry: Mapping[str, Any]) -> Decision:
    played = JudgedMove(**_tuples(entry["played"]))
    ideas = tuple(JudgedMove(**_tuples(idea)) for idea in entry["ideas"])
    why = entry["why"] and _why(entry["why"])
    return Decision(**{**_tuples(entry), "played": played, "ideas": ideas, "why": why})


def _why(entry: Mapping[str, Any]) -> Why:
    line = tuple(LinePly(**ply) for ply in entry["line"])
    differences = tuple(MoveDifference(**difference) for difference in entry["differences"])
    return Why(**{**_tuples(entry), "line": line, "differences": differences})


def _account(entry: Mapping[str, Any]) -> Account:
    luck = tuple(LuckRow(**row) for row in entry["luck"])
    errors = tuple(Amount(**amount) for amount in entry["errors"])
    single = {name: Amount(**entry[name]) for name in ("start", "doubt", "result")}
    return Account(**{**entry, **single, "luck": luck, "errors": errors})


def _tuples(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()}


def _plain(value: Any, digits: int = _DIGITS) -> Any:
    """The same with lists for tuples and numbers with so many digits."""
    if isinstance(value, float):
        return round(value, digits)
    if isinstance(value, dict):
        return {key: _plain(part, digits) for key, part in value.items()}
    return [_plain(part, digits) for part in value] if isinstance(value, list | tuple) else value
