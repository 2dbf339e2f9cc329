"""Cells of a table that say what is in them: a range, whose they are, and who may see them.

All defaults of a game in one file (`benben.authoring.making`) follow from these declarations: the view, the
observation, the guesses about what is hidden, and the picture in text.
"""

import math
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

from benben import nd
from benben.engine import table as plain
from benben.engine.errors import BenbenError
from benben.engine.message import message
from benben.engine.table import Block

Seer: TypeAlias = Literal["all", "owner", "nobody"]
"""The seats that see a cell before the game is over."""
Kind: TypeAlias = Literal["numbers", "seats"]
"""The content of a cell: numbers, or the seats whose pieces stand there, -1 for none."""

NO_SEAT = -1
_MOST_DIMENSIONS = 2
_MOST_SEATS = 8
_KINDS = (nd.int8, nd.int16, nd.int32, nd.int64)


class BadGame(BenbenError, ValueError):
    """A game in one file says something that is not possible."""

    def __init__(self, fault: str, **facts: str | int) -> None:
        super().__init__(message(f"engine-bad_game-{fault}", **facts))


@dataclass(frozen=True)
class CellSpec:
    """The keywords of `cell`."""

    low: int | None = None
    high: int | None = None
    empty: int | None = None
    holds: Kind = "numbers"
    by_seat: bool = False
    seen_by: Seer = "all"
    pool: str = ""
    columns: int = 0


class CellField(plain._Cell):  # noqa: SLF001  (the engine's own field, with a specification)
    """The value of `cell` in a table's class body."""

    def __init__(self, shape: tuple[int, ...], kind: Any, spec: CellSpec) -> None:
        super().__init__(shape, kind)
        self.spec = spec


def cell(*shape: int, kind: Any = None, **spec: Any) -> Any:
    """Declare a field of a table: one number, or a block of them with this *shape* of one or two lengths.

    Keywords say more, and everything shown or learned follows from them:

    - `low`, `high`: the range of its numbers (both included). Without them 0 to the most that fits: 127.
    - `kind`: the type of its numbers, from `nd.int8` to `nd.int64`. Without it the smallest that holds the range.
    - `holds="seats"`: its numbers are seats, whose pieces stand there; -1 is none. The range follows.
    - `empty`: the number of an empty place. Every viewer may know which places are empty. A cell of seats has -1.
    - `by_seat=True`: the first length is that of the seats.
    - `seen_by="owner"`: each seat sees its own row until the game is over; `seen_by="nobody"`: no seat does.
    - `pool`: a name for cells whose hidden numbers are shuffled together where a seat may only guess. Without it each
      hidden number is drawn from the range.
    - `columns`: how many numbers stand side by side where the cell is drawn.

    At first a cell has `empty` everywhere, else 0, or what is nearest to 0.
    """
    said = CellSpec(**spec)
    return CellField(shape, kind or _smallest_kind(said), said)


def _smallest_kind(spec: CellSpec) -> Any:
    numbers = [number for number in (spec.low, spec.high, spec.empty) if number is not None]
    return next(
        (kind for kind in _KINDS if all(-_past(kind) <= each < _past(kind) for each in numbers)), _KINDS[-1]
    )


def _past(kind: Any) -> int:
    """The first number that is too large for a kind."""
    return int(2 ** (8 * nd.dtype(kind).itemsize - 1))


@dataclass(frozen=True)
class Cell:
    """A cell of a game as its defaults know it."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    empty: int | None
    spec: CellSpec
    is_wide: bool
    """Whether its numbers have 64 bits."""

    @property
    def by_seat(self) -> bool:
        """Whether each seat has a row."""
        return self.spec.by_seat or self.spec.seen_by == "owner"

    @property
    def is_hidden(self) -> bool:
        """Whether somebody may not see it."""
        return self.spec.seen_by != "all"

    @property
    def holds_seats(self) -> bool:
        """Whether its numbers are seats."""
        return self.spec.holds == "seats"

    @property
    def rows(self) -> int:
        """Rows: one for each seat where it is by seat."""
        if len(self.shape) == _MOST_DIMENSIONS:
            return self.shape[0]
        return self.shape[0] if self.by_seat else 1

    @property
    def width(self) -> int:
        """Numbers in a row."""
        return self.size // self.rows

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)

    @property
    def start(self) -> int:
        """Its first numbers."""
        return min(max(0, self.low), self.high) if self.empty is None else self.empty

    def hides(self, row: int, viewer: int | None) -> bool:
        """Whether a row is hidden from a viewer (None: a spectator) of a game that is not over."""
        return self.is_hidden and (self.spec.seen_by == "nobody" or row != viewer)


class GameTable(plain.Table):
    """The table of a game in one file: cells that every game has, and those that a subclass declares.

    `actor` is who must decide: a seat, `CHANCE` or `OVER`. `turn` is yours to keep or to leave.
    """

    seats: int = plain.cell()
    """How many seats play."""
    turn: int = plain.cell()
    agenda: Block = plain.cell(1)


OF_ALL = frozenset({"actor", "agenda_size", "agenda", "seats", "turn"})
"""The cells of every table; the defaults know them by themselves."""


def cells_of(table: type[plain.Table], most_seats: int) -> tuple[Cell, ...]:
    """The cells that a game's table declares, in order. Raises `BadGame`."""
    fields = {name: value for base in reversed(table.__mro__) for name, value in vars(base).items()}
    return tuple(
        _checked(name, value, most_seats)
        for name, value in fields.items()
        if isinstance(value, plain._Cell) and name not in OF_ALL  # noqa: SLF001
    )


def _checked(name: str, field: Any, most_seats: int) -> Cell:
    spec = field.spec if isinstance(field, CellField) else CellSpec()
    for word, said, choices in (("seen_by", spec.seen_by, Seer), ("holds", spec.holds, Kind)):
        if said not in get_args(choices):
            raise BadGame("word", cell=name, word=word, said=said, choices=", ".join(get_args(choices)))
    if len(field.shape) > _MOST_DIMENSIONS:
        raise BadGame("dimensions", cell=name)
    if field.kind not in _KINDS:
        raise BadGame("kind", cell=name, kinds=", ".join(kind.__name__ for kind in _KINDS))
    found = _with_range(name, field, spec, most_seats)
    if not _fits(found, field.kind):
        raise BadGame("range", cell=name, low=str(found.low), high=str(found.high))
    if found.by_seat and (not field.shape or field.shape[0] < most_seats):
        raise BadGame("rows", cell=name, seats=most_seats)
    return found


def _with_range(name: str, field: Any, spec: CellSpec, most_seats: int) -> Cell:
    most = _past(field.kind) - 1
    low, high, empty = spec.low, spec.high, spec.empty
    if spec.holds == "seats":
        low, high, empty = NO_SEAT, most_seats - 1, NO_SEAT
    elif low is None:
        low = min((0, *(number for number in (high, empty) if number is not None)))
    return Cell(name, field.shape, low, most if high is None else high, empty, spec, field.kind is nd.int64)


def _fits(cell: Cell, kind: Any) -> bool:
    most = _past(kind)
    within = cell.empty is None or cell.low <= cell.empty <= cell.high
    return -most <= cell.low < cell.high < most and within
