"""Arrays and named tuples of arrays in the memory of an engine.

A *header* gives their places: 64-bit integers, for each array in order its offset from a base, and
its dimensions. The header holds a number in a named tuple as a float of 64 bits.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from benben import nd

_WORD = 8


def leaves(value: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Each array or number in a named tuple by its name, which begins with that of the enclosing tuple and `_`."""
    if not isinstance(value, tuple):
        yield name, value
        return
    fields: Sequence[str] = value._fields  # type: ignore[attr-defined]
    for field, inner in zip(fields, value, strict=True):
        yield from leaves(inner, f"{name}_{field}" if name else field)


def header_of(places: Sequence[tuple[int, Sequence[int]]]) -> list[int]:
    """The header of arrays at these places, with their dimensions."""
    return [number for place, shape in places for number in (place, *shape)]


def packed(value: Any) -> bytes:
    """The arrays of a named tuple one after the other, behind their header; the base is the start of all."""
    arrays = [cells for _, cells in leaves(value)]
    room = sum(1 + cells.ndim for cells in arrays) * _WORD
    places, content = [], b""
    for cells in arrays:
        places.append((room + len(content), cells.shape))
        content += cells.tobytes()
        content += bytes(-len(content) % _WORD)
    return nd.array(header_of(places), nd.int64).tobytes() + content
