"""Rules as machine code, for research: Numba compiles them.

A rule is plain Python (`benben.engine.rule`). `native` makes a copy of it in which other rules are compiled too, and
cells of `benben.nd` are arrays of NumPy. `NUMBA_DISABLE_JIT=1` leaves everything interpreted.
"""

import hashlib
import shutil
import threading
import types
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from benben import nd
from benben.engine.cache import cache_root
from benben.engine.rule import Mark, mark_of

try:
    import numba
    import numpy as np
    from numba.core import config as numba_config

    from benben.engine.compiler import RuleDispatcher
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "compiled rules need NumPy and Numba: pip install 'benben[research]'", name=missing.name
    ) from missing

R = TypeVar("R")

_PACKAGE = Path(__file__).resolve().parent.parent
_COMPILED_LAYERS = ("engine", "games", "players", "learning", "nd")
_FOLDERS_KEPT = 8
_COMPILED, _READY = "compiled", "ready"
"""The names under which a rule keeps its machine code: at first, and once all that it names is there."""
_lock = threading.RLock()


def is_compiling() -> bool:
    """Whether rules are compiled (they are interpreted under `NUMBA_DISABLE_JIT=1`)."""
    return not numba_config.DISABLE_JIT


def native(rule: Callable[..., R]) -> Callable[..., R]:
    """A rule as Numba compiles it when it is first called. Its arrays and tables are NumPy's.

    One signature is compiled, for integers of any width. Raises `TypeError` for a function that is no rule.
    """
    ready: Callable[..., R] | None = getattr(rule, _READY, None)
    if ready is not None and is_compiling():
        return ready
    mark = mark_of(rule)
    if mark is None:
        raise TypeError(f"{rule!r} is no rule")
    if not is_compiling():
        return rule
    with _lock:
        known = vars(rule)
        if _COMPILED not in known:
            globals_of: dict[str, Any] = {}
            source = cast(types.FunctionType, rule)
            known[_COMPILED] = _compiled(source, mark, globals_of)
            # Only now: names of fields are among the names too, so a rule may seem to need itself.
            names = source.__globals__.keys() & {*source.__code__.co_names, "__builtins__", "__name__"}
            globals_of.update({name: _named(source.__globals__[name], source.__code__) for name in names})
            known[_READY] = known[_COMPILED]
        return cast(Callable[..., R], known[_COMPILED])


def _compiled(rule: types.FunctionType, mark: Mark, known: dict[str, Any]) -> RuleDispatcher:
    copy = types.FunctionType(rule.__code__, known, rule.__name__, rule.__defaults__, rule.__closure__)
    copy.__qualname__, copy.__module__ = rule.__qualname__, rule.__module__
    return RuleDispatcher(copy, cache_folder, forceinline=mark.is_small, checked=mark.is_checked)


def _named(value: Any, code: types.CodeType) -> Any:
    """The replacement for a value that a rule's *code* names; for a module, all that the code may name in it."""
    if not isinstance(value, types.ModuleType) or not hasattr(value, "__file__") or value is nd:
        return native_value(value)
    inside = vars(value)
    copy = types.ModuleType(value.__name__)
    vars(copy).update({name: native_value(inside[name]) for name in inside.keys() & set(code.co_names)})
    return copy


def native_value(value: Any) -> Any:
    """The replacement for a value in compiled code: machine code for a rule, an array of NumPy for cells."""
    if mark_of(value) is not None:
        return native(value)
    if value is nd:
        return np
    if isinstance(value, nd.ndarray):
        return array_of(value)
    if isinstance(value, type) and issubclass(value, nd.generic) and value.__module__.startswith(nd.__name__):
        return getattr(np, value.__name__)
    made = getattr(value, "native", None)
    return made() if made is not None and not isinstance(value, type) else value


# ---- arrays ----------------------------------------------------------------------------------------------------------
def array_of(value: Any) -> Any:
    """An array of NumPy over the memory of cells; of a named tuple, one of such arrays. Others stay as they are."""
    if isinstance(value, nd.ndarray):
        return np.ndarray(value.shape, dtype_of(value.dtype), value.memory)
    if isinstance(value, nd.void):
        return np.ndarray((1,), dtype_of(value.dtype), value.memory)[0]
    if isinstance(value, tuple) and hasattr(value, "_make"):
        return type(value)(*map(array_of, value))
    return value


def plain_of(value: Any, kind: Any = None) -> Any:
    """Cells with a copy of an array of NumPy; of a named tuple, one of such cells. *kind* is that of tables.

    Python reads its own numbers from them, which do not wrap. Other values stay as they are.
    """
    if isinstance(value, np.ndarray):
        cells = nd.frombuffer(bytearray(value.tobytes()), kind or nd.dtype(value.dtype.str))
        return cells if kind else cells.reshape(value.shape)
    if isinstance(value, np.void):
        return nd.frombuffer(bytearray(value.tobytes()), kind)[0]
    if isinstance(value, tuple) and hasattr(value, "_make"):
        return type(value)(*map(plain_of, value))
    return value


def dtype_of(kind: Any) -> "np.dtype[Any]":
    """NumPy's type for one of `benben.nd`."""
    found = _dtypes.get(id(kind))
    if found is None:
        found = _dtypes[id(kind)] = kind, _made_dtype(kind)
    return found[1]


_dtypes: "dict[int, tuple[Any, np.dtype[Any]]]" = {}
"""The dtype made of each type: it is asked for all the time, and comparing types is slow."""


def _made_dtype(kind: Any) -> "np.dtype[Any]":
    if isinstance(kind, nd.dtype) and kind.fields is not None and not kind.shape:
        return _record_of(kind)
    described: Any = kind
    if isinstance(kind, nd.dtype):
        described = (dtype_of(kind.base), kind.shape) if kind.shape else kind.str
    found: np.dtype[Any] = np.dtype(described)
    return found


@cache
def _record_of(kind: nd.dtype) -> "np.dtype[Any]":
    from benben.engine.row import with_attributes

    fields = kind.fields or {}
    listed = {
        "names": list(fields),
        "formats": [(dtype_of(each.base), each.shape) for each, _ in fields.values()],
        "offsets": [first for _, first in fields.values()],
        "itemsize": kind.itemsize,
        "aligned": True,
    }
    found: np.dtype[Any] = with_attributes(np.dtype(cast(Any, listed)), np)
    return found


def numpy_dice(dice: Any) -> Any:
    """A generator for compiled code; it is another one than *dice*."""
    return np.array(list(dice), np.int64)


def record_at(kind: nd.dtype) -> Any:
    """A function for compiled rules: the record of this *kind* at an address, which must be valid."""
    from numba.extending import intrinsic

    record = numba.from_dtype(dtype_of(kind))

    @intrinsic  # type: ignore[untyped-decorator,unused-ignore]
    def compiled(_context: Any, address: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.inttoptr(args[0], context.get_value_type(signature.return_type))

        return record(address), code

    compiled.content = str(kind)
    return compiled


# ---- the disk --------------------------------------------------------------------------------------------------------
@cache
def cache_folder() -> Path:
    """The folder of compiled rules, named after the package's sources and Numba's version.

    Numba does not notice when a function in another file has changed; with this name an edit never runs stale code.
    """
    root = cache_root()
    folder = root / f"rules-{_digest()}"
    if not folder.exists():
        _remove_old(root)
    return folder


def _remove_old(root: Path) -> None:
    """Keep only the newest folders of other sources: otherwise each edit leaves some megabytes behind."""
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
