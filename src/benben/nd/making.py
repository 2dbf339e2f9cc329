"""Functions that make arrays and inspect them, by NumPy's names."""

import math
import sys
from typing import Any

from .arrays import made, ndarray
from .kinds import dtype, float64, int64
from .rows import made_of, over


def zeros(shape: Any, kind: Any = float64, **named: Any) -> ndarray:
    """An array of zeros, or of records full of them."""
    sizes = (shape,) if isinstance(shape, int) else tuple(shape)
    item = dtype(named.get("dtype", kind))
    return over(_zeroed(math.prod(sizes) * item.itemsize), item, sizes)


_MANY = 1 << 18


def _zeroed(size: int) -> memoryview:
    """A memory of *size* zeros. The system makes only the pages in use of a large one: trees have millions of nodes."""
    if size < _MANY or sys.platform == "emscripten":
        return memoryview(bytearray(size))
    from mmap import mmap  # a page may lack it

    return memoryview(mmap(-1, size))


def ones(shape: Any, kind: Any = float64, **named: Any) -> ndarray:
    """An array of ones."""
    return full(shape, 1, named.get("dtype", kind))


def full(shape: Any, value: Any, kind: Any = None, **named: Any) -> ndarray:
    """An array with the same number everywhere."""
    found = zeros(shape, named.get("dtype", kind) or type(value))
    found.fill(value)
    return found


def array(content: Any, kind: Any = None, **named: Any) -> ndarray:
    """A new array of lists, of another array's items, or of records."""
    return made_of(content, named.get("dtype", kind))


def asarray(content: Any, kind: Any = None, **named: Any) -> ndarray:
    """The same array if it is one, of this type of items; else a new one."""
    wanted = named.get("dtype", kind)
    if isinstance(content, ndarray) and (wanted is None or dtype(wanted) == content.dtype):
        return content
    return made_of(content, wanted)


def frombuffer(memory: Any, kind: Any = float64, count: int = -1, offset: int = 0, **named: Any) -> ndarray:
    """An array over existing memory; it shows every change there."""
    item = dtype(named.get("dtype", kind))
    cells = memoryview(memory).cast("B")[offset:]
    often = len(cells) // item.itemsize if count < 0 else count
    return over(cells[: often * item.itemsize], item, (often,))


def flatnonzero(content: Any) -> ndarray:
    """The indices where something is not zero."""
    return made([place for place, each in enumerate(asarray(content).items()) if each], int64)


def floor(number: float) -> float:
    """The largest integer that is not above the number."""
    return float(math.floor(number))


def array_equal(one: Any, two: Any) -> bool:
    """Whether two arrays have the same shape and items."""
    first, second = asarray(one), asarray(two)
    return first.shape == second.shape and first.items() == second.items()
