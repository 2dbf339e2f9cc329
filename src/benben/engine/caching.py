"""The disk cache of compiled rules: a file that cannot be used counts as missing, and is written again."""

import hashlib
import logging
import pickle
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, Protocol

from numba import types as numba_types
from numba.core import registry
from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    NullCache,
    _CacheLocator,
    _SourceFileBackedLocatorMixin,
)
from numba.core.serialize import dumps

_log = logging.getLogger("benben.compiler")


class Kept(Protocol):
    """A rule whose entries are kept."""

    py_func: Callable[..., Any]

    @property
    def folder(self) -> Callable[[], Path]:
        """The folder in which it was declared."""

    def fingerprint(self) -> str:
        """A digest of all the parts of this rule's entries."""


class _Locator(_SourceFileBackedLocatorMixin, _CacheLocator):
    """The place of a rule's entries: its cache folder, and a file named after a digest of all its parts."""

    declared: ClassVar[dict[Any, Kept]] = {}
    """The rules whose cache is being opened."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        rule = self.declared[function]
        self._path = str(rule.folder() / self.get_suitable_cache_subpath(file))
        self._fingerprint = rule.fingerprint()

    def ensure_cache_path(self) -> None:
        """A folder that can only be read serves too: what lies there need not be compiled."""
        try:
            super().ensure_cache_path()
        except OSError:
            if not Path(self._path).is_dir():
                raise

    def get_cache_path(self) -> str:
        return self._path

    def get_disambiguator(self) -> str:
        return self._fingerprint

    def get_source_stamp(self) -> str:
        return self._fingerprint


class _Results(CompileResultCacheImpl):
    """An entry is kept with a digest: running code with a changed byte would crash the process."""

    _locator_classes = (_Locator,)

    def reduce(self, data: Any) -> tuple[bytes, bytes]:
        content = dumps(super().reduce(data))
        return hashlib.sha256(content).digest(), content

    def rebuild(self, target_context: Any, payload: tuple[bytes, bytes]) -> Any:
        digest, content = payload
        if hashlib.sha256(content).digest() != digest:
            raise ValueError("its digest is another one")
        return super().rebuild(target_context, pickle.loads(content))  # noqa: S301  (what the digest is of)


class _EntryCache(FunctionCache):
    """A disk failure stops no one: a missing entry is compiled, and one that cannot be saved is compiled again."""

    _impl_class = _Results

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        """Besides the types, the fields of named tuples: Numba knows these only by the name of their class."""
        return *super()._index_key(sig, codegen), _fields(sig)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The entry; None if there is none, or if its file is empty, cut off, damaged, foreign or unreadable."""
        try:
            return super().load_overload(sig, target_context)
        except Exception as error:  # noqa: BLE001  (a damaged file fails in any way)
            self._replace(error)
        return None

    def _replace(self, error: Exception) -> None:
        """Replace an unusable file by an empty index; if that fails, keep nothing."""
        index = self._cache_file._index_path
        _log.warning("the compiled rule in %s cannot be used and is compiled again: %r", index, error)
        try:
            self.flush()
        except OSError:
            self.disable()

    def save_overload(self, sig: Any, data: Any) -> None:
        with suppress(OSError):
            super().save_overload(sig, data)


def disk_of(rule: Kept) -> Any:
    """The disk cache of a rule; none for a rule that was typed in, or where nothing can be written."""
    _Locator.declared[rule.py_func] = rule
    try:
        return _EntryCache(rule.py_func)
    except (RuntimeError, OSError):
        return NullCache()
    finally:
        del _Locator.declared[rule.py_func]


def target() -> str:
    """A short name of the processor that code is compiled for."""
    about = repr(registry.cpu_target.target_context.codegen().magic_tuple())
    return hashlib.sha256(about.encode()).hexdigest()[:12]


def _fields(args: Iterable[Any]) -> tuple[Any, ...]:
    """The names of the fields of all named tuples among the arguments, and of those within them."""
    found = (arg for arg in args if isinstance(arg, numba_types.BaseNamedTuple))
    return tuple((arg.instance_class._fields, _fields(arg.types)) for arg in found)
