"""Arrays and named tuples of arrays anywhere in memory, for rules that only get addresses.

A header (`benben.engine.packing`) has their places.
"""

from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types as numba_types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array

from benben.engine.native import array_of


def value_at(example: Any) -> Any:
    """A function `(header, base) -> value` for rules: a value like *example*, at the place that a header gives.

    An example is an array, a number that is not whole, or a named tuple of such.
    """
    kind = _kind_of(array_of(example))

    @intrinsic
    def found(_context: Any, header: Any, base: Any) -> Any:
        def code(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return _HeaderReader(context, builder, *args).value(kind)

        return kind(header, base), code

    found.content = str(kind)
    return found


def _kind_of(example: Any) -> Any:
    """Numba's type, of records with attributes too, which may be changed."""
    if isinstance(example, np.ndarray):
        return numba_types.Array(numba.from_dtype(example.dtype), example.ndim, "C")
    if isinstance(example, tuple):
        inner = [_kind_of(each) for each in example]
        return numba_types.BaseTuple.from_types(inner, type(example))
    return numba.typeof(example)


class _HeaderReader:
    """Reads a header word by word, as code."""

    def __init__(self, context: Any, builder: Any, header: Any, base: Any) -> None:
        self._context = context
        self._builder = builder
        self._header = builder.inttoptr(header, cgutils.intp_t.as_pointer())
        self._base = base
        self._next = 0

    def value(self, kind: Any) -> Any:
        """The next value of the header."""
        if isinstance(kind, numba_types.Array):
            return self._array(kind)
        if isinstance(kind, numba_types.BaseTuple):
            inner = [self.value(each) for each in kind.types]
            return self._context.make_tuple(self._builder, kind, inner)
        number = self._builder.bitcast(self._word(), ir.DoubleType())
        return self._context.cast(self._builder, number, numba_types.float64, kind)

    def _array(self, kind: Any) -> Any:
        builder, context = self._builder, self._context
        place = builder.add(self._base, self._word())
        shape = [self._word() for _ in range(kind.ndim)]
        data_type = context.get_data_type(kind.dtype)
        size = cgutils.intp_t(context.get_abi_sizeof(data_type))
        strides: list[Any] = []
        step = size
        for length in reversed(shape):
            strides.insert(0, step)
            step = builder.mul(step, length)
        array = make_array(kind)(context, builder)
        data = builder.inttoptr(place, data_type.as_pointer())
        populate_array(array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None)
        return array._getvalue()

    def _word(self) -> Any:
        place = self._builder.gep(self._header, [cgutils.int32_t(self._next)])
        self._next += 1
        return self._builder.load(place)
