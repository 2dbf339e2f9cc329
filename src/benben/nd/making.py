"""Functions that make arrays and look at them, by NumPy's names."""

import builtins
import math
import sys
from typing import Any

from .arrays import line, made, ndarray, over
from .kinds import bool_, dtype, float64, int64


def zeros(shape: Any, kind: Any = float64, **named: Any) -> ndarray:
    """An array of zeros, or of records full of them."""
    sizes = (shape,) if isinstance(shape, int) else tuple(shape)
    item = dtype(named.get("dtype", kind))
    return over(_zeroed(math.prod(sizes) * item.itemsize), item, sizes)


_MANY = 1 << 18


def _zeroed(size: int) -> memoryview:
    """So many bytes. Of many at once the system makes only the pages that are used: trees have room for millions."""
    if size < _MANY or sys.platform == "emscripten":
        return memoryview(bytearray(size))
    from mmap import mmap  # a page may lack it

    return memoryview(mmap(-1, size))


empty = zeros


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
    return made(content, named.get("dtype", kind))


def asarray(content: Any, kind: Any = None, **named: Any) -> ndarray:
    """The same array if it is one, of this type of items; else a new one."""
    wanted = named.get("dtype", kind)
    if isinstance(content, ndarray) and (wanted is None or dtype(wanted) == content.dtype):
        return content
    return made(content, wanted)


def ascontiguousarray(content: Any, kind: Any = None) -> ndarray:
    """An array whose items lie side by side."""
    return made(content, kind)


def frombuffer(memory: Any, kind: Any = float64, count: int = -1, offset: int = 0, **named: Any) -> ndarray:
    """The array that lies in some memory; it shows whatever changes there."""
    item = dtype(named.get("dtype", kind))
    cells = memoryview(memory).cast("B")[offset:]
    often = len(cells) // item.itemsize if count < 0 else count
    return over(cells[: often * item.itemsize], item, (often,))


def repeat(content: Any, often: Any) -> ndarray:
    """Each item so many times."""
    items = asarray(content)
    times = [often] * len(items) if isinstance(often, int) else list(often)
    return made([each for each, count in zip(items, times, strict=True) for _ in range(count)], items.dtype)


def linspace(first: float, last: float, count: int) -> ndarray:
    """So many numbers at equal distances."""
    return made([first + (last - first) * place / (count - 1) for place in range(count)], float64)


def flatnonzero(content: Any) -> ndarray:
    """Where something is not zero."""
    return made([place for place, each in enumerate(asarray(content).items()) if each], int64)


def sum(content: Any, axis: int | None = None) -> Any:
    """All items together."""
    return asarray(content).sum(axis=axis)


def any(content: Any) -> bool:
    """Whether one of them is not zero."""
    return asarray(content).any()


def abs(content: Any) -> Any:
    """Without the sign."""
    if not isinstance(content, ndarray):
        return builtins.abs(content)
    return made([builtins.abs(each) for each in content.items()], content.dtype).reshape(content.shape)


def floor(number: float) -> float:
    """The whole number below."""
    return float(math.floor(number))


def isfinite(content: Any) -> Any:
    """Whether numbers are neither infinite nor none at all."""
    if not isinstance(content, ndarray):
        return math.isfinite(content)
    return made([math.isfinite(each) for each in content.items()], bool_).reshape(content.shape)


def mean(content: Any, axis: int | None = None) -> Any:
    """The average, of all or along the first axis."""
    items = asarray(content)
    return items.mean() if axis is None else items.sum(axis=axis) / items.shape[axis]


def average(content: Any, axis: int | None = None, weights: Any = None) -> Any:
    """The average, of all or along the first axis, by weights."""
    items = asarray(content)
    if weights is None:
        return mean(items, axis)
    shares = [float(each) for each in weights]
    rows: list[Any] = [list(each) if isinstance(each, ndarray) else each for each in items]
    whole = builtins.sum(shares)
    if isinstance(items, line):
        return builtins.sum(row * share for row, share in zip(rows, shares, strict=True)) / whole
    columns = zip(*rows, strict=True)
    return made(
        [builtins.sum(a * b for a, b in zip(column, shares, strict=True)) / whole for column in columns],
        float64,
    )


def array_equal(one: Any, two: Any) -> bool:
    """Whether two arrays have the same shape and items."""
    first, second = asarray(one), asarray(two)
    return first.shape == second.shape and first.items() == second.items()
