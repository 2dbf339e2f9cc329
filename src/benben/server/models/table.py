"""A table in the JSON contract: its state, a position of a finished game, and the reason of a refusal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from benben.engine.event import Event
from benben.engine.message import Message
from benben.engine.options import OptionValue
from benben.engine.view import GameView
from benben.server.models.clocks import ClockState
from benben.server.store import LineKind, SeatKind, Status, TakeBacks, TalkLevel


class _WrittenAsItIs:
    """Describes a view by the common part of all views, but writes it whole, with the game's own part."""

    @staticmethod
    def __get_pydantic_core_schema__(source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.json_or_python_schema(
            json_schema=handler(source),
            python_schema=core_schema.any_schema(),
            serialization=core_schema.simple_ser_schema("any"),
        )


AnyView: TypeAlias = Annotated[GameView, _WrittenAsItIs]
"""The view of any game."""


@dataclass(frozen=True, kw_only=True)
class SeatState:
    """The occupant of a seat."""

    seat: int
    name: str
    kind: SeatKind
    player: str | None
    """The bot that decides: the occupant itself, or a stand-in for the person here."""
    mine: bool
    mark: int | None = None
    """The mark of a person who is no guest."""


@dataclass(frozen=True, kw_only=True)
class PresenceState:
    """The presence. It is the same for everyone and changes often, so it is also sent alone."""

    connected: list[int]
    """The seats whose people have a window open at the table."""
    replaceable: list[int]
    """The seats that a bot may take: no one has joined, or the person has been away for long."""
    watching: int
    """How many sockets only look on."""


@dataclass(frozen=True, kw_only=True)
class LegalMove:
    """A legal move, and the ids of the board's elements that stand for it."""

    move: int
    text: str
    message: Message
    targets: list[str]
    final: bool
    """The move cannot be undone: it reveals something immediately, or ends the game."""


@dataclass(frozen=True, kw_only=True)
class LogEntry:
    """The effects of one ply, in words and as pieces that moved. `seat` is null where chance acted."""

    ply: int
    seat: int | None
    events: list[Event]


@dataclass(frozen=True, kw_only=True)
class OutcomeState:
    """How the game ended."""

    winners: Sequence[int]
    reason: Message
    resigned: int | None = None
    """The seat that gave the game up: it was not played to its end."""


@dataclass(frozen=True, kw_only=True)
class AgainState:
    """The table where the people of a finished one play again, each with the same token."""

    table: str
    seat: int | None
    """The seat that asked first; null if it was the maker, without a seat."""


@dataclass(frozen=True, kw_only=True)
class ForkState:
    """The finished game that this one continues, from the position before a ply."""

    table: str
    ply: int


@dataclass(frozen=True, kw_only=True)
class TakeBackState:
    """A seat's open request to take a decision back."""

    seat: int
    waiting: Sequence[int]
    """The seats that have not agreed yet."""
    mine: bool
    """The viewer has asked, and may withdraw the request."""
    may_answer: bool


@dataclass(frozen=True, kw_only=True)
class TalkLine:
    """A line of the talk. The reader's language has a text for each reaction and for what was taken back."""

    seat: int
    kind: LineKind
    text: str
    """The text, the name of a reaction, or nothing."""
    ply: int
    """How many plies were played by then."""
    at: int
    """Seconds since 1970."""


@dataclass(frozen=True, kw_only=True)
class CommonState:
    """The part of a table's state that is the same for all viewers."""

    id: str
    game: str
    options: Mapping[str, OptionValue]
    status: Status
    version: int
    """Grows with every stored change of the table; the presence does not count."""
    ply: int
    """How many plies were played; a move or an undo must name it."""
    actor: int | None
    thinking: bool
    prompt: Message
    take_backs: TakeBacks
    deal_of: str | None
    """The table whose deal this one repeats."""
    fork: ForkState | None
    """The finished game that this one continues."""
    daily: str | None
    """The day whose deal everybody gets, such as `2026-03-01`; null at other tables."""
    listed: bool
    """Everybody finds it in the lobby until it is full."""
    private: bool
    """Links to it say nothing about it, and its result is not shared."""
    outcome: OutcomeState | None
    commitment: str
    """The hash of the dealer's secret, published before the first move."""
    hints: bool
    """Whether the seat to move may ask for hints; fixed when the table was made, and visible to everyone."""
    again: AgainState | None
    """The table where the same people play again, after the first request."""
    clock: ClockState | None
    """Everybody's time, if the table has a clock."""


@dataclass(frozen=True, kw_only=True)
class OwnState:
    """The part of a table's state that depends on the viewer's seats and rights."""

    seats: list[SeatState]
    my_turn: bool
    legal: list[LegalMove]
    """Empty unless it is the viewer's turn."""
    can_undo: bool
    undo_reason: Message | None
    """Why nothing can be taken back, if something was decided here that one might want to."""
    take_back: TakeBackState | None
    """The open request; any other change of the table ends it."""
    talk: TalkLevel
    """The viewer's level of talk."""
    since: int | None
    """The ply after the viewer's last own decision; null for spectators, and for several people at one screen."""
    pass_on: bool
    """Several people share the viewer's screen, and the view shows what only the person on its seat may see."""
    host: bool
    """The viewer made the table or sits at it: may let bots take seats, and play again."""
    maker: bool
    """The viewer made the table, and may make links for the lost seats of others."""


@dataclass(frozen=True, kw_only=True)
class TableState(CommonState, OwnState):
    """All that a viewer may know of a table. Its socket gets one after hello and after every change."""

    type: Literal["state"] = field(default="state", init=False)
    view: AnyView
    log_from: int
    """The viewer forgets its log from this ply on, and appends `log`."""
    log: list[LogEntry]
    presence: PresenceState


@dataclass(frozen=True, kw_only=True)
class PositionState:
    """A position of a finished game."""

    ply: int
    """How many plies were played before it."""
    actor: int | None
    """The seat that had to decide; empty where chance did, and at the end."""
    moves: Sequence[LegalMove]
    """The legal moves, and the elements of the board that stand for them."""
    view: AnyView


@dataclass(frozen=True, kw_only=True)
class Problem:
    """Why a request was refused. Nothing has changed."""

    type: Literal["error"] = field(default="error", init=False)
    code: str
    message: Message
    legal: Sequence[str] | None
    """The moves that would be legal, if it is one's turn."""


Record: TypeAlias = dict[str, Any]
"""A game's record as documented for files; the dealer's secret is in it only when the game is over."""
