"""The records of the store: a table, its seats, its talk, standing orders, and a change."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Literal, TypeAlias

from benben.engine.dealer import DealerKind
from benben.engine.message import Message
from benben.engine.options import OptionValue
from benben.engine.ply import Ply
from benben.server.clocks import Clock, Timing

Status: TypeAlias = Literal["waiting", "playing", "over"]
SeatKind: TypeAlias = Literal["person", "bot", "open"]
TakeBacks: TypeAlias = Literal["free", "consent", "none"]
"""Whether one takes back a decision at once, when all others who play have agreed, or never."""
TalkLevel: TypeAlias = Literal["chat", "reactions", "off"]
"""The talk that players may have: anything, the ready-made reactions alone, or nothing."""
LineKind: TypeAlias = Literal["chat", "reaction", "took_back", "kept"]
"""A text; a reaction; a decision that was taken back; a wish to take one back that was declined."""


@dataclass(frozen=True)
class TableTerms:
    """The maker's choices for a table, apart from the game's options. They never change."""

    take_backs: TakeBacks = "free"
    talk: TalkLevel = "chat"
    deal_of: str | None = None
    """The table whose deal this one repeats."""
    listed: bool = False
    """Whether anybody here may find it in the lobby and join."""
    private: bool = False
    """Whether links to it say nothing about it, and its result is not shared."""
    rated: bool = False
    """Whether the game counts for ratings if people play it without help."""
    position: str | None = None
    """The text of the position at which the game begins (`Match.position_text`); None: a new game."""
    fork_of: str | None = None
    """The table of the finished game that this one continues from a position of it."""
    fork_ply: int | None = None
    """The ply before which that position was."""
    dealing: DealerKind = "committed"
    """How chance follows from the secret; tables of older versions deal by the number of the ply."""
    daily: str | None = None
    """The day whose deal this is, such as `2026-03-01` (UTC): everybody here gets the same one."""


@dataclass(frozen=True)
class TakeBackRequest:
    """A seat would like to go back to the ply *start*; the seats in *agreed* have agreed.

    Any other change of the table ends it.
    """

    seat: int
    start: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class StoredLine:
    """A line of a table's talk: its *text*, or the name of a reaction, by a *seat* at a *ply*."""

    seat: int
    kind: LineKind
    text: str
    ply: int
    at: int
    """Seconds since 1970."""


OrderEnd: TypeAlias = Literal["done", "chance", "changed", "declined", "taken_back"]
"""How a standing order ended: it was carried out; chance acted; the table is another one than expected; the decision
was not for the order to make; what it was based on was taken back."""


@dataclass(frozen=True)
class StoredOrder:
    """A standing order of a *seat*: a decision that its owner has made in advance."""

    id: str
    """A random name: another order of the same seat has another."""
    seat: int
    kind: str
    """One of the game's kinds (`benben.engine.orders`), or `move`: one move at one table."""
    amount: int
    """What the kind needs; with `move`, the integer of the move."""
    ply: int
    """How many plies were played when it was given, or when it ended."""
    history: str
    """A digest of these plies."""
    expected: str = ""
    """With `move`: a digest of the table at which it is meant, as its owner sees it."""
    steps: tuple[tuple[int, Message], ...] = ()
    """With `move`: the seats and decisions that lead there, and the move itself, in words."""
    ended: OrderEnd | None = None
    """How it ended; the owner has not decided anything since."""


@dataclass(frozen=True)
class StoredSeat:
    """The occupant of a seat.

    *player* is the spec of the bot that decides for the seat. On a person's seat, this bot stands in. None: a person
    decides, or the seat is open. *owner* is the id of a person, or the hash of a guest's token.
    """

    seat: int
    kind: SeatKind
    name: str
    player: str | None = None
    owner: str | None = None
    mark: int | None = None
    """The mark of a person who is no guest."""

    @property
    def is_bot_playing(self) -> bool:
        """Whether a bot decides here now, for good or as a stand-in."""
        return self.player is not None


@dataclass(frozen=True)
class StoredResult:
    """The result of a seat in a finished game."""

    seat: int
    winners: int
    """The number of winners, if the seat is among them, or 0."""
    points: int
    sources: Mapping[str, int]
    """The points by the receipt's items."""
    ended: int
    """When the game ended, in seconds since 1970."""
    rated: bool = False
    """Whether the game counts for ratings."""


@dataclass(frozen=True)
class TableHeader:
    """A table without its plies."""

    id: str
    game: str
    options: Mapping[str, OptionValue]
    rules_version: int
    dealer_secret: str
    status: Status
    actor: int | None
    seats: tuple[StoredSeat, ...]
    version: int = 1
    hints: bool = False
    maker: str | None = None
    resigned: int | None = None
    """The seat that gave the game up: then it is over without having been played to its end."""
    next_id: str | None = None
    """The table where the same people play again."""
    next_by: int | None = None
    """The seat that asked for it first."""
    terms: TableTerms = TableTerms()
    take_back: TakeBackRequest | None = None
    clock: Clock | None = None
    """Everybody's time, if the table has a clock."""

    @property
    def due(self) -> float | None:
        """When something is to be done here, in seconds since 1970."""
        return None if self.clock is None else self.clock.due

    def wants_bots(self, plies: int) -> bool:
        """Whether the server is to go on by itself after so many *plies*.

        That is where nothing was dealt yet, and where a bot is to move and a person plays.
        """
        return not plies or (
            self.status == "playing"
            and self.actor is not None
            and self.seats[self.actor].player is not None
            and any(seat.player is None for seat in self.seats)
        )

    @property
    def lost_on_time(self) -> bool:
        """Whether the seat that has resigned did so because its time was up."""
        return self.clock is not None and self.clock.fell is not None


@dataclass(frozen=True)
class StoredTable(TableHeader):
    """A table as it is in the store."""

    plies: tuple[Ply, ...] = ()
    timings: Mapping[int, Timing] = field(default_factory=dict)
    """The timings of people's decisions, by ply."""

    @property
    def header(self) -> TableHeader:
        """The table without its plies."""
        return TableHeader(**{each.name: getattr(self, each.name) for each in fields(TableHeader)})


@dataclass(frozen=True)
class TableChange:
    """A change of a table: *plies* replace the plies from *start* on, and *seats* get new occupants."""

    status: Status
    actor: int | None
    start: int
    plies: Sequence[Ply] = ()
    seats: Sequence[StoredSeat] = ()
    cuts: bool = False
    """Whether there may be stored plies from *start* on."""
    resigned: int | None = None
    """The seat that resigns."""
    successor: StoredTable | None = None
    """The new table where the same people play again, *asked_by* a seat."""
    asked_by: int | None = None
    maker: str | None = None
    """The new maker, if it changes."""
    take_back: TakeBackRequest | None = None
    """The request to take a decision back that is open after this change."""
    lines: Sequence[StoredLine] = ()
    """Lines of the talk about this change."""
    orders: Sequence[StoredOrder] = ()
    """Standing orders that end with it."""
    results: Sequence[StoredResult] = ()
    """The results of the seats, if the game ends."""
    clock: Clock | None = None
    """Everybody's time after it."""
    notify: float | None = None
    """When to notify the person who is to decide, in seconds since 1970; None: not at all."""
    keeps_notice: bool = False
    """Whether the same person is to decide as before, so that *notify* does not count."""
    timing: Timing | None = None
    """The timing of the first of the *plies*, if it is a person's decision at a table with a clock."""
    wants_bots: bool = False
    """Whether the server is to go on with the table by itself after it: `TableHeader.wants_bots`."""

    @property
    def due(self) -> float | None:
        """When something is to be done at the table, in seconds since 1970."""
        return None if self.clock is None else self.clock.due
