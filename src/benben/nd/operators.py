"""What can be reckoned with arrays: sums, comparisons and the four rules, item by item."""

import operator
from collections.abc import Callable
from typing import Any

from .kinds import bool_, dtype, float64, int64


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

    def max(self, initial: Any = None) -> Any:
        """The largest, or *initial* if that is larger."""
        return max([*self.items(), *([] if initial is None else [initial])])

    def min(self) -> Any:
        """The smallest."""
        return min(self.items())

    def mean(self) -> float:
        """The average."""
        return float(self.sum() / self.size)

    def argmax(self) -> int:
        """Where the largest is, the first of them."""
        found = self.items()
        return found.index(max(found))

    def nonzero(self) -> Any:
        """Where something is, in an array of one dimension."""
        from .arrays import made

        return (made([place for place, each in enumerate(self.items()) if each], int64),)

    # ---- item by item ----------------------------------------------------------------------------------------
    def _with(
        self, other: Any, work: Callable[[Any, Any], Any], kind: Any = None, *, swapped: bool = False
    ) -> Any:
        from .arrays import kind_of, made, made_flat, ndarray

        ours = self.items()
        if isinstance(other, ndarray | list | tuple):
            array = other if isinstance(other, ndarray) else made(other, None)
            if array.shape != self.shape:
                return _broadcast(self, array, work, kind)
            theirs = array.items()
        else:
            theirs = [other] * len(ours)
        if swapped:
            ours, theirs = theirs, ours
        found = [work(one, two) for one, two in zip(ours, theirs, strict=True)]
        return made_flat(found, dtype(kind or kind_of(found))).reshape(self.shape)

    def __eq__(self, other: object) -> Any:
        return self._with(other, operator.eq, bool_)

    def __ne__(self, other: object) -> Any:
        return self._with(other, operator.ne, bool_)

    def __lt__(self, other: Any) -> Any:
        return self._with(other, operator.lt, bool_)

    def __le__(self, other: Any) -> Any:
        return self._with(other, operator.le, bool_)

    def __gt__(self, other: Any) -> Any:
        return self._with(other, operator.gt, bool_)

    def __ge__(self, other: Any) -> Any:
        return self._with(other, operator.ge, bool_)

    def __add__(self, other: Any) -> Any:
        return self._with(other, operator.add)

    def __sub__(self, other: Any) -> Any:
        return self._with(other, operator.sub)

    def __mul__(self, other: Any) -> Any:
        return self._with(other, operator.mul)

    def __truediv__(self, other: Any) -> Any:
        return self._with(other, operator.truediv, float64)

    def __floordiv__(self, other: Any) -> Any:
        return self._with(other, operator.floordiv)

    def __and__(self, other: Any) -> Any:
        return self._with(other, operator.and_, self.dtype)

    def __or__(self, other: Any) -> Any:
        return self._with(other, operator.or_, self.dtype)

    def __radd__(self, other: Any) -> Any:
        return self._with(other, operator.add, swapped=True)

    def __rsub__(self, other: Any) -> Any:
        return self._with(other, operator.sub, swapped=True)

    def __rmul__(self, other: Any) -> Any:
        return self._with(other, operator.mul, swapped=True)

    def __rtruediv__(self, other: Any) -> Any:
        return self._with(other, operator.truediv, float64, swapped=True)

    def __iadd__(self, other: Any) -> Any:
        self.fill(self + other)
        return self

    def __isub__(self, other: Any) -> Any:
        self.fill(self - other)
        return self

    def __neg__(self) -> Any:
        return self * -1

    __hash__ = None  # type: ignore[assignment]


def _broadcast(one: Any, two: Any, work: Callable[[Any, Any], Any], kind: Any) -> Any:
    """The same for arrays of different shapes, the smaller of which is repeated along the first dimensions."""
    from .arrays import kind_of, made_flat

    large, small = (one, two) if one.size >= two.size else (two, one)
    if large.shape[len(large.shape) - len(small.shape) :] != small.shape:
        raise ValueError(f"shapes {one.shape} and {two.shape} do not go together")
    often = large.size // small.size
    ours, theirs = (each.items() * (1 if each is large else often) for each in (one, two))
    found = [work(*pair) for pair in zip(ours, theirs, strict=True)]
    return made_flat(found, dtype(kind or kind_of(found))).reshape(large.shape)
