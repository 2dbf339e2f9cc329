"""A game's rules as WebAssembly: the files that come with a game, and the engine that runs them.

`benben web build` makes two files in a game's folder (`benben.web`): `engine.wasm`, and `engine.json`, its manifest,
which describes the memory layout, the functions, and the sources it was made from. With them a match needs neither
a compiler nor NumPy.
"""

import hashlib
import json
import logging
import math
import os
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from benben.engine.errors import BenbenError, in_words
from benben.engine.message import Message, message
from benben.engine.rule import OURS
from benben.engine.traps import Trapped

if TYPE_CHECKING:
    from benben.engine.rules import Rules

FORMAT, VERSION = "benben-engine", 1
WASM, MANIFEST = "engine.wasm", "engine.json"
PORTABLE, NATIVE, INTERPRETED = KINDS = ("portable", "native", "interpreted")
"""The ways to run rules: on their engine, compiled by Numba, or as plain Python."""
VARIABLE = "BENBEN_ENGINE"
"""The environment variable that selects another way than the first."""
CALL_SECONDS = 5.0
"""The time limit of a match's calls; a rule that does not end is stopped then."""
_PACKAGE = Path(__file__).resolve().parents[1]
_SPARE = 65536
_log = logging.getLogger(__name__)


class BadEngine(BenbenError, ValueError):
    """The engine of a game is damaged, or was made by another version or for another game."""

    def __init__(self, game: str, file: Path, reason: Message | str) -> None:
        super().__init__(message("engine-bad_engine", game=game, file=str(file), reason=reason))


class EngineInstance(Protocol):
    """A copy of an engine with its own memory; one thread at a time uses it."""

    heap: int
    """The first free address."""

    def grow(self, size: int) -> None:
        """Let the memory have at least *size* bytes. Raises `MemoryError`."""

    def read(self, first: int, size: int) -> memoryview:
        """A copy of some bytes of the memory."""

    def write(self, first: int, content: bytes | memoryview) -> None:
        """Overwrite some bytes of the memory."""

    def window(self, first: int, size: int) -> memoryview:
        """Shared bytes: they show the results of calls, and calls read them. Each copy has one such view."""

    def function(self, name: str) -> Callable[..., int]:
        """An exported function. It raises `Trapped` if the engine fails."""

    def interrupt(self) -> None:
        """End the running call, from another thread; if none runs, the next one."""

    def resume(self) -> None:
        """Forget an interruption that no call has received."""


class EngineModule(Protocol):
    """The code of an engine."""

    def instance(self, most_seconds: float) -> EngineInstance:
        """A copy with its own memory, whose calls may take at most this many seconds."""


class EngineLoader:
    """The host that runs engines: the WebAssembly of this machine, unless a page sets another."""

    loads: Callable[[str, bytes], EngineModule] | None = None
    """Makes a module from a game's name and file; None: `benben.engine.wasm` does."""


class Engine:
    """A game's engine: its manifest, its code, and the block of memory that all matches of a process share."""

    def __init__(self, manifest: Mapping[str, Any], module: EngineModule) -> None:
        self.manifest = manifest
        self.module = module
        self.block: Mapping[str, Any] = manifest["block"]
        self.lock = threading.Lock()
        """Hold it while using `shared`."""

    @cached_property
    def shared(self) -> "Placed":
        """The block for calls that take microseconds. Use it only while holding `lock`."""
        return Placed(self.module.instance(CALL_SECONDS), self.block, self.renew)

    def renew(self) -> None:
        """Replace the shared block after a failure: its memory may hold anything."""
        vars(self).pop("shared", None)


class Placed:
    """A block in the memory of an instance, right behind the part that the engine uses itself."""

    def __init__(
        self, instance: EngineInstance, block: Mapping[str, Any], failed: Callable[[], object] = lambda: None
    ) -> None:
        """*failed* is called when a function called by its name has failed."""
        self._failed = failed
        self.instance = instance
        self.address = instance.heap
        self._functions: dict[str, Callable[..., int]] = {}
        self._cells: Mapping[str, Any] = block["cells"]
        self.end = self.address + int(block["bytes"])
        """The first address behind it."""
        instance.grow(self.end + _SPARE)
        self._window = instance.window(self.address, self.end - self.address)
        for name, header in block["headers"].items():
            self.numbers(name)[: len(header)] = memoryview(_words(header)).cast("q")
        self.play = instance.function("play")
        """Call it as `benben.engine.play.play_template`."""
        self.table = self._window[self._where("table")]
        names = ("seed", "scratch_moves", "scratch_weights", "dealt", "listed", "answers")
        self.seed, self.moves, self.weights, self.dealt, self.listed, self.answers = map(self.numbers, names)

    def call(self, name: str, *numbers: int) -> int:
        """Call a function of the engine by its name. Raises `Trapped`."""
        if name not in self._functions:
            self._functions[name] = self.instance.function(name)
        try:
            return self._functions[name](*numbers)
        except Trapped:
            self._failed()
            raise

    def _where(self, name: str) -> slice:
        cell = self._cells[name]
        first = int(cell["offset"])
        return slice(first, first + _size(cell))

    def bytes_of(self, name: str) -> memoryview:
        """The bytes of a cell."""
        return self._window[self._where(name)]

    def numbers(self, name: str) -> Any:
        """The numbers of a cell, flat."""
        return self.bytes_of(name).cast(_LETTERS[self._cells[name]["kind"]])


_LETTERS: Mapping[str, Any] = {
    "i1": "b",
    "i2": "h",
    "i4": "i",
    "i8": "q",
    "u1": "B",
    "u2": "H",
    "u4": "I",
    "u8": "Q",
    "f4": "f",
    "f8": "d",
}
"""The letters of `struct` by the kinds of numbers in a manifest."""


def _size(cell: Mapping[str, Any]) -> int:
    size = int(cell.get("bytes") or cell["kind"][1:])
    for length in cell["shape"]:
        size *= int(length)
    return size


def _words(numbers: list[int]) -> bytes:
    return b"".join(number.to_bytes(8, "little", signed=True) for number in numbers)


class EngineArrays:
    """Arrays in the memory of an instance, behind a header with their places (`benben.engine.packing`)."""

    def __init__(
        self, instance: EngineInstance, address: int, listed: Sequence[Mapping[str, Any]], **sizes: int
    ) -> None:
        """Nothing is written yet. *listed* is as in a manifest; *sizes* are the values of its words for lengths."""
        self._instance = instance
        self.address = address
        self._places: dict[str, tuple[int, int, str]] = {}
        self._rows: dict[str, int] = {}
        """The number of bytes in a row of each array."""
        header: list[int] = []
        words = sum(1 + len(each["shape"]) for each in listed)
        place = words * _WORD
        for each in listed:
            shape = [sizes.get(length, length) for length in each["shape"]]
            size = int(each["bytes"]) * math.prod(shape)
            first = self._places[each["of"]][0] - address if "of" in each else place
            header += [first, *shape]
            self._places[each["name"]] = address + first, size, each["kind"]
            self._rows[each["name"]] = size // max(1, shape[0])
            if "of" not in each:
                place += -(-size // _WORD) * _WORD
        self.end = address + place
        """The first address behind them."""
        self._header = _words(header)

    def begin(self) -> None:
        """Write the header, once the memory is large enough. A memory that has grown is full of zeros."""
        self._instance.write(self.address, self._header)

    def clear(self, rows: int) -> None:
        """Write zeros into the first *rows* rows of each array, or into all of a shorter one."""
        for name, (first, size, _) in self._places.items():
            length = min(size, rows * self._rows[name])
            self._instance.write(first, bytes(length))

    def write(self, name: str, content: bytes) -> None:
        """Overwrite the first bytes of an array."""
        self._instance.write(self._places[name][0], content)

    def rows(self, name: str, first: int, count: int) -> Any:
        """The current numbers of some rows of an array, flat."""
        start, _, kind = self._places[name]
        width = self._rows[name]
        return self._instance.read(start + first * width, count * width).cast(_LETTERS[kind])

    def number(self, name: str) -> int:
        """The first number of an array."""
        return int(self.rows(name, 0, 1)[0])


_WORD = 8


# ---- files -----------------------------------------------------------------------------------------------------------
class _Chosen:
    kind: str | None = None


def kind_of_engine() -> str:
    """How rules run in this process. Raises `ValueError` if the variable has another value."""
    if _Chosen.kind is None:
        use_engine(os.environ.get(VARIABLE, PORTABLE))
    assert _Chosen.kind is not None  # noqa: S101  (it was just chosen)
    return _Chosen.kind


def use_engine(kind: str) -> None:
    """Let rules run as one of `KINDS` in this process from now on. Raises `ValueError` for another word."""
    if kind not in KINDS:
        raise ValueError(f"{VARIABLE}={kind}: it is one of {', '.join(KINDS)}")
    _Chosen.kind = kind


def given(value: Any) -> Any:
    """Cells, or a named tuple of them, in the form that rules take here: if compiled, NumPy's arrays over them."""
    if kind_of_engine() != NATIVE:
        return value
    from benben.engine.native import array_of

    return array_of(value)


def here(rule: Callable[..., Any]) -> Callable[..., Any]:
    """A rule as it runs in this process without an engine: plain, or compiled, with arrays over the cells."""
    if kind_of_engine() != NATIVE:
        return rule
    from benben.engine.native import array_of, native

    compiled = native(rule)
    return lambda *arguments: compiled(*map(array_of, arguments))


def here_at(rule: Callable[..., Any]) -> Callable[..., Any]:
    """The same for a rule that is called with an address and numbers alone (`benben.engine.block`)."""
    if kind_of_engine() != NATIVE:
        return rule
    from benben.engine.native import native

    return native(rule)


def engine_of(rules: "Rules") -> Engine | None:
    """The engine of a game; None if it has none, or one older than its rules. Raises `BadEngine`.

    Rules that were changed in Python, so that they differ from their module, have none either.
    """
    return _engine_of(rules) if kind_of_engine() == PORTABLE else None


@cache
def _engine_of(rules: "Rules") -> Engine | None:
    if getattr(import_module(rules.module), "RULES", None) is not rules:
        return None
    manifest = manifest_of(rules)
    if manifest is None:
        return None
    changed = changed_sources(rules, manifest)
    if changed:
        _log.warning(
            "the engine of %s is older than %s: its rules are interpreted until `benben web build %s`",
            rules.name, changed[0], rules.name,
        )  # fmt: skip
        return None
    return Engine(manifest, load_module(rules, manifest))


def forget_engines() -> None:
    """Read engines again at the next use: one was built."""
    _engine_of.cache_clear()
    digest_of.cache_clear()


def manifest_of(rules: "Rules") -> dict[str, Any] | None:
    """The manifest of a game's engine; None where it has none. Raises `BadEngine`."""
    file = rules.folder / MANIFEST
    try:
        found: dict[str, Any] = json.loads(file.read_bytes())
        made = found["format"], found["version"]
        game, digest = found["game"], found["sha256"]
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadEngine(rules.name, file, in_words(error)) from error
    if made != (FORMAT, VERSION):
        there, known = f"{made[0]} {made[1]}", f"{FORMAT} {VERSION}"
        raise BadEngine(rules.name, file, message("engine-bad_engine-version", version=there, known=known))
    if game != rules.name or found["rules"] != rules.version or not isinstance(digest, str):
        version = str(found["rules"])
        raise BadEngine(rules.name, file, message("engine-bad_engine-other", game=str(game), version=version))
    return found


def changed_sources(rules: "Rules", manifest: Mapping[str, Any]) -> list[str]:
    """The sources that have changed since an engine was made; none in a page, which keeps no comments."""
    if EngineLoader.loads is not None:
        return []
    return [name for name, digest in manifest["sources"].items() if digest_of(source(rules, name)) != digest]


def source(rules: "Rules", name: str) -> Path:
    """The file of a source in a manifest: `benben/…` in this package, else in the game's folder."""
    own, _, rest = name.partition("/")
    return _PACKAGE / rest if own == _PACKAGE.name else rules.folder / name


@cache
def digest_of(file: Path) -> str:
    """A digest of a source's text; empty if it cannot be read. Line ends do not count."""
    try:
        return hashlib.sha256(file.read_bytes().replace(b"\r\n", b"\n")).hexdigest()[:16]
    except OSError:
        return ""


def load_module(rules: "Rules", manifest: Mapping[str, Any]) -> EngineModule:
    """The code of a game's engine. Raises `BadEngine` if its file is missing or does not fit the *manifest*."""
    file = rules.folder / WASM
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadEngine(rules.name, file, in_words(error)) from error
    if hashlib.sha256(content).hexdigest() != manifest["sha256"]:
        raise BadEngine(rules.name, file, message("engine-bad_engine-damaged"))
    if EngineLoader.loads is not None:
        return EngineLoader.loads(rules.name, content)
    from benben.engine.wasm import Module as Compiled

    try:
        return Compiled(content, is_proven=rules.module.startswith(OURS))
    except ValueError as error:
        raise BadEngine(rules.name, file, in_words(error)) from error
