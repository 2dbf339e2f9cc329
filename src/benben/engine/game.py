"""The contract that a game fulfils, and a game with its options chosen."""

import inspect
import itertools
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt
from typing_extensions import TypedDict

from benben.engine.dealer import Dealer
from benben.engine.dice import Dice
from benben.engine.errors import BadOption
from benben.engine.message import Message, message
from benben.engine.notation import MoveList
from benben.engine.picture import Picture
from benben.engine.table import Table, Tables

if TYPE_CHECKING:
    from benben.engine.match import Match

OptionValue: TypeAlias = "int | str | bool"
AnyOption: TypeAlias = "OptionValue | Path"
"""What a caller may give: for an option of text also the path of a file that holds it."""
MOST_TEXT = 16_384
"""Characters of an option's text that are ever read from a file; a game may allow fewer."""


@dataclass(frozen=True)
class OptionSpec:
    """An option of a game: its allowed *choices* in order, and the one taken when nothing is said.

    Where a choice has one letter for each of several parts (a side for each board), *letters* names the parts.
    Where any well-formed text will do, *read* returns its canonical form or raises `BadOption` with the reason; the
    only choice listed is then the default.
    """

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    letters: tuple[str, ...] = ()
    read: Callable[[str], str] | None = None

    @classmethod
    def of_letters(cls, name: str, parts: tuple[str, ...], letters: str) -> "OptionSpec":
        """An option whose choices are all words of *letters*, one for each of the *parts*; the first is default."""
        words = tuple(map("".join, itertools.product(letters, repeat=len(parts))))
        return cls(name, words, words[0], parts)

    @classmethod
    def of_text(cls, name: str, default: str, read: Callable[[str], str]) -> "OptionSpec":
        """An option whose value is a text that *read* understands, such as a document."""
        return cls(name, (default,), default, read=read)

    def check(self, value: object) -> OptionValue:
        """Return *value* if it is one of the choices, else raise `BadOption` that tells them.

        For an option of text a path is as good as the text of that file. Only our own callers have paths: what comes
        from the network or a record is a text, and no file of ours is read for it.
        """
        if self.read is not None:
            return self.read(self._text_of(value))
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        raise BadOption(f"{self.name}={value!r} is not possible; {self._hint}")

    def _text_of(self, value: object) -> str:
        if isinstance(value, str):
            return value
        if not isinstance(value, Path):
            raise BadOption(f"{self.name}={value!r} is not possible; give a text, or the path of a file")
        try:
            with value.open(encoding="utf-8-sig") as file:  # some editors mark their files as UTF-8
                return file.read(MOST_TEXT + 1)
        except OSError as error:
            raise BadOption(f"{self.name}: {value} cannot be read: {error.strerror or error}") from None
        except UnicodeDecodeError as error:
            raise BadOption(f"{self.name}: {value} is no text in UTF-8: {error}") from None

    @property
    def _hint(self) -> str:
        if not self.letters:
            return f"choose one of: {', '.join(map(repr, self.choices))}"
        letters = " or ".join(sorted({letter for choice in self.choices for letter in str(choice)}))
        parts = ", ".join(self.letters)
        return f"choose a letter ({letters}) for each of {parts}, as in {self.choices[-1]!r}"


class ReceiptEntry(TypedDict):
    """A line of a receipt in a view; see `ReceiptLine`."""

    seat: int
    epoch: int
    item: str
    count: int
    points: int


@dataclass(frozen=True)
class ReceiptLine:
    """Why a seat has points: *count* of an *item* gave *points* in an *epoch* (0 before the first)."""

    seat: int
    epoch: int
    item: str
    count: int
    points: int

    @property
    def entry(self) -> ReceiptEntry:
        """The same, ready for JSON."""
        return {
            "seat": self.seat,
            "epoch": self.epoch,
            "item": self.item,
            "count": self.count,
            "points": self.points,
        }


@dataclass(frozen=True)
class Outcome:
    """How a match ended: the winning seats, everybody's points, and the reason as a catalogue id."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Rules(ABC):
    """A game. Everything compiled is an attribute, everything told to people is a method.

    The compiled functions (`T` is a table, all integers):

    - `setup(T, options[])`: lay out a new game; `options` are what `encode` returns.
    - `legal(T, moves[]) -> n`: write the legal moves, return how many; none for chance or when it is over.
    - `is_legal(T, move) -> bool`: the same, asked of one move.
    - `chance(T, weights[]) -> n`: write the exact weight of each of n outcomes; only when `actor` is `CHANCE`.
    - `sample(T, dice, weights[]) -> outcome`: an outcome drawn by those weights; `weights` is room to write in. A game
      gives one of its own only if it can do so faster than by writing them: `dice.find` looks at counts in the table.
    - `apply(T, move)`: carry out a legal move or an outcome of positive weight.
    - `shares(T, won[])`: when it is over, each seat's share of the victory.
    - `score(T, seat) -> points`.
    - `prefer(T, moves[], n, appeal[], notes[])`: write how much each of the n legal moves appeals to the actor, in
      points; `notes` is scratch space.

    A game that is to be judged before its end (`benben.players.evaluation`) also has:

    - `features(T, seat, values[])`: write what speaks for *seat* at this table, one number for each of
      `feature_names`, from nothing that is hidden from that seat. Any table that can occur will do, whoever decides.
    - `phase(T) -> int`: how far the game is, from 0 to below `phases`; features may weigh more in one than in another.
    """

    name: ClassVar[str]
    version: ClassVar[int]
    """Raised whenever the same moves may lead to another result."""
    table: ClassVar[type[Table]]
    options: ClassVar[tuple[OptionSpec, ...]]
    moves: ClassVar[MoveList]
    most_moves: ClassVar[int]
    """No position has more legal moves."""
    most_outcomes: ClassVar[int]
    """No chance has more outcomes."""
    most_seats: ClassVar[int]
    notes: ClassVar[int]
    """How many numbers of scratch space `prefer` needs."""

    setup: Callable[[Any, npt.NDArray[np.int64]], None]
    legal: Callable[[Any, npt.NDArray[np.int16]], int]
    is_legal: Callable[[Any, int], bool]
    chance: Callable[[Any, npt.NDArray[np.int64]], int]
    sample: Callable[[Any, Dice, npt.NDArray[np.int64]], int] | None = None
    apply: Callable[[Any, int], None]
    shares: Callable[[Any, npt.NDArray[np.float64]], None]
    score: Callable[[Any, int], int]
    prefer: Callable[
        [Any, npt.NDArray[np.int16], int, npt.NDArray[np.float64], npt.NDArray[np.float64]], None
    ]
    features: Callable[[Any, int, npt.NDArray[np.float64]], None] | None = None
    feature_names: tuple[str, ...] = ()
    feature_meanings: Mapping[str, str] = MappingProxyType({})
    """What each of them says, in a sentence for people who ask."""
    phase: Callable[[Any], int] | None = None
    phases: int = 1

    @abstractmethod
    def encode(self, options: Mapping[str, OptionValue]) -> Sequence[int]:
        """Checked options as the integers that `setup` reads. Raises `BadOption` for a forbidden combination."""

    @abstractmethod
    def outcomes(self, table: Any) -> MoveList:
        """The notation of chance's outcomes at this table."""

    @abstractmethod
    def view(self, table: Any, seat: int | None) -> Mapping[str, Any]:
        """What a seat (or with None a spectator) may see, ready for JSON. The only door outward."""

    @abstractmethod
    def known(self, table: Any, seat: int, dice: Dice) -> Tables:
        """One table as this seat may know it: memory is perfect, what is private to others is drawn with *dice*."""

    @abstractmethod
    def receipt(self, table: Any) -> list[ReceiptLine]:
        """Every point of everybody, itemised; per seat it adds up to the score."""

    @abstractmethod
    def reason(self, table: Any) -> str:
        """Why the winners won, as a catalogue id."""

    @abstractmethod
    def prompt(self, table: Any) -> Message:
        """What must be decided now, and why."""

    @abstractmethod
    def describe(self, table: Any, move: int) -> Message:
        """A legal move in words."""

    @abstractmethod
    def narrate(self, before: Any, move: int, after: Any, viewer: int | None) -> list[Message]:
        """What happened when *move* led from one table to the next, in order, as *viewer* may be told it."""

    @abstractmethod
    def targets(self, table: Any, move: int) -> list[str]:
        """The ids of the pieces on the board that stand for a legal move."""

    def private_to(self, table: Any) -> int | None:  # noqa: ARG002  (most games have no such moment)
        """The seat that alone is shown something now, None if nobody is.

        Until it has decided, its legal moves are its secret too, and so is the outcome of chance that it is shown.
        """
        return None

    def picture(self, view: Mapping[str, Any]) -> Picture:  # noqa: ARG002  (a game may do without)
        """A view drawn in text, for terminals; empty if the game has no picture."""
        return []

    @property
    def catalogues(self) -> Path:
        """The folder of the game's texts, one Fluent file a language."""
        return Path(inspect.getfile(type(self))).resolve().parent / "texts"

    @property
    def title(self) -> Message:
        """The game's name in words."""
        return message(f"{self.name}-title")

    def choices(self, chosen: Mapping[str, OptionValue]) -> dict[str, tuple[OptionValue, ...]]:
        """The choices of every option that are allowed beside those already *chosen*."""
        return {
            spec.name: tuple(value for value in spec.choices if self._allows({**chosen, spec.name: value}))
            for spec in self.options
        }

    def _allows(self, chosen: Mapping[str, OptionValue]) -> bool:
        try:
            self.encode({spec.name: chosen.get(spec.name, spec.default) for spec in self.options})
        except BadOption:
            return False
        return True

    def __deepcopy__(self, memo: Any) -> "Rules":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled rules are those of their name in the other process, where they may be compiled anew."""
        from benben.engine import registry

        if self.name in registry.names() and registry.rules(self.name) is self:
            return registry.rules, (self.name,)
        return type(self), ()


@dataclass(frozen=True, eq=False)
class Game:
    """A game with its options chosen. Make one with `benben.load`."""

    rules: Rules
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def __post_init__(self) -> None:
        known = {spec.name: spec for spec in self.rules.options}
        for name in self.options:
            if name not in known:
                raise BadOption(f"{self.rules.name} has no option {name!r}; it has: {', '.join(known)}")
        full = {name: spec.check(self.options.get(name, spec.default)) for name, spec in known.items()}
        object.__setattr__(self, "options", MappingProxyType(full))
        self.codes  # noqa: B018  (a forbidden combination is refused here)

    @cached_property
    def codes(self) -> npt.NDArray[np.int64]:
        """The options as the integers that the rules read."""
        return np.array(self.rules.encode(self.options), np.int64)

    @property
    def name(self) -> str:
        """The game's name, as for `benben.load`."""
        return self.rules.name

    @property
    def rules_version(self) -> int:
        """Raised whenever the same moves may lead to another result."""
        return self.rules.version

    @property
    def players(self) -> int:
        """How many seats play."""
        return int(self.codes[0])

    def new_tables(self, count: int = 1) -> Tables:
        """*count* tables laid out for a new game."""
        tables = self.rules.table.empty(count)
        for index in range(count):
            self.rules.setup(tables[index], self.codes)
        return tables

    def new_match(self, seed: int | None = None, dealer: Dealer | None = None) -> "Match":
        """Begin a match.

        With a *seed* its chance is reproducible; with neither seed nor *dealer* a committed dealer is made
        whose secret nobody knows.
        """
        from benben.engine.match import Match

        return Match.begin(self, seed, dealer)

    def known(self, table: Any, seat: int, dice: Dice) -> Tables:
        """One table as *seat* may know it."""
        return self.rules.known(table, seat, dice)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.name == other.name and dict(self.options) == dict(other.options)

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.options.items())))

    def __deepcopy__(self, memo: Any) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.rules, dict(self.options))

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"benben.load({self.name!r}, {options})"
