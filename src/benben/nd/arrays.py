"""Arrays: numbers or records in a piece of memory, and views of parts of it."""

import operator
from collections.abc import Iterator
from functools import cache
from itertools import product
from math import isfinite, prod
from typing import Any

from .kinds import bool_, dtype, float64, int64, letter, put
from .operators import Computed


class ndarray(Computed):
    """Numbers in memory: cell `start + i * steps[0] + j * steps[1] + …` of the *cells* is the item `[i, j, …]`."""

    __slots__ = ("_cells", "_start", "_steps", "dtype", "shape")

    _cells: Any
    _start: int
    _steps: tuple[int, ...]
    dtype: dtype
    shape: tuple[int, ...]

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """The number of items."""
        return prod(self.shape)

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[place] for place in range(self.shape[0]))

    def __bool__(self) -> bool:
        if self.size != 1:
            raise ValueError("the truth of an array with several items is ambiguous: use any() or all()")
        return bool(self.items()[0])

    def __int__(self) -> int:
        return int(self.item())

    def __float__(self) -> float:
        return float(self.item())

    @property
    def memory(self) -> memoryview:
        """The bytes of the items, which lie side by side."""
        if self._steps != side_by_side(self.shape):
            raise ValueError("the items of this view do not lie side by side")
        cells: memoryview = self._cells[self._start : self._start + self.size]
        return cells.cast("B")

    def item(self) -> Any:
        """The one number of an array of one."""
        (found,) = self.items()
        return found

    def items(self) -> list[Any]:
        """All items in order."""
        cells = self._cells
        return [cells[place] for place in self._places()]

    def _places(self) -> Iterator[int]:
        ranges = [
            range(0, count * step, step) if step else [0] * count
            for count, step in zip(self.shape, self._steps, strict=True)
        ]
        if len(ranges) == 1:
            return iter([self._start + place for place in ranges[0]])
        return (self._start + sum(places) for places in product(*ranges))

    def __getitem__(self, key: Any) -> Any:
        if key.__class__ is int:
            start = self._start + within(key, self.shape[0]) * self._steps[0]
            shape = self.shape[1:]
            return (
                view(self._cells, start, shape, self._steps[1:], self.dtype) if shape else self._cells[start]
            )
        if key.__class__ is tuple and len(key) == len(self.shape):
            try:
                return self._cells[self._place(key)]
            except TypeError:
                pass
        return self._part(key)

    def _place(self, key: tuple[Any, ...]) -> int:
        """The cell of an index for each dimension. Raises TypeError if one is no number."""
        place = self._start
        for each, count, step in zip(key, self.shape, self._steps, strict=True):
            place += within(each, count) * step
        return place

    def __setitem__(self, key: Any, value: Any) -> None:
        if key.__class__ is tuple and len(key) == len(self.shape):
            try:
                place = self._place(key)
            except TypeError:
                pass
            else:
                put(self._cells, place, value)
                return
        if isinstance(key, ndarray | list):
            listed, given = _listed(key), list(value) if hasattr(value, "__len__") else [value]
            for at, each in zip(listed, given * len(listed) if len(given) == 1 else given, strict=True):
                self[at] = each
        else:
            self._part(key, item=False).fill(value)

    def _part(self, key: Any, *, item: bool = True) -> Any:
        """The item or the view of a *key*; with *item* false a view of an item too."""
        if isinstance(key, ndarray | list):
            return self._chosen(key)
        start, shape, steps = self._start, [], []
        keys = list(key) if isinstance(key, tuple) else [key]
        if Ellipsis in [each for each in keys if each is Ellipsis]:
            place = next(number for number, each in enumerate(keys) if each is Ellipsis)
            keys[place : place + 1] = [slice(None)] * (len(self.shape) - len(keys) + 1)
        keys += [slice(None)] * (len(self.shape) - len(keys))
        for each, count, step in zip(keys, self.shape, self._steps, strict=True):
            if isinstance(each, slice):
                first, end, stride = each.indices(count)
                start += first * step
                shape.append(len(range(first, end, stride)))
                steps.append(stride * step)
            else:
                start += within(each, count) * step
        if not shape and item:
            return self._cells[start]
        return view(self._cells, start, tuple(shape), tuple(steps), self.dtype)

    def _chosen(self, key: Any) -> "ndarray":
        """Copies of the rows that are listed, or marked true."""
        found = [self[place] for place in _listed(key)]
        return made([each.tolist() if isinstance(each, ndarray) else each for each in found], self.dtype)

    def fill(self, value: Any) -> None:
        """Write the same number everywhere, or an array or lists; those of fewer dimensions are repeated.

        Raises OverflowError if a number does not fit into its cell, ValueError if there are too many or too few.
        """
        given = value.items() if isinstance(value, ndarray) else _flattened(value)
        if len(given) == 1 and self._steps == side_by_side(self.shape):
            self.memory[:] = made_flat(given, self.dtype).memory.tobytes() * self.size
            return
        places = list(self._places())
        if len(given) not in {1, *(prod(self.shape[first:]) for first in range(len(self.shape)))}:
            raise ValueError(f"{len(given)} items do not fit where {len(places)} are")
        for number, place in enumerate(places):
            put(self._cells, place, given[number % len(given)])

    def new(self, content: Any) -> "ndarray":
        return made(content, None)

    def like(self, items: list[Any], kind: Any = None) -> "ndarray":
        return made_flat(items, dtype(kind or kind_of(items))).reshape(self.shape)

    def tolist(self) -> list[Any]:
        """The items as lists in lists."""
        if len(self.shape) == 1:
            return self.items()
        if self.size and self._steps == side_by_side(self.shape):
            char: Any = self.dtype.char
            found: list[Any] = self.memory.cast(char, self.shape).tolist()
            return found
        return [part.tolist() for part in self]

    def tobytes(self) -> bytes:
        """A copy of the items' bytes, in order."""
        if self._steps == side_by_side(self.shape):
            return bytes(self.memory)
        return bytes(made_flat(self.items(), self.dtype).memory)

    def is_within(self, most: float) -> bool:
        """Whether all items are finite, and none is larger than *most* or smaller than -*most*."""
        letter_of: Any = self.dtype.char
        found = self.memory.cast(letter_of) if self.size else ()
        return not found or (-most <= min(found) and max(found) <= most and all(map(isfinite, found)))

    def copy(self) -> "ndarray":
        """A new array with the same items."""
        return made_flat(self.items(), self.dtype).reshape(self.shape)

    def astype(self, kind: Any, copy: bool = True) -> "ndarray":
        """The items as another type."""
        return made_flat(self.items(), dtype(kind)).reshape(self.shape)

    def reshape(self, *shape: Any) -> "ndarray":
        """The same items in another shape; a copy where they do not lie side by side."""
        wanted = tuple(shape[0]) if len(shape) == 1 and not isinstance(shape[0], int) else tuple(shape)
        if -1 in wanted:
            rest = prod(each for each in wanted if each != -1)
            wanted = tuple(self.size // rest if each == -1 else each for each in wanted)
        if prod(wanted) != self.size:
            raise ValueError(f"{self.size} items have no shape {wanted}")
        if self._steps != side_by_side(self.shape):
            return self.copy().reshape(wanted)
        return view(self._cells, self._start, wanted, side_by_side(wanted), self.dtype)

    def ravel(self) -> "ndarray":
        """All items in one dimension."""
        return self.reshape(-1)

    flat = property(ravel)

    def __reduce__(self) -> Any:
        return _again, (self.tobytes(), self.dtype, self.shape)

    def __repr__(self) -> str:
        return f"array({self.tolist()}, dtype={self.dtype})"


class line(ndarray):
    """Numbers side by side, in one dimension: what rules read and write all the time."""

    __slots__ = ()

    def __getitem__(self, key: Any) -> Any:
        kind = key.__class__
        if kind is int:
            return self._cells[key]
        if kind is slice:
            part = self._cells[key]
            return _line(part, self.dtype) if part.contiguous else super()._part(key)
        if kind is tuple or kind is list or isinstance(key, ndarray) or key is Ellipsis:
            return super().__getitem__(key)
        return self._cells[key]

    def __setitem__(self, key: Any, value: Any) -> None:
        try:
            self._cells[key] = value
        except (TypeError, ValueError, NotImplementedError):
            if hasattr(key, "__index__"):
                put(self._cells, key, value)
            else:
                super().__setitem__(key, value)

    def __len__(self) -> int:
        return len(self._cells)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cells)

    def items(self) -> list[Any]:
        return self._cells.tolist()  # type: ignore[no-any-return]

    tolist = items

    def tobytes(self) -> bytes:
        return self._cells.tobytes()  # type: ignore[no-any-return]

    def sum(self, axis: int | None = None, dtype: Any = None) -> Any:
        return sum(self._cells.tolist())


def _again(content: bytes, kind: dtype, shape: tuple[int, ...]) -> ndarray:
    """The array that was pickled."""
    return numbers(memoryview(bytearray(content)), kind, shape)


# ---- how arrays come about -----------------------------------------------------------------------------------
def numbers(memory: memoryview, kind: dtype, shape: tuple[int, ...]) -> ndarray:
    """The numbers in this *shape* that fill a piece of *memory* (of bytes)."""
    return view(memory.cast(letter(kind)), 0, shape, side_by_side(shape), kind)


def view(cells: Any, start: int, shape: tuple[int, ...], steps: tuple[int, ...], kind: dtype) -> ndarray:
    """A view of some *cells*."""
    if len(shape) == 1 and (steps[0] == 1 or shape[0] == 0):
        return _line(cells[start : start + shape[0]], kind)
    found = object.__new__(ndarray)
    found._cells, found._start, found.shape, found._steps, found.dtype = cells, start, shape, steps, kind
    return found


def _line(cells: Any, kind: dtype) -> ndarray:
    found = object.__new__(line)
    found._cells, found._start, found._steps, found.dtype = cells, 0, (1,), kind
    found.shape = (len(cells),)
    return found


def made(content: Any, kind: Any) -> ndarray:
    """An array of numbers in lists (of lists), or of another array's items."""
    if isinstance(content, ndarray):
        return content.copy() if kind is None or dtype(kind) == content.dtype else content.astype(kind)
    flat = _flattened(content)
    found = made_flat(flat, dtype(kind if kind is not None else kind_of(flat)))
    return found.reshape(_shape_of(content))


def made_flat(items: list[Any], kind: dtype) -> ndarray:
    """A one-dimensional array of *items*."""
    cells = memoryview(bytearray(len(items) * kind.itemsize)).cast(letter(kind))
    for place, each in enumerate(items):
        put(cells, place, each)
    return _line(cells, kind)


def _flattened(content: Any) -> list[Any]:
    if isinstance(content, ndarray):
        return content.items()
    if isinstance(content, list | tuple | range):
        return [each for part in content for each in _flattened(part)]
    return _flattened(content.tolist()) if hasattr(content, "tolist") else [content]  # NumPy's have it


def _shape_of(content: Any) -> tuple[int, ...]:
    if isinstance(content, ndarray):
        return content.shape
    if not isinstance(content, list | tuple | range):
        return ()
    return (len(content), *(_shape_of(content[0]) if len(content) else ()))


def kind_of(items: list[Any]) -> Any:
    """The type of items that can hold all of them."""
    if any(isinstance(each, float) for each in items) or not items:
        return float64
    return bool_ if all(isinstance(each, bool) for each in items) else int64


def _listed(key: ndarray | list[Any]) -> list[Any]:
    """The indices that are listed, or marked true."""
    listed = key.items() if isinstance(key, ndarray) else key
    if all(each.__class__ is bool for each in listed):
        return [place for place, is_wanted in enumerate(listed) if is_wanted]
    return listed


def within(index: Any, count: int) -> int:
    """The place of an index, from the end if it is negative. Raises IndexError, TypeError."""
    place = operator.index(index)
    if not -count <= place < count:
        raise IndexError(f"index {place} is out of bounds: there are {count}")
    return place if place >= 0 else place + count


@cache
def side_by_side(shape: tuple[int, ...]) -> tuple[int, ...]:
    """The steps of an array of this *shape* whose items lie side by side."""
    return tuple(prod(shape[place + 1 :]) for place in range(len(shape)))
