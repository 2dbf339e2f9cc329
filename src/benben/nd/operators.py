"""What can be reckoned with arrays: sums, and item by item comparisons, sums, differences and products."""

import operator
from collections.abc import Callable
from typing import Any

from .kinds import bool_, dtype, int64


def _by_item(work: Callable[[Any, Any], Any], kind: Any = None) -> Callable[[Any, Any], Any]:
    """A method that does the *work* item by item, with a number or with as many items of the same shape."""

    def method(self: Any, other: Any) -> Any:
        from .arrays import kind_of, made, made_flat, ndarray

        ours = self.items()
        if isinstance(other, ndarray | list | tuple):
            array = other if isinstance(other, ndarray) else made(other, None)
            if array.shape != self.shape:
                raise ValueError(f"shapes {self.shape} and {array.shape} do not go together")
            theirs = array.items()
        else:
            theirs = [other] * len(ours)
        found = [work(one, two) for one, two in zip(ours, theirs, strict=True)]
        return made_flat(found, dtype(kind or kind_of(found))).reshape(self.shape)

    return method


class Computed:
    """What is reckoned with; an array says what its items are."""

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

    # ---- sums and the like -----------------------------------------------------------------------------------
    def sum(self, axis: int | None = None, dtype: Any = None) -> Any:
        """All items together, or along an axis."""
        from .arrays import made

        if axis is None or len(self.shape) == 1:
            return sum(self.items())
        if axis in (-1, len(self.shape) - 1):
            return made([part.sum(axis=-1) for part in self], None)
        return made([sum(column) for column in zip(*self.tolist(), strict=True)], None)

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
        """Where something is, in an array of one dimension."""
        from .arrays import made

        return (made([place for place, each in enumerate(self.items()) if each], int64),)

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
