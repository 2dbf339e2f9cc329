"""The bodies of HTTP requests. Each is checked when it is read."""

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StringConstraints,
    model_validator,
)

from benben.server.clocks import AtZero, ClockKind, is_zone
from benben.server.store import TakeBacks, TalkLevel

GivenOption = StrictBool | StrictInt | Annotated[str, StringConstraints(max_length=4000)]
"""The value of a game's option. Only where the option's kind is `text` may it be longer than a few words."""


def checked_zone(name: str) -> str:
    """The name of a time zone. Raises `ValueError` if there is none of this name."""
    if not is_zone(name):
        raise ValueError("no time zone has this name")
    return name


class Request(BaseModel):
    """The base of all requests: unknown fields are refused, values never change."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class SeatRequest(Request):
    """The occupant of a seat: `me`, `here` (another person at this screen), `open` (by link) or a `bot`."""

    kind: Literal["me", "here", "open", "bot"]
    name: str | None = None
    """A person's name, or a bot's (`benben.engine.names`)."""
    player: Annotated[str, StringConstraints(min_length=1, max_length=120)] | None = None
    """A bot's spec, for example `search:seconds=0.5`."""

    @model_validator(mode="after")
    def _only_bots_are_players(self) -> Self:
        if (self.kind == "bot") != (self.player is not None):
            raise ValueError("a bot needs a player, and nobody else has one")
        return self


Zone = Annotated[str, StringConstraints(max_length=64), AfterValidator(checked_zone)]
"""The name of a time zone, such as `Europe/Budapest`."""


class HoursRequest(Request):
    """When time runs: a daily window in minutes after midnight, in each player's time zone, and days off."""

    start: Annotated[int, Field(ge=0, lt=1440, strict=True)] = 0
    end: Annotated[int, Field(ge=0, le=1440, strict=True)] = 1440
    """At or before the start: on the next day."""
    days_off: Annotated[list[Annotated[int, Field(ge=0, le=6, strict=True)]], Field(max_length=6)] = Field(
        default_factory=list
    )
    """0 is Monday."""


class ClockRequest(Request):
    """A table's clock: see `benben.server.clocks.TimeControl`."""

    kind: ClockKind
    seconds: Annotated[int, Field(ge=5, le=60 * 86_400, strict=True)]
    """For each decision; with `fischer`, for the game."""
    increment: Annotated[int, Field(ge=0, le=3600, strict=True)] = 0
    """The increment for each decision with `fischer`, in seconds."""
    hours: HoursRequest | None = None
    """Only with `correspondence`. The default: day and night."""
    at_zero: AtZero = "move"
    player: Annotated[str, StringConstraints(min_length=1, max_length=120)] | None = None
    """The bot that plays at zero; the host's stand-in by default."""
    vacation: Annotated[int, Field(ge=0, le=366, strict=True)] = 0
    """With `correspondence`: the days of vacation that each player may take; the host may allow fewer."""


Reaction: TypeAlias = Literal["hello", "luck", "nice", "thanks", "wow", "oops", "moment", "good_game"]
"""The ready-made lines."""


SeatIndex = Annotated[int, Field(ge=0, le=7, strict=True)]


class RematchRequest(Request):
    """How the same people play again."""

    deal: Literal["new", "same"] = "new"
    """The same: chance decides as before, as long as the players do."""
    begins: Literal["rotating", "rulebook", "random"] | SeatIndex = "rotating"
    """The player who gets the first seat: the next one, the same one, one by chance, or the player on this seat."""


class ForkRequest(Request):
    """A position of a finished game, by its table and the number of plies before it. A seat must decide there."""

    table: Annotated[str, StringConstraints(max_length=32)]
    ply: Annotated[int, Field(ge=0, strict=True)]


class TableRequest(Request):
    """A new table."""

    game: Annotated[str, StringConstraints(max_length=32)]
    options: Annotated[dict[str, GivenOption], Field(max_length=16)] = Field(default_factory=dict)
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=8)]
    hints: bool | None = None
    """Whether the seat to move may ask for hints. The default: only if no two people play each other."""
    clock: ClockRequest | None = None
    """The clock; people have all the time they like without one."""
    zone: Zone = "UTC"
    """The maker's time zone."""
    take_backs: TakeBacks = "free"
    talk: TalkLevel = "chat"
    listed: bool = False
    """Whether everybody finds it in the lobby, if the host allows open tables."""
    private: bool = False
    """Whether links to it say nothing about it."""
    begins: Literal["rulebook", "random"] | SeatIndex = "rulebook"
    """The owner of the first seat: the seats stay as they are, one of them by chance, or the one with this number."""
    rated: StrictBool = False
    """Whether the game counts for ratings. It then has neither hints nor free take-backs."""
    fork: ForkRequest | None = None
    """The position at which the game begins, with the options of the finished game; new chance from there on."""


class TokenRequest(Request):
    """A request whose answer contains a token. The browser makes and keeps the token first: an answer may get lost."""

    token: Annotated[str, StringConstraints(min_length=40, max_length=128)] | None = None
    """At least 240 random bits. By default the server makes one."""


class JoinRequest(TokenRequest):
    """Taking an open seat: the named one, or the first. The named one can be taken again with the same token."""

    name: str
    seat: Annotated[int, Field(ge=0, le=7, strict=True)] | None = None
    zone: Zone = "UTC"
    """The person's time zone, in which their hours are meant."""


class ChangeRequest(Request):
    """A change of a table. A client without an answer repeats it with the same *id*, and it is done only once."""

    id: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")] | None = None


class MoveRequest(ChangeRequest):
    """A move: its notation or its number, and the ply at which it is meant."""

    ply: Annotated[int, Field(ge=0, strict=True)]
    move: StrictInt | Annotated[str, StringConstraints(max_length=120)]


class UndoRequest(ChangeRequest):
    """Taking back one's last decision, at this ply."""

    ply: Annotated[int, Field(ge=0, strict=True)]


class PauseRequest(ChangeRequest):
    """Wanting a pause, or no longer wanting it."""

    wanted: StrictBool


class AwayRequest(ChangeRequest):
    """Being away from one's seat for some days: no time runs for it, or a *bot* plays there."""

    seat: SeatIndex
    days: Annotated[int, Field(ge=1, le=366, strict=True)]
    bot: StrictBool = False


class OrderRequest(ChangeRequest):
    """A standing order, given at this ply."""

    ply: Annotated[int, Field(ge=0, strict=True)]
    kind: Annotated[str, StringConstraints(max_length=32)]
    """One of the game's kinds, or `move`."""
    amount: Annotated[int, Field(ge=0, strict=True)] = 0
    """What the kind needs; with `move`, the number of the move."""
    path: Annotated[list[StrictInt], Field(max_length=16)] = Field(default_factory=list)
    """With `move`: the numbers of what the others decide before."""


class TakeBackAnswer(ChangeRequest):
    """Agreeing to take another person's decision back, or not; not to agree withdraws one's own request."""

    ply: Annotated[int, Field(ge=0, strict=True)]
    agrees: StrictBool


class SayRequest(ChangeRequest):
    """A line for the other players: a text or a reaction."""

    text: Annotated[str, StringConstraints(max_length=1000)] | None = None
    reaction: Reaction | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.text is None) == (self.reaction is None):
            raise ValueError("a text or a reaction")
        return self


Codes = Annotated[list[Annotated[int, Field(ge=0, le=2**31, strict=True)]], Field(max_length=64)]
"""Moves and outcomes by their numbers."""
Target = Annotated[str, StringConstraints(min_length=1, max_length=64)]
"""An element of the board."""


class JoinRoomRequest(ChangeRequest):
    """Coming into the review room of a finished table, or leaving it."""

    joined: StrictBool


class ShowRequest(ChangeRequest):
    """The leader of a room shows a position: a line of other moves and outcomes from the position before a ply."""

    ply: Annotated[int, Field(ge=0, strict=True)]
    line: Codes = Field(default_factory=list)


class PlayOnRequest(ChangeRequest):
    """Playing the position in the room on, after so many plies; null draws what chance brings."""

    ply: Annotated[int, Field(ge=0, strict=True)]
    move: Annotated[int, Field(ge=0, le=2**31, strict=True)] | None


class RoomRequest(ChangeRequest):
    """The seats for which a bot plays lines on, and whether the leader chooses what chance brings."""

    engine: Annotated[list[SeatIndex], Field(max_length=8)]
    chosen: StrictBool


class NoteRequest(ChangeRequest):
    """A note about the position in the room, or the removal of one."""

    text: Annotated[str, StringConstraints(max_length=1000)] | None = None
    remove: Annotated[str, StringConstraints(max_length=16)] | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.text is None) == (self.remove is None):
            raise ValueError("a text or the note to remove")
        return self


class ArrowRequest(ChangeRequest):
    """An arrow between two elements of the board at the position in the room; the same one again removes it."""

    start: Target
    end: Target


class SeatNumber(ChangeRequest):
    """The seat to leave, or to give to a bot."""

    seat: Annotated[int, Field(ge=0, le=7, strict=True)]


class SeatMove(SeatNumber):
    """The occupants of two seats change places."""

    to: SeatIndex


class SeatLinkRequest(Request):
    """A request for a link that moves one's seats, or the lost seat of another person."""

    seat: Annotated[int, Field(ge=0, le=7, strict=True)] | None = None
    """Another person's seat; only for the maker of the table."""


class RenewRequest(TokenRequest):
    """Taking another token in place of one's own."""


class AdoptRequest(Request):
    """The token of a guest's seats that a person takes over."""

    token: Annotated[str, StringConstraints(min_length=40, max_length=128)]


class ClaimRequest(TokenRequest):
    """Use a link that moves seats. A repetition with the same token has no further effect."""

    link: Annotated[str, StringConstraints(max_length=80)]


class TryRequest(Request):
    """Another move at a decision of a reviewed game; without one the answer is shown."""

    move: Annotated[int, Field(ge=0, le=2**31)] | None = None


class HintRequest(Request):
    """A request for a hint: the best moves at this version of the table."""

    version: Annotated[int, Field(ge=1, strict=True)]


class ReasonRequest(HintRequest):
    """A request for the reason of a hint: why its best idea is better than another move."""

    other: Annotated[int, Field(ge=0, strict=True)]
    """A legal move."""
