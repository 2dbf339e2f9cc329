"""The information that a seat may know, as a row of small integers, for players that learn (`Rules.observe`).

A game lists the parts of an observation with shape, bounds and meaning. The parts that are about the table come first,
once; then those about a seat, once for each, starting with the seat that observes, in turn order. So everything that
belongs to a seat (a stone, a bid, the turn) is in that seat's block, and an observation means the same to every seat.
"""

import enum
import hashlib
import json
import math
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any, Literal, Self, TypeAlias

from benben import nd
from benben.engine.rule import small_rule

Values: TypeAlias = nd.Array
"""Room for an observation: zeros before it is written."""
Whose: TypeAlias = Literal["table", "seat"]

HIGHEST = 255
"""No number of an observation is larger, and none is negative: all fit into `uint8`."""


@dataclass(frozen=True)
class Part:
    """A part of an observation: numbers from 0 to *high* (both included), in this *shape*, with one meaning.

    A choice among several things is one number for each thing, of which one is 1. Lists are padded with zeros.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str
    per: Whose
    """Whether it is there once, or for each seat."""
    labels: tuple[str, ...] = ()
    """The names along its last dimension, where it has names."""

    @property
    def size(self) -> int:
        """How many numbers it has, for one seat."""
        return math.prod(self.shape)


Declared: TypeAlias = tuple[str, tuple[int, ...], int, Whose, tuple[str, ...]]
"""The fields of `Part` without its name."""


def of_table(meaning: str, *shape: int, high: int = 1, of: Iterable[enum.IntEnum] = ()) -> Declared:
    """Declare a part that is there once, with a *shape* and a last dimension *of* kinds; otherwise it is one number.

    The kinds stand in their order.
    """
    return _declared(meaning, shape, high, "table", of)


def of_seat(meaning: str, *shape: int, high: int = 1, of: Iterable[enum.IntEnum] = ()) -> Declared:
    """The same for a part that is there for each seat. These parts come last."""
    return _declared(meaning, shape, high, "seat", of)


def _declared(
    meaning: str, shape: tuple[int, ...], high: int, per: Whose, of: Iterable[enum.IntEnum]
) -> Declared:
    labels = tuple(kind.name.lower() for kind in of)
    return meaning, (*shape, len(labels)) if labels else shape or (1,), high, per, labels


class Parts(enum.IntEnum):
    """A game subclasses it and lists the parts: `TRACK = of_table("…", 8, KINDS)`, `SUNS = of_seat("…", 17)`.

    A member is the index of the part's first number; for a part of a seat, in the block of the seat that observes. So
    rules write `values[At.TRACK + KINDS * space + kind] = 1` and `values[block + At.SUNS + sun] = 1`, where *block* is
    `block_of` the seat.
    """

    part: Part

    def __new__(cls, *declared: Any) -> Self:
        """The next part. Raises ValueError when it cannot come here or has impossible bounds."""
        _, _, high, per, _ = declared
        members: list[Any] = list(cls.__members__.values())
        before = members[-1] if members else None
        if per == "table" and before is not None and before.part.per == "seat":
            raise ValueError("the parts of the table come before those of a seat")
        if not 0 < high <= HIGHEST:
            raise ValueError(f"a part goes up to 1 at least and {HIGHEST} at most, not {high}")
        place = 0 if before is None else int(before) + before.part.size
        member = int.__new__(cls, place)
        member._value_ = place
        return member

    def __init__(
        self, meaning: str, shape: tuple[int, ...], high: int, per: Whose, labels: tuple[str, ...]
    ) -> None:
        """Describe the part, once its name is known."""
        self.part = Part(self.name.lower(), shape, high, meaning, per, labels)

    @classmethod
    def parts(cls) -> tuple[Part, ...]:
        """All parts, in order."""
        return tuple(member.part for member in cls)

    @classmethod
    def table_size(cls) -> int:
        """How many numbers are about the table: where the block of the seat that observes begins."""
        return sum(part.size for part in cls.parts() if part.per == "table")

    @classmethod
    def seat_size(cls) -> int:
        """How many numbers are about a seat."""
        return sum(part.size for part in cls.parts() if part.per == "seat")


@small_rule
def block_of(seats: int, observer: int, seat: int, size: int) -> int:
    """The distance from the observer's block to that of a *seat*, for blocks of *size* numbers."""
    return (seat - observer if seat >= observer else seat - observer + seats) * size


class Spec:
    """The layout of a game's observations for a number of players. Get one with `benben.envs.spec`.

    Attributes:
        game: the game's name.
        players: how many seats there are.
        parts: the parts by name, in order.
        size: how many numbers an observation has.
    """

    def __init__(self, game: str, players: int, parts: type[Parts]) -> None:
        self.game = game
        self.players = players
        self.parts: Mapping[str, Part] = MappingProxyType({part.name: part for part in parts.parts()})
        self._given = game, players, parts
        self._places = {member.part.name: int(member) for member in parts}
        self._table, self._seat = parts.table_size(), parts.seat_size()
        self.size = self._table + players * self._seat

    def shape(self, name: str) -> tuple[int, ...]:
        """The shape of a part in an observation: for a part of a seat, the seats first. Raises KeyError."""
        part = self.parts[name]
        return part.shape if part.per == "table" else (self.players, *part.shape)

    def split(self, observation: Any) -> dict[str, Any]:
        """The parts of *observation* (an array or tensor of shape (…, size)) by name: views, nothing is copied.

        Each has the leading dimensions of the observation, then its own `shape`.
        """
        lead = tuple(observation.shape[:-1])
        blocks = observation[..., self._table :].reshape(*lead, self.players, self._seat)
        found: dict[str, Any] = {}
        for name, part in self.parts.items():
            first = self._places[name]
            if part.per == "table":
                found[name] = observation[..., first : first + part.size].reshape(*lead, *part.shape)
            else:
                first -= self._table
                block = blocks[..., first : first + part.size]
                found[name] = block.reshape(*lead, self.players, *part.shape)
        return found

    @cached_property
    def high(self) -> Any:
        """The largest possible value of each number, an array of NumPy, `uint8`, shape (size,)."""
        table = [part.high for part in self.parts.values() if part.per == "table" for _ in range(part.size)]
        seat = [part.high for part in self.parts.values() if part.per == "seat" for _ in range(part.size)]
        import numpy as np

        return np.array([*table, *(seat * self.players)], np.uint8)

    @cached_property
    def scale(self) -> Any:
        """The factors that bring each number between 0 and 1: `float32`, shape (size,)."""
        import numpy as np

        return np.float32(1.0) / self.high.astype(np.float32)

    @cached_property
    def digest(self) -> str:
        """Sixteen hexadecimal digits made of the names, shapes and bounds: two specs with one are alike."""
        made = [self.game, self.players, [[p.name, p.shape, p.high, p.per] for p in self.parts.values()]]
        return hashlib.sha256(json.dumps(made).encode()).hexdigest()[:16]

    def to_json(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        return {
            "game": self.game,
            "players": self.players,
            "size": self.size,
            "digest": self.digest,
            "parts": [
                {**asdict(part), "shape": list(self.shape(name)), "low": 0}
                for name, part in self.parts.items()
            ],
        }

    def __reduce__(self) -> "tuple[type[Spec], tuple[str, int, type[Parts]]]":
        return Spec, self._given

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spec) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def __repr__(self) -> str:
        return f"<Spec of {self.game} for {self.players}: {self.size} numbers in {len(self.parts)} parts>"
