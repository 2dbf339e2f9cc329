"""The values that a rule's code takes from its module, apart from the rules that it calls: all are compiled in."""

import enum
import types
from collections.abc import Iterator
from typing import Any

import numpy as np


def constants(function: Any) -> Iterator[tuple[str, Any]]:
    """The values that a rule's code looks up by name in its module, and in modules that it names."""
    code, known = function.__code__, function.__globals__
    for name in sorted(known.keys() & set(code.co_names)):
        yield name, known[name]
        if isinstance(known[name], types.ModuleType):
            inside = vars(known[name])
            for each in sorted(inside.keys() & set(code.co_names)):
                yield each, inside[each]


def content(value: Any) -> str | None:
    """A constant as text, None for other values."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} {value.tobytes()!r}"
    if isinstance(value, enum.EnumType):
        members: dict[str, Any] = dict(value.__members__)
        return str({name: each.value for name, each in members.items()})
    if isinstance(value, frozenset):
        return str(sorted(map(repr, value)))
    return repr(value) if isinstance(value, int | float | str | tuple) else getattr(value, "content", None)
