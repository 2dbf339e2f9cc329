"""Compiling rules: `@rule` for a game's functions, `bind` for loops that serve every game.

Set the environment variable `NUMBA_DISABLE_JIT=1` to run the very same functions interpreted.
"""

import hashlib
import shutil
import types
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

import numba
import numpy as np
from numba.core import config as numba_config

from benben.engine.cache import cache_root
from benben.engine.compiler import RuleDispatcher, interpreted

P = ParamSpec("P")
R = TypeVar("R")

OURS = "benben."
"""How the names of this package's modules begin."""
_PACKAGE = Path(__file__).resolve().parent.parent
_COMPILED_LAYERS = ("engine", "games", "players", "learning")
_FOLDERS_KEPT = 8


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule: plain loops and numbers; no Python objects, no allocation, no exceptions inside.

    Nothing is compiled before the rule is first called. One signature is compiled, whatever the width of the integers.
    """
    return _compile(function, forceinline=False)


def small_rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule that is copied into every place that calls it: for short rules that are called all the time.

    The compiler does not do so by itself across rules; it made random games faster by a quarter.
    """
    return _compile(function, forceinline=True)


def _compile(function: Callable[P, R], *, forceinline: bool, rules: Iterable[object] = ()) -> Callable[P, R]:
    """The rule compiled; with checks where it, or one of the *rules* that it is bound to, is not of this package."""
    if not is_compiling():
        return function
    checked = not function.__module__.startswith(OURS) or any(map(is_checked, rules))
    return cast(
        Callable[P, R], RuleDispatcher(function, cache_folder, forceinline=forceinline, checked=checked)
    )


def is_checked(known: object) -> bool:
    """Whether this is a rule that is compiled with checks."""
    return isinstance(known, RuleDispatcher) and known.is_checked


def bind(template: Callable[P, R], name: str, **rules: object) -> Callable[P, R]:
    """Compile *template* with one game's rules standing in for its free names.

    Numba's disk cache misses at every start for a closure over compiled functions, but not for a copy of a
    module-level function that has globals of its own. *name* keeps the copies of several games apart. Where one of the
    *rules* is a plain function, so is what is bound: a game may be tried out before it can be compiled.
    """
    return _bind(template, name, rules, forceinline=False)


def bind_small(template: Callable[P, R], name: str, **rules: object) -> Callable[P, R]:
    """`bind` for a template that is as short and hot as a `small_rule`."""
    return _bind(template, name, rules, forceinline=True)


def _bind(
    template: Callable[P, R], name: str, rules: Mapping[str, object], *, forceinline: bool
) -> Callable[P, R]:
    if any(isinstance(known, types.FunctionType) for known in rules.values()):
        return bind_function(template, name, **{key: interpreted(known) for key, known in rules.items()})
    return _compile(bind_function(template, name, **rules), forceinline=forceinline, rules=rules.values())


def bind_function(template: Callable[P, R], name: str, **rules: object) -> Callable[P, R]:
    """The copy of *template* that `bind` compiles, as plain Python."""
    source = cast(types.FunctionType, template)
    copy = types.FunctionType(
        source.__code__, {**source.__globals__, **rules}, source.__name__, source.__defaults__
    )
    copy.__qualname__ = f"{source.__qualname__}.{name}"
    copy.__module__ = source.__module__
    return cast(Callable[P, R], copy)


def in_python(function: Callable[P, R]) -> Callable[P, R]:
    """A rule in plain Python, and all that it calls: for what is asked so rarely that an entry would not pay."""
    return cast(Callable[P, R], interpreted(function))


def is_compiling() -> bool:
    """Whether rules are compiled (they are interpreted under `NUMBA_DISABLE_JIT=1`)."""
    return not numba_config.DISABLE_JIT


@cache
def cache_folder() -> Path:
    """Where compiled rules are kept: a folder named after the package's sources and Numba's version.

    Numba is not told when a function in another file has changed; with this name an edit never runs stale code.
    `BENBEN_CACHE` moves the folder.
    """
    root = cache_root()
    folder = root / f"rules-{_digest()}"
    if not folder.exists():
        _remove_old(root)
    return folder


def _remove_old(root: Path) -> None:
    """Leave only the newest folders of other sources: each edit would leave some megabytes behind for ever."""
    with suppress(OSError):
        found = sorted(root.glob("rules-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
        for folder in found[_FOLDERS_KEPT:]:
            shutil.rmtree(folder, ignore_errors=True)


def _digest() -> str:
    """A short digest of every source file that may end up in compiled code."""
    digest = hashlib.sha256(numba.__version__.encode())
    for layer in _COMPILED_LAYERS:
        for path in sorted((_PACKAGE / layer).rglob("*.py")):
            digest.update(str(path.relative_to(_PACKAGE)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@small_rule
def wide(number: int) -> int:
    """A number from a cell of a table as one of 64 bits: interpreted, NumPy's small ones would wrap."""
    return int(np.int64(number))
