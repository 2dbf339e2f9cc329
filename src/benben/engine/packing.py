"""Arrays and named tuples of arrays in the memory of an engine.

A *header* says where they lie: whole numbers of 64 bits, for each array in order its place, counted from a base, and
its dimensions. A number in a named tuple stands there as a float of 64 bits.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from benben import nd

_WORD = 8


def leaves(value: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Each array or number in a named tuple by its name; before it, joined by `_`, that of the tuple it is in."""
    if not isinstance(value, tuple):
        yield name, value
        return
    fields: Sequence[str] = value._fields  # type: ignore[attr-defined]
    for field, inner in zip(fields, value, strict=True):
        yield from leaves(inner, f"{name}_{field}" if name else field)


def header_of(places: Sequence[tuple[int, Sequence[int]]]) -> list[int]:
    """The header of arrays that lie at these places, with their dimensions."""
    return [number for place, shape in places for number in (place, *shape)]


def packed(value: Any) -> bytes:
    """The arrays of a named tuple one after the other, behind their header; its base is where all begins."""
    arrays = [cells for _, cells in leaves(value)]
    room = sum(1 + cells.ndim for cells in arrays) * _WORD
    places, content = [], b""
    for cells in arrays:
        places.append((room + len(content), cells.shape))
        content += cells.tobytes()
        content += bytes(-len(content) % _WORD)
    return nd.array(header_of(places), nd.int64).tobytes() + content
