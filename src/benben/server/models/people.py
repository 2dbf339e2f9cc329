"""People in the JSON contract: who one is, one's devices and passkeys, and signing in. Times are seconds since 1970."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field, StrictBool, StringConstraints

from benben.engine.message import Message
from benben.engine.options import OptionValue
from benben.server.models.notices import NoticesState
from benben.server.models.requests import Request
from benben.server.store import SeatKind, Status

MARKS = 192
"""The number of marks: sixteen signs in twelve colours."""

Key = Annotated[str, StringConstraints(min_length=40, max_length=128)]
"""At least 240 random bits that the browser makes and keeps."""
Label = Annotated[str, StringConstraints(strip_whitespace=True, max_length=64)]
Code = Annotated[str, StringConstraints(min_length=20, max_length=128)]
Mark = Annotated[int, Field(ge=0, lt=MARKS, strict=True)]


class PersonRequest(Request):
    """A new person, known by the key of this device. A repetition with the same key returns the same person."""

    key: Key
    name: str | None = None
    device: Label = ""
    """The browser and the system, in words."""


class PersonChange(Request):
    """A new name or mark."""

    name: str | None = None
    mark: Mark | None = None


class LinkCode(Request):
    """The code of a sign-in link, to see whom it signs in."""

    link: Code


class SignInRequest(Request):
    """Signing in at this device by a link. A repetition with the same key has no further effect."""

    link: Code
    key: Key
    device: Label = ""
    bring: StrictBool = True
    """Whether the games of the person who was signed in here before come along."""


class PasskeyRequest(Request):
    """A new passkey, as the browser made it."""

    credential: dict[str, Any]
    device: Label = ""


class PasskeySignIn(Request):
    """Signing in at this device with a passkey."""

    credential: dict[str, Any]
    key: Key
    device: Label = ""
    bring: StrictBool = True
    """Whether the games of the person who was signed in here before come along."""


@dataclass(frozen=True, kw_only=True)
class PersonCard:
    """A person as others see them."""

    name: str
    """Empty until the person has chosen one."""
    mark: int


@dataclass(frozen=True, kw_only=True)
class DeviceState:
    """A device at which one is signed in."""

    id: str
    label: str
    created: int
    seen: int
    """The day of its last visit."""
    current: bool
    """Whether it is this one."""


@dataclass(frozen=True, kw_only=True)
class PasskeyState:
    """A passkey."""

    id: str
    label: str
    created: int


@dataclass(frozen=True, kw_only=True)
class Me:
    """Oneself."""

    name: str
    mark: int
    created: int
    muted: bool
    """Whether the host has muted one's chat."""
    devices: Sequence[DeviceState]
    passkeys: Sequence[PasskeyState]


@dataclass(frozen=True, kw_only=True)
class SignInLink:
    """A link that signs one in at another device, once."""

    link: str
    until: int


@dataclass(frozen=True, kw_only=True)
class SignedIn:
    """The person who is signed in at this device now."""

    name: str
    mark: int
    key: str
    """The device's key, as the request had it."""


@dataclass(frozen=True, kw_only=True)
class PlayedSeatState:
    """A seat of one of one's games."""

    seat: int
    name: str
    """Empty for a player who was deleted, and for an open seat."""
    kind: SeatKind
    player: str | None
    mark: int | None
    mine: bool
    points: int | None
    """Of a finished game."""
    sources: Mapping[str, int] | None
    """The points by the receipt's items, of a finished game."""


@dataclass(frozen=True, kw_only=True)
class PlayedGameState:
    """One of one's games: enough for lists and statistics."""

    id: str
    game: str
    options: Mapping[str, OptionValue]
    status: Status
    my_turn: bool
    actor: int | None
    """The seat to decide in a running game."""
    seats: Sequence[PlayedSeatState]
    winners: Sequence[int] | None
    """Of a finished game."""
    resigned: int | None
    next: str | None
    """The table where the same people played again."""
    started: int
    changed: int
    """When the game ended, or was last changed."""
    due: float | None
    """When time is up for the seat to decide in a running game; null without a clock that runs."""
    forked: bool
    """It began in the middle of another game, so statistics leave it out."""


@dataclass(frozen=True, kw_only=True)
class ErrorKindState:
    """One kind of error in one's reviewed games."""

    game: str
    kind: Message
    count: int
    loss: float
    """What all of them cost together, in victories."""
    games: int
    """How many reviewed games of one's own were read: the newest."""
    problems: Sequence[str]
    """The ids of problems that train it, easy ones first."""


@dataclass(frozen=True, kw_only=True)
class RatedPerson:
    """A person's rating: the most likely points, and the range that holds the true ones in 95 % of cases."""

    name: str
    mark: int
    points: int
    low: int
    high: int
    games: int
    mine: bool


@dataclass(frozen=True, kw_only=True)
class RatedLevel:
    """The fixed rating of a level of the bots."""

    level: str
    points: int


@dataclass(frozen=True, kw_only=True)
class Ranking:
    """The ratings at one game with so many players; the best come first."""

    game: str
    players: int
    people: Sequence[RatedPerson]
    levels: Sequence[RatedLevel]


@dataclass(frozen=True, kw_only=True)
class MyData:
    """Everything that the server stores about a person, except the records of games."""

    me: Me
    games: Sequence[PlayedGameState]
    lines: Sequence[Mapping[str, Any]]
    """The person's lines at tables."""
    orders: Sequence[Mapping[str, Any]]
    """The person's standing orders."""
    notices: NoticesState
