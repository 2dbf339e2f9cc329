"""Arithmetic with arrays: sums, and item by item comparisons, sums, differences and products."""

import operator
from collections.abc import Callable
from typing import Any

from .kinds import bool_, int64


def _by_item(work: Callable[[Any, Any], Any], kind: Any = None) -> Callable[[Any, Any], Any]:
    """A method that does the *work* item by item, with a number or with as many items of the same shape."""

    def method(self: Any, other: Any) -> Any:
        ours = self.items()
        if isinstance(other, Computed | list | tuple):
            array = other if isinstance(other, Computed) else self.new(other)
            if array.shape != self.shape:
                raise ValueError(f"shapes {self.shape} and {array.shape} do not go together")
            theirs = array.items()
        else:
            theirs = [other] * len(ours)
        found = [work(one, two) for one, two in zip(ours, theirs, strict=True)]
        return self.like(found, kind)

    return method


class Computed:
    """The operations; an array supplies its items."""

    __slots__ = ()

    dtype: Any
    shape: Any
    size: Any
    tolist: Any
    reshape: Any
    fill: Any
    __iter__: Any

    def items(self) -> list[Any]:
        """All items in order."""
        raise NotImplementedError

    def new(self, content: Any) -> Any:
        """A new array of the numbers in lists."""
        raise NotImplementedError

    def like(self, items: list[Any], kind: Any = None) -> Any:
        """A new array of this shape with other items, of this type (None: one that can hold all)."""
        raise NotImplementedError

    # ---- sums and the like -----------------------------------------------------------------------------------
    def sum(self, axis: int | None = None, dtype: Any = None) -> Any:
        """All items together, or along an axis."""
        if axis is None or len(self.shape) == 1:
            return sum(self.items())
        if axis in (-1, len(self.shape) - 1):
            return self.new([part.sum(axis=-1) for part in self])
        return self.new([sum(column) for column in zip(*self.tolist(), strict=True)])

    def any(self) -> bool:
        """Whether one of them is not zero."""
        return any(self.items())

    def all(self) -> bool:
        """Whether none of them is zero."""
        return all(self.items())

    def max(self) -> Any:
        """The largest."""
        return max(self.items())

    def min(self) -> Any:
        """The smallest."""
        return min(self.items())

    def nonzero(self) -> Any:
        """The indices where something is not zero, in an array of one dimension."""
        return (self.new([place for place, each in enumerate(self.items()) if each]).astype(int64),)

    # ---- item by item ----------------------------------------------------------------------------------------
    __eq__ = _by_item(operator.eq, bool_)
    __ne__ = _by_item(operator.ne, bool_)
    __lt__ = _by_item(operator.lt, bool_)
    __le__ = _by_item(operator.le, bool_)
    __gt__ = _by_item(operator.gt, bool_)
    __ge__ = _by_item(operator.ge, bool_)
    __add__ = __radd__ = _by_item(operator.add)  # in a sum or a product the order does not matter
    __sub__ = _by_item(operator.sub)
    __mul__ = __rmul__ = _by_item(operator.mul)
    __and__ = _by_item(operator.and_)
    __or__ = _by_item(operator.or_)
    __hash__ = None  # type: ignore[assignment]
