"""A block of memory that holds a table and all that a step of it needs, and rules that are called with its address.

Passing an array to a compiled rule costs microseconds, passing an address a tenth of one. Python reads a block through
memory views, which are just as cheap.
"""

import ctypes
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from benben import nd
from benben.engine.row import with_attributes
from benben.engine.rule import bind, small_rule
from benben.engine.table import Tables

P = ParamSpec("P")
R = TypeVar("R")

REFUSED = -1
"""A rule returns this when it was given an impossible move; nothing has changed then."""
NOTHING = -1
"""In place of a move: only look. In place of a ply: deal nothing."""


class record_at:  # noqa: N801  (used as a function)
    """A function for rules: the record of a *kind* at an address, which must be valid."""

    def __init__(self, kind: nd.dtype) -> None:
        self._kind = kind

    def __call__(self, address: int) -> Any:
        """The record at the address."""
        memory: Any = (ctypes.c_char * self._kind.itemsize).from_address(address)
        return nd.frombuffer(memory, self._kind)[0]

    def native(self) -> Any:
        """The same for compiled rules."""
        from benben.engine import native

        return native.record_at(self._kind)


def block_type(*parts: Any) -> nd.dtype:
    """The type of a block with these *parts*, in order, each in the form of a field of `nd.dtype`."""
    found: nd.dtype = with_attributes(nd.dtype(list(parts), align=True))
    return found


def bind_block(template: Callable[P, R], name: str, kind: nd.dtype, **rules: object) -> Callable[P, R]:
    """`bind` for a template whose free name `block_at` finds the block of this *kind* at an address."""
    return bind(template, name, block_at=record_at(kind), **rules)


@small_rule
def is_listed(moves: Any, count: int, move: int) -> bool:
    """Whether a move is among the first *count*."""
    place = 0
    while place < count and moves[place] != move:
        place += 1
    return place < count


class Block:
    """A block of a *kind* of `block_type`, zeros unless its *content* is given (it is copied)."""

    __slots__ = ("_buffer", "_kind", "_memory", "address", "record")

    def __init__(self, kind: nd.dtype, content: bytes | bytearray | None = None) -> None:
        self._kind = kind
        self._buffer = bytearray(kind.itemsize) if content is None else bytearray(content)
        self._memory = memoryview(self._buffer)
        self.address = ctypes.addressof(ctypes.c_char.from_buffer(self._buffer))
        """The address of the block, valid as long as this object lives."""
        self.record: Any = nd.frombuffer(self._buffer, kind)[0]
        """The block with named fields; it shows every change."""

    def actor(self) -> Any:
        """The table's `actor` as a memory view of one number: the seat that must decide."""
        kind, first = self._field("table")
        assert kind.fields is not None  # noqa: S101  (a record has fields)
        first += int(kind.fields["actor"][1])
        return self._memory[first : first + 1].cast("b")

    def where(self, name: str) -> slice:
        """The bytes of a part."""
        kind, first = self._field(name)
        return slice(first, first + kind.itemsize)

    def view(self, name: str) -> Any:
        """A part as a memory view of its numbers, which shows every change; one number is a view of length one."""
        kind, first = self._field(name)
        letter: Any = kind.base.char
        return self._memory[first : first + kind.itemsize].cast(letter)

    def tables(self, name: str = "table") -> Tables:
        """A part that is a table, or an array of one, as an array of one; it shows every change."""
        kind, first = self._field(name)
        return nd.frombuffer(self._buffer, kind.base, 1, first)

    @property
    def content(self) -> bytes:
        """All bytes, a copy."""
        return bytes(self._buffer)

    def read(self, part: slice) -> bytearray:
        """A copy of some bytes."""
        return self._buffer[part]

    def write(self, part: slice, content: bytes | bytearray) -> None:
        """Overwrite some bytes. Raises ValueError if their number differs."""
        self._memory[part] = content

    def _field(self, name: str) -> tuple[nd.dtype, int]:
        fields = self._kind.fields
        assert fields is not None  # noqa: S101  (a record has fields)
        kind, first = fields[name][:2]
        return kind, int(first)
