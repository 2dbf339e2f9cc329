"""Positions as short texts: `epoch=2 turn=0 track=god,nile 0:tiles=pharaoh*2,nile`.

A text is a line of words `key=value`, in any order, each key once. A value is a number, a name, or a list of names with
commas between them; `nile*3` stands for three of them and `-` for nothing: an empty space, or an empty list. A key that
belongs to one of several things begins with its name: `0:points` are those of seat 0, `A:cargo` lies on boat A.

A game says with a `Positions` which words it has, in a table; `Positions.complete` fills in what follows from them.
"""

import difflib
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias

from typing_extensions import TypeVar, override

from benben.engine.dealer import SeededDealer
from benben.engine.errors import BadPosition
from benben.engine.message import Message, message
from benben.engine.table import Tables, table_bytes

T = TypeVar("T", default=Any)

NOTHING = "-"
"""An empty space, or an empty list."""
MOST_CHARACTERS = 4096
"""The most characters of a text: no position of any game takes nearly as many, a longer text is refused unread."""
MOST_OF_ONE = 127
"""The largest number behind `*`: the most that a cell of a table holds."""
_MOST_DIGITS = 5
_SHOWN = 40
"""Characters of a text that an error repeats."""
_LISTED = 40
"""The most names that an error lists."""
_COUNTED = re.compile(r"(?P<name>[^*]+)\*(?P<count>[0-9]{1,3})")
_DEALER = SeededDealer(0)

Problem: TypeAlias = tuple[str, str]
"""The word at fault, and the reason."""


@dataclass(frozen=True)
class TableCell:
    """The place of a word's value in a table: a cell, or the item at an index of it."""

    cell: str
    at: tuple[int | slice, ...] = ()

    def get(self, table: Any) -> Any:
        """The content of the place: a number, or a block of them."""
        value = getattr(table, self.cell)
        return value[self.at] if self.at else value

    def set(self, table: Any, value: Any) -> None:
        """Write a number there, or fill the block."""
        if self.at:
            getattr(table, self.cell)[self.at] = value
        else:
            setattr(table, self.cell, value)


# ---- words -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Word(ABC):
    """A key, and how its value is read from a text and written into one."""

    key: str
    place: TableCell
    shown: bool | None = field(default=None, kw_only=True)
    """Whether it is written; None: only where its value differs from the default."""

    def is_written(self, table: Any, blank: Any) -> bool:
        """Whether a text needs it."""
        return self.write(table) != self.write(blank) if self.shown is None else self.shown

    @abstractmethod
    def read(self, table: Any, text: str) -> None:
        """Write the value in *text* on a table. Raises `BadPosition`."""

    @abstractmethod
    def write(self, table: Any) -> str:
        """The value on a table, as text."""

    def refuse(self, reason: Message | str) -> BadPosition:
        """An error about this word."""
        return BadPosition(self.key, reason)

    def pick(self, name: str, names: Mapping[str, int]) -> int:
        """The number of a *name*. Raises `BadPosition` that lists similar names."""
        if name not in names:
            shown, possible = name[:_SHOWN], near(name, names)
            raise self.refuse(message("engine-position-name", name=shown, possible=possible))
        return names[name]


@dataclass(frozen=True)
class Number(Word):
    """A whole number from *low* to *high*; the cell's value is higher by *shift*."""

    low: int
    high: int
    shift: int = 0

    @override
    def read(self, table: Any, text: str) -> None:
        self.place.set(table, self.shift + self.number(text))

    def number(self, text: str) -> int:
        """A text as a number in range."""
        number = int(text) if re.fullmatch(f"[0-9]{{1,{_MOST_DIGITS}}}", text) else None
        if number is None or not self.low <= number <= self.high:
            shown, low, high = text[:_SHOWN], str(self.low), str(self.high)
            raise self.refuse(message("engine-position-number", text=shown, least=low, most=high))
        return number

    @override
    def write(self, table: Any) -> str:
        return str(int(self.place.get(table)) - self.shift)


@dataclass(frozen=True)
class Choice(Word):
    """One of a few *names*, by what the cell holds."""

    names: Mapping[int, str]

    @override
    def read(self, table: Any, text: str) -> None:
        self.place.set(table, self.pick(text, flipped(self.names)))

    @override
    def write(self, table: Any) -> str:
        return self.names[int(self.place.get(table))]


@dataclass(frozen=True)
class Row(Word):
    """A list in order: the content of the spaces of a block. Spaces at the end that hold *rest* are not written."""

    names: Mapping[int, str]
    rest: int

    @override
    def read(self, table: Any, text: str) -> None:
        block = self.place.get(table)
        found = self.parse(text, len(block))
        block[:] = self.rest
        block[: len(found)] = found

    def parse(self, text: str, most: int) -> list[int]:
        """The numbers of the names in a list with at most *most* names."""
        names = [name for name, count in counted(self, text) for _ in range(count)]
        if len(names) > most:
            raise self.refuse(message("engine-position-room", count=len(names), most=most))
        return [self.pick(name, flipped(self.names)) for name in names]

    @override
    def write(self, table: Any) -> str:
        return self.text_of([int(value) for value in self.place.get(table)])

    def text_of(self, values: list[int]) -> str:
        """A list as a text, without the *rest* at its end."""
        while values and values[-1] == self.rest:
            values.pop()
        return in_a_row([self.names[value] for value in values])


@dataclass(frozen=True)
class Tasks(Row):
    """The agenda; its first name is the last task."""

    @override
    def read(self, table: Any, text: str) -> None:
        super().read(table, text)
        found = self.parse(text, len(table.agenda)) if text != NOTHING else []
        if self.rest in found:
            raise self.refuse(message("engine-position-alone", sign=NOTHING))
        table.agenda_size = len(found)


@dataclass(frozen=True)
class Counts(Word):
    """The count of each of *names*, in any order."""

    names: Mapping[int, str]

    @override
    def read(self, table: Any, text: str) -> None:
        block, found = self.place.get(table), dict.fromkeys(self.names, 0)
        if text != NOTHING:
            for name, count in counted(self, text):
                found[self.pick(name, flipped(self.names))] += count
        for index, count in found.items():
            if count > MOST_OF_ONE:
                name = self.names[index]
                raise self.refuse(message("engine-position-many", name=name, count=count, most=MOST_OF_ONE))
            block[index] = count

    @override
    def write(self, table: Any) -> str:
        return self.text_of(self.place.get(table))

    def text_of(self, counts: Sequence[int]) -> str:
        """The counts as a text."""
        found = [times(name, int(counts[index])) for index, name in self.names.items() if counts[index]]
        return ",".join(found) or NOTHING


@dataclass(frozen=True)
class Rest(Counts):
    """The counts of each kind without those that other words give; `Positions.complete` adds these."""

    elsewhere: Callable[[Any], Sequence[int]]

    @override
    def write(self, table: Any) -> str:
        counts = zip(self.place.get(table), self.elsewhere(table), strict=False)
        return self.text_of([int(count) - int(other) for count, other in counts])


@dataclass(frozen=True)
class Bits(Word):
    """A set of *names*, kept as a bit mask."""

    names: Mapping[int, str]

    @override
    def read(self, table: Any, text: str) -> None:
        mask, numbers = 0, flipped(self.names)
        for name in () if text == NOTHING else text.split(","):
            bit = 1 << self.pick(name, numbers)
            if mask & bit:
                raise self.refuse(message("engine-position-again", name=name))
            mask |= bit
        self.place.set(table, mask)

    @override
    def write(self, table: Any) -> str:
        mask = int(self.place.get(table))
        return ",".join(name for bit, name in self.names.items() if mask >> bit & 1) or NOTHING


def flipped(names: Mapping[int, str]) -> dict[str, int]:
    """The number of each name."""
    return {name: value for value, name in names.items()}


def near(name: str, names: Collection[str]) -> str:
    """Those of *names* that the author may have meant, or all."""
    found = difflib.get_close_matches(name[:_SHOWN], names, 3) or list(names)
    return ", ".join(found if len(found) <= _LISTED else [*found[:_LISTED], "…"])


def counted(word: Word, text: str) -> Iterable[tuple[str, int]]:
    """The names of a list, and how many of each: `nile*3,god`. Raises `BadPosition`."""
    for item in text.split(","):
        name, count = item, 1
        if match := _COUNTED.fullmatch(item):
            name, count = match["name"], int(match["count"])
        if not 1 <= count <= MOST_OF_ONE:
            shown = item[:_SHOWN]
            raise word.refuse(message("engine-position-times", text=shown, most=MOST_OF_ONE))
        yield name, count


def times(name: str, count: int) -> str:
    """A name with its count, as in a list."""
    return name if count == 1 else f"{name}*{count}"


def in_a_row(names: Sequence[str]) -> str:
    """A list in order, with equal neighbours together."""
    runs: list[tuple[str, int]] = []
    for name in names:
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + 1)
        else:
            runs.append((name, 1))
    return ",".join(times(name, count) for name, count in runs) or NOTHING


def dealt(weights: Sequence[int], number: int) -> int:
    """The outcome of chance where a text gives none: drawn by these weights, always the same for an equal *number*."""
    return _DEALER.deal(number, weights)


# ---- what a game says of its positions -------------------------------------------------------------------------------
@dataclass(frozen=True)
class Positions(Generic[T]):
    """The words for positions of a game."""

    words: Callable[[T], Sequence[Word]]
    """The words at a table with these options, in the order in which they are written."""
    clear: Callable[[T], None]
    """Turn a new table into one at the start of a turn with nothing dealt: the defaults of all words."""
    complete: Callable[[T, Collection[str]], None]
    """Fill in what follows from the given words, whose keys are passed. May raise `BadPosition`."""
    problems: Callable[[T], Iterable[Problem]]
    """The errors of a table at any ply: components, ranges, steps. Only the first is certain."""


def _no_words(*_: Any) -> None:
    raise BadPosition("position", message("engine-position-no_words"))


def _nothing(*_: Any) -> tuple[()]:
    return ()


NO_WORDS: Positions = Positions(words=_nothing, clear=_no_words, complete=_no_words, problems=_nothing)
"""For a game that has no words for positions."""


def read_position(positions: Positions, table: Any, text: str) -> None:
    """Set up a new *table* by *text*. Raises `BadPosition`."""
    positions.clear(table)
    words = {word.key: word for word in positions.words(table)}
    given = _split(text, words)
    for key, value in given.items():
        words[key].read(table, value)
    positions.complete(table, given.keys())
    for key, reason in positions.problems(table):
        raise BadPosition(key, reason)


def _split(text: str, words: Mapping[str, Word]) -> dict[str, str]:
    """The values of a text by their keys."""
    if len(text) > MOST_CHARACTERS:
        raise BadPosition(
            "text", message("engine-position-long", count=str(len(text)), most=str(MOST_CHARACTERS))
        )
    given: dict[str, str] = {}
    for part in text.split():
        key, equals, value = part.partition("=")
        if not equals or not value:
            raise BadPosition(part[:_SHOWN], message("engine-position-word", sign=NOTHING))
        if key not in words:
            known = near(key, words)
            raise BadPosition(key[:_SHOWN], message("engine-position-unknown", known=known))
        if key in given:
            raise BadPosition(key, message("engine-position-twice"))
        given[key] = value
    return given


def blamed(counts: Mapping[str, int]) -> str:
    """The word at fault when several together name too much of something: the one that names most of it."""
    return max(counts, key=lambda key: counts[key])


def miscounted(places: Mapping[str, int], count: int, name: str, rule: str) -> Iterator[Problem]:
    """Whether a component is there exactly *count* times. *places*: how many lie in each place, by word."""
    named = sum(max(number, 0) for number in places.values())
    if not named == sum(places.values()) == count:
        yield blamed(places), f"there are {count} {name}, {named} are named in all ({rule})"


def beginning(positions: Positions, start: Tables, fresh: Tables) -> dict[str, str]:
    """For a record: the text of the table *start* with which a match started, if it was not a *fresh* one."""
    if table_bytes(start) == table_bytes(fresh):
        return {}
    return {"position": write_position(positions, start[0], fresh[0])}


def write_position(positions: Positions, table: Any, blank: Any) -> str:
    """The text of a *table* at which a seat decides. *blank* is a new table, which is changed."""
    if table.actor < 0:
        raise BadPosition("turn", "only a position in which a seat decides has a text")
    positions.clear(blank)
    written = [word for word in positions.words(table) if word.is_written(table, blank)]
    return " ".join(f"{word.key}={word.write(table)}" for word in written)
