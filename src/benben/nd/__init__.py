"""Our own small arrays, in plain Python over memory views: used wherever play must not need NumPy.

They have NumPy's names, and those functions that rules, tables and views need. Numbers read from them are
Python's own `int`, `float` and `bool`: they do not wrap, as those of compiled rules with their 64 bits do not in
practice. Memory is laid out as NumPy lays it out, so tables have the same bytes, and `benben.engine.native` can put
NumPy's arrays over it.
"""

from math import inf
from typing import Any, TypeAlias

from .arrays import ndarray
from .kinds import (
    bool_,
    dtype,
    float32,
    float64,
    generic,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint16,
    uint32,
    uint64,
)
from .making import (
    array,
    array_equal,
    asarray,
    flatnonzero,
    floor,
    frombuffer,
    full,
    ones,
    zeros,
)
from .reading import load
from .rows import void

Array: TypeAlias = Any
"""For annotations: cells of any type, or an array of NumPy where rules are compiled."""

__all__ = [
    "Array",
    "array",
    "array_equal",
    "asarray",
    "bool_",
    "dtype",
    "flatnonzero",
    "float32",
    "float64",
    "floor",
    "frombuffer",
    "full",
    "generic",
    "inf",
    "int8",
    "int16",
    "int32",
    "int64",
    "load",
    "ndarray",
    "ones",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "void",
    "zeros",
]  # fmt: skip
