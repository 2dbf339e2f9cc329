"""Declaring a table: everything on it is one fixed-size record."""

from typing import Any, ClassVar, TypeAlias

from benben import nd
from benben.engine.row import with_attributes

CHANCE = -1
"""`actor` while a card, a tile or a set is about to be turned over."""
OVER = -2
"""`actor` when the game has ended."""

Block = nd.Array
"""A fixed block of numbers in a table."""
Tables = nd.Array
"""Several tables, one after the other in memory (an array of records)."""

_ALIGNMENT = 8
_NamedCell: TypeAlias = tuple[str, type[nd.generic], tuple[int, ...]]


class _Cell:
    """The placeholder that `cell` leaves in a table's class body until the record's type is made."""

    def __init__(self, shape: tuple[int, ...], kind: type[nd.generic]) -> None:
        self.shape = shape
        self.kind = kind


def cell(*shape: int, kind: type[nd.generic] = nd.int8) -> Any:
    """Declare a field of a table: one number, or a fixed block of them with the given *shape*."""
    return _Cell(shape, kind)


class _NumpyType:
    """NumPy's type of a table's records, made at the first use."""

    def __get__(self, _instance: Any, table: "type[Table]") -> Any:
        from benben.engine.native import dtype_of

        return dtype_of(table.kind)


class Table:
    """The record of a game's table.

    A game subclasses it and lists its cells in the order in which a person would describe the table.
    The annotations are for readers and type checkers; rules get a row of an array, whose fields these are
    (`benben.engine.row`).
    Every table has at least the three cells that the engine reads.
    """

    kind: ClassVar[nd.dtype]
    """The record's type."""
    dtype: ClassVar[Any] = _NumpyType()
    """The same for NumPy."""

    actor: int = cell()
    """The seat that must decide, `CHANCE` or `OVER`."""
    agenda_size: int = cell()
    agenda: Block

    def __init_subclass__(cls) -> None:
        fields = {name: value for base in reversed(cls.__mro__) for name, value in vars(base).items()}
        cells = [
            (name, value.kind, value.shape) for name, value in fields.items() if isinstance(value, _Cell)
        ]
        cls.kind = with_attributes(nd.dtype(_without_gaps(cells), align=True))

    @classmethod
    def empty(cls, count: int = 1) -> Tables:
        """Return *count* tables with nothing on them."""
        return nd.zeros(count, cls.kind)

    @classmethod
    def array(cls, count: int = 1) -> Any:
        """The same as an array of NumPy, for compiled rules."""
        from benben.engine.native import array_of

        return array_of(cls.empty(count))


def _without_gaps(cells: list[_NamedCell]) -> list[_NamedCell]:
    """The *cells*, with an extra field for each gap that alignment would leave.

    Copies are made field by field: gaps would hold arbitrary bytes, and equal tables would differ.
    Whole words at the end make a copy a few wide moves.
    """
    named: list[_NamedCell] = []
    size = 0

    def align(width: int) -> None:
        nonlocal size
        gap = -size % width
        if gap:
            named.append((f"_padding{len(named)}", nd.int8, (gap,)))
            size += gap

    for named_cell in cells:
        align(nd.dtype(named_cell[1]).alignment)
        named.append(named_cell)
        size += nd.dtype([named_cell]).itemsize
    align(_ALIGNMENT)
    return named


def table_bytes(tables: Tables, index: int = 0) -> bytes:
    """The bytes of one table: equal tables have equal bytes."""
    found: bytes = tables[index : index + 1].tobytes()
    return found


def copy_tables(tables: Tables) -> Tables:
    """An independent copy, also of an array of NumPy, whose own method copies field by field."""
    return _over(bytearray(tables.tobytes()), tables.dtype)


def copy_of(table: Any) -> Any:
    """An independent copy of one table, as an array of one."""
    return _over(bytearray(table.tobytes()), table.dtype)


def _over(content: bytearray, kind: Any) -> Any:
    if isinstance(kind, nd.dtype):
        return nd.frombuffer(content, kind)
    import numpy as np

    return np.frombuffer(content, kind)
