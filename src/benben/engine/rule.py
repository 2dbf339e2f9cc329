"""Rules: plain loops and numbers, which run as they are, on a game's engine, or compiled by Numba.

`@rule` marks a game's functions, `bind` makes loops that serve every game. Both leave plain Python: it runs anywhere, a
hundred times slower. `benben web build` makes an engine of it (`benben.engine.portable`), `benben.engine.native`
machine code for research.
"""

import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

OURS = "benben."
"""How the names of this package's modules begin."""
_MARK = "rule"


@dataclass(frozen=True)
class Mark:
    """The data about a rule that a compiler needs."""

    is_small: bool
    """Whether it is inlined at every call."""
    is_checked: bool
    """Whether its code is checked: it, or a rule bound to it, belongs to a third-party game."""


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a rule: plain loops and numbers; no Python objects, no allocation, no exceptions inside."""
    return _marked(function, is_small=False)


def small_rule(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a rule that is inlined at every call: for short rules that are called all the time.

    Compilers do not do so by themselves across rules; it made random games faster by a quarter.
    """
    return _marked(function, is_small=True)


def mark_of(value: object) -> Mark | None:
    """The mark of a rule; None for other functions."""
    found: Mark | None = getattr(value, _MARK, None) if isinstance(value, types.FunctionType) else None
    return found


def is_checked(value: object) -> bool:
    """Whether this is a rule that is compiled with checks."""
    mark = mark_of(value)
    return mark is not None and mark.is_checked


def _marked(function: Callable[P, R], *, is_small: bool, rules: Iterable[object] = ()) -> Callable[P, R]:
    checked = not function.__module__.startswith(OURS) or any(map(is_checked, rules))
    vars(function)[_MARK] = Mark(is_small, checked)
    return function


def bind(template: Callable[P, R], name: str, **rules: object) -> Callable[P, R]:
    """A rule: *template* with one game's rules in place of its free names.

    *name* keeps the copies of several games apart.
    """
    return _marked(_bound(template, name, rules), is_small=False, rules=rules.values())


def bind_small(template: Callable[P, R], name: str, **rules: object) -> Callable[P, R]:
    """`bind` for a template that is as short and hot as a `small_rule`."""
    return _marked(_bound(template, name, rules), is_small=True, rules=rules.values())


def _bound(template: Callable[P, R], name: str, rules: Mapping[str, object]) -> Callable[P, R]:
    source = cast(types.FunctionType, template)
    copy = types.FunctionType(
        source.__code__, {**source.__globals__, **rules}, source.__name__, source.__defaults__
    )
    copy.__qualname__ = f"{source.__qualname__}.{name}"
    copy.__module__ = source.__module__
    return cast(Callable[P, R], copy)


@small_rule
def wide(number: Any) -> int:
    """A number from a cell of a table as one of 64 bits: NumPy's small ones would wrap."""
    return int(number)
