"""The JSON contract over HTTP. The browser's types are generated from these models."""

import unicodedata
from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

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

from benben.server.views import View

OptionValue = StrictBool | StrictInt | Annotated[str, StringConstraints(max_length=4000)]
"""The value of a game's option. Only where the option's kind is `text` may it be longer than a few words."""


def _printable(name: str) -> str:
    """Refuse names with control characters, line breaks or signs that turn the writing direction."""
    if any(unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"} for character in name):
        raise ValueError("a name is made of printable characters")
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=32),
    AfterValidator(_printable),
]
"""A person's or a bot's name at the table."""


class Model(BaseModel):
    """What all models share: unknown fields are refused, values never change."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Message(Model):
    """A sentence for people: an id of the catalogues and what goes into it (inner messages first)."""

    id: str
    args: dict[str, "str | int | Message | list[Message]"] = Field(default_factory=dict)


def read_message(message: Mapping[str, Any]) -> Message:
    """Check an engine's message against the model."""
    return Message.model_validate(message)


class Problem(Model):
    """Why a request was refused."""

    code: str
    message: Message
    legal: list[str] | None = None
    """The moves that would be legal, if it is the asker's turn."""


# ---- the lobby ---------------------------------------------------------------------------------------------
class PartLetter(Model):
    """What a letter means for one part of an option."""

    letter: str
    label: Message


class OptionPart(Model):
    """A part of an option whose values are words with one letter for each part."""

    name: str
    label: Message
    letters: list[PartLetter]


class GameOption(Model):
    """One thing to choose before a game begins: one of several, yes or no, a letter for each part, or a document.

    A document (`text`) is any that the game understands; its one choice is what is taken when none is given.
    """

    name: str
    kind: Literal["choice", "flag", "letters", "text"]
    choices: list[OptionValue]
    default: OptionValue
    label: Message
    choice_labels: list[Message] | None = None
    """A label for each choice, where the bare value does not speak for itself."""
    about: Message | None = None
    """For a text: how it is written."""
    parts: list[OptionPart] = Field(default_factory=list)
    """For letters: the parts in order; the choice is the word of their letters."""
    players_of_choice: dict[str, list[int]] | None = None
    """For which numbers of players a choice exists, where not for all."""


class Level(Model):
    """A strength of bot, named by the text spec that makes it."""

    name: str
    spec: str
    label: Message


class GameInfo(Model):
    """A game that can be played here."""

    name: str
    title: Message
    players: list[int]
    options: list[GameOption]
    levels: list[Level]
    page: str | None = None
    """The address of the ES module that draws its table, if the front end has none of its own."""


class SeatRequest(Model):
    """Who is to sit on a seat: `me`, `here` (another person at this screen), `open` (by link) or a `bot`."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    player: Annotated[str, StringConstraints(min_length=1, max_length=120)] | None = None
    """A bot's spec, such as `search:seconds=0.5`."""

    @model_validator(mode="after")
    def _only_bots_are_players(self) -> Self:
        if (self.kind == "bot") != (self.player is not None):
            raise ValueError("a bot needs a player, and nobody else has one")
        return self


class TableRequest(Model):
    """A new table."""

    game: Annotated[str, StringConstraints(max_length=32)]
    options: Annotated[dict[str, OptionValue], Field(max_length=16)] = Field(default_factory=dict)
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=8)]
    hints: bool | None = None
    """Whether who is to move may ask for hints. If nothing is said, only where no two people play each other."""


class TableLinks(Model):
    """Where a new table is found."""

    table: str
    """The page of the table; whoever opens it may take an open seat or watch."""
    socket: str
    record: str


class TableCreated(Model):
    """A new table and the token of the seats that belong to its maker. The token is told only once."""

    id: str
    token: str
    seats: list[int]
    links: TableLinks


class JoinRequest(Model):
    """Taking an open seat: the named one, or the first."""

    name: Name
    seat: Annotated[int, Field(ge=0, le=7, strict=True)] | None = None


class Joined(Model):
    """The token of the seat: a new one, told only once, or the one that asked."""

    token: str
    seats: list[int]


class MoveRequest(Model):
    """A move: its notation or its number, and the ply at which it is meant."""

    ply: Annotated[int, Field(ge=0, strict=True)]
    move: StrictInt | Annotated[str, StringConstraints(max_length=120)]


class UndoRequest(Model):
    """Taking back one's last decision, at this ply."""

    ply: Annotated[int, Field(ge=0, strict=True)]


class Health(Model):
    """Whether the server is well."""

    version: str
    warming: bool


class Languages(Model):
    """The languages that the catalogues speak."""

    languages: list[str]


# ---- the table ---------------------------------------------------------------------------------------------
class SeatState(Model):
    """Who sits where."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    player: str | None
    mine: bool
    connected: bool


class LegalMove(Model):
    """A move that can be made now, and the ids of the board's elements that stand for it."""

    move: int
    text: str
    message: Message
    targets: list[str]


class LogEntry(Model):
    """What one ply did, in words. `seat` is empty where chance acted."""

    ply: int
    seat: int | None
    messages: list[Message]


class OutcomeState(Model):
    """How the game ended."""

    winners: list[int]
    reason: Message


class TableState(Model):
    """All that one viewer may know of a table."""

    id: str
    game: str
    options: dict[str, OptionValue]
    status: Literal["waiting", "playing", "over"]
    warming: bool
    """The rules are still being compiled, and interpreted meanwhile: bots and hints think little."""
    version: int
    """Grows with every change of the table that is stored; connections coming and going do not count."""
    ply: int
    """How many plies were played; a move or an undo must name it."""
    seats: list[SeatState]
    actor: int | None
    my_turn: bool
    thinking: bool
    prompt: Message
    legal: list[LegalMove]
    """Empty unless it is the viewer's turn."""
    can_undo: bool
    undo_reason: Message | None
    """Why nothing can be taken back, if something was decided here that one might want to."""
    log_from: int
    """The viewer forgets its log from this ply on, and appends `log`."""
    log: list[LogEntry]
    view: View
    outcome: OutcomeState | None
    commitment: str
    """The hash of the dealer's secret, published before the first move."""
    hints: bool
    """Whether who is to move may ask for hints; decided when the table was made, and told to everybody."""


Record = dict[str, Any]
"""A game's record as documented for files; the dealer's secret is in it only when the game is over."""
