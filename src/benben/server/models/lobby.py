"""The lobby in the JSON contract: games with their options and bots, a new table, a taken seat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from benben.engine.message import Message
from benben.engine.options import OptionValue

OptionKind: TypeAlias = Literal["choice", "flag", "letters", "text"]


@dataclass(frozen=True, kw_only=True)
class PartLetter:
    """The meaning of a letter for one part of an option."""

    letter: str
    label: Message


@dataclass(frozen=True, kw_only=True)
class OptionPart:
    """A part of an option whose values are words with one letter per part."""

    name: str
    label: Message
    letters: Sequence[PartLetter]


@dataclass(frozen=True, kw_only=True)
class GameOption:
    """An option of a game: one of several values, yes or no, a letter for each part, or a document.

    A document (`text`) is any that the game can read; its only choice is the default.
    """

    name: str
    kind: OptionKind
    choices: Sequence[OptionValue]
    default: OptionValue
    label: Message
    choice_labels: Sequence[Message] | None = None
    """A label for each choice, where the bare value does not speak for itself."""
    about: Message | None = None
    """For a text: how it is written."""
    parts: Sequence[OptionPart] = field(default_factory=tuple)
    """For letters: the parts in order; the choice is the word of their letters."""
    rules: Sequence[str] = field(default_factory=tuple)
    """The numbers of the rules about this option."""
    players_of_choice: Mapping[str, Sequence[int]] | None = None
    """For which numbers of players a choice exists, where not for all."""


@dataclass(frozen=True, kw_only=True)
class BotLevel:
    """A strength of bot, named by the text spec that makes it."""

    name: str
    spec: str
    label: Message


@dataclass(frozen=True, kw_only=True)
class GameOffer:
    """A game that can be played here."""

    name: str
    title: Message
    players: Sequence[int]
    options: Sequence[GameOption]
    levels: Sequence[BotLevel]
    has_rules: bool
    """Whether there is a page with the game's rules."""
    bots: Sequence[BotLevel] = field(default_factory=tuple)
    """The bots that the host has added, by name."""
    lesson: Sequence[str] = field(default_factory=tuple)
    """The scenes of its lesson in order, if it has one."""
    page: str | None = None
    """The address of the module that draws the game, if it brings one; the front end has those of the package."""
    engine: str | None = None
    """The manifest below `/engines` of the game's rules as WebAssembly, if the game has an engine."""


@dataclass(frozen=True, kw_only=True)
class TableLinks:
    """The addresses of a new table."""

    table: str
    """The page of the table; visitors may take an open seat or watch."""
    socket: str
    record: str


@dataclass(frozen=True, kw_only=True)
class TableCreated:
    """A new table and the caller's token: a new one, sent only once, or the one in the request."""

    id: str
    token: str
    seats: Sequence[int]
    links: TableLinks


@dataclass(frozen=True, kw_only=True)
class Joined:
    """The token of the seat: a new one, sent only once, or the one in the request."""

    token: str
    seats: Sequence[int]


@dataclass(frozen=True, kw_only=True)
class SeatLink:
    """A link that moves a seat to the first person who uses it. Until then it is as secret as the seat's token."""

    link: str
    until: int
    """Until when it is good, in seconds since 1970."""


@dataclass(frozen=True, kw_only=True)
class Health:
    """Whether the process answers; `Ready` says whether it can store anything."""

    version: str


@dataclass(frozen=True, kw_only=True)
class Ready:
    """Moves can be stored."""

    ready: bool = True
    unplayable: int | None = None
    """Running games that the rules of this version cannot continue; null until all are checked."""
    left_out: Mapping[str, str | None] = field(default_factory=dict)
    """Installed games that cannot be offered; the reason only for clients that may read the host's metrics."""


@dataclass(frozen=True, kw_only=True)
class Languages:
    """The languages that the catalogues speak."""

    languages: Sequence[str]


@dataclass(frozen=True, kw_only=True)
class Host:
    """The permissions of this server's host, and the server's address."""

    guests: str | None
    """The address for others in the same network; None if they cannot reach it, or if it is unknown."""
    open_tables: bool
    """Whether tables can be listed for everybody."""
    ratings: bool
    """Whether games can count for ratings."""
    vacation_days: int
    """The most days of vacation that a table over days can give each player."""


@dataclass(frozen=True, kw_only=True)
class OpenTable:
    """A table in the lobby that waits for people."""

    id: str
    game: str
    options: Mapping[str, OptionValue]
    names: Sequence[str]
    """The people and bots who sit there."""
    marks: Sequence[int | None]
    """Their marks; null for guests and bots."""
    open: int
    """How many seats are free."""
    here: bool
    """Whether somebody has the table open now."""
