"""WebAssembly on this machine: the one module that knows the `wasmtime` package.

A `Module` is the machine code of an engine file, kept on disk once it was made. An `Instance` is one copy of it with
its own memory. Calls go through wasmtime's C interface, which takes 2 µs where the package's own takes 40. Its names
are private to the package: tests/engine/test_wasm.py compares both ways, and the version is pinned.
"""

import atexit
import ctypes
import hashlib
import os
import threading
import time
import weakref
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar

from wasmtime import Config, Engine, Store, WasmtimeError, _ffi
from wasmtime import Instance as _Instance
from wasmtime import Module as _Module
from wasmtime._managed import Managed

from benben.engine.atomic_files import atomic_write
from benben.engine.cache import cache_root
from benben.engine.traps import Interrupted, Trapped

PAGE = 65536
"""The bytes by which a memory grows."""
_ALIGNMENT = 16
_TICK = 0.5
"""Seconds between two checks of the thread that ends calls which take too long."""
_WORDS = 4
"""The number of 32-bit numbers in a raw value of wasmtime."""
_CALL = ctypes.CFUNCTYPE(
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p
)(("wasmtime_func_call_unchecked", _ffi.dll))
"""`wasmtime_func_call_unchecked`; it does not hold the GIL."""
_ERROR = ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_char_p)(("wasmtime_error_new", _ffi.dll))
"""Creates an error; its receiver frees it."""
_Overdue: Any = _ffi.dll.wasmtime_store_epoch_deadline_callback.argtypes[1]
_NO_FINALIZER: Any = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(0)


@atexit.register
def _leave_all_to_the_system() -> None:
    """Run no finalizer once the process ends: the modules that it needs may be gone, and it would complain."""
    Managed.__del__ = lambda _self: None  # type: ignore[method-assign]


class Module:
    """The machine code of an engine."""

    def __init__(self, content: bytes, *, is_proven: bool = False) -> None:
        """Read machine code that was kept, or make it.

        Code that *is_proven* never to fail runs a quarter faster: if it does fail, the system raises a signal, and
        other handlers in the process may answer (`faulthandler`). Any other code checks before each step that may fail.

        Raises ValueError if *content* is not WebAssembly, or if this process may not run machine code that it makes.
        """
        config = Config()
        config.epoch_interruption = True
        config.memory_may_move = False
        config.signals_based_traps = is_proven
        self.engine = Engine(config)
        try:
            self._module = self._kept(content, is_proven)
        except WasmtimeError as error:
            raise ValueError(str(error)) from error

    def instance(self, most_seconds: float) -> "Instance":
        """A copy with its own memory, whose calls may take at most this many seconds."""
        return Instance(self.engine, self._module, most_seconds)

    def _kept(self, content: bytes, is_proven: bool) -> _Module:
        """Machine code from the disk, if it is whole; damaged code could do anything."""
        made_of = hashlib.sha256(content + f"{version('wasmtime')} {is_proven}".encode()).hexdigest()[:24]
        path = cache_root() / "engines" / f"{made_of}.bin"
        with suppress(OSError, WasmtimeError):
            digest, code = _split(path.read_bytes())
            if hashlib.sha256(code).digest() == digest:
                return _Module.deserialize(self.engine, code)
        module = _Module(self.engine, content)
        with suppress(OSError):
            _keep(path, bytes(module.serialize()))
        return module


_KEPT = 24
"""The number of pieces of machine code that are kept: the newest."""
_DIGEST = 32


def _split(content: bytes) -> tuple[bytes, bytes]:
    return content[:_DIGEST], content[_DIGEST:]


def _keep(path: Path, code: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with atomic_write(path) as unfinished:
        unfinished.write_bytes(hashlib.sha256(code).digest() + code)
    found = sorted(path.parent.glob("*.bin"), key=lambda each: each.stat().st_mtime, reverse=True)
    for old in found[_KEPT:]:
        old.unlink(missing_ok=True)


class Instance:
    """An engine with its own memory. One thread at a time may call it."""

    def __init__(self, engine: Engine, module: _Module, most_seconds: float) -> None:
        self._store = Store(engine)
        self._engine = engine
        self._most = most_seconds
        self._calls = 0
        """The number of calls so far."""
        self._seen = (0, 0.0)
        """The last call that the callback has seen, and when it first saw it."""
        self._is_interrupted = False
        self._overdue = _overdue(weakref.ref(self))
        _ffi.wasmtime_store_epoch_deadline_callback(self._store.ptr(), self._overdue, None, _NO_FINALIZER)
        self._store.set_epoch_deadline(1)
        self._exports = _Instance(self._store, module, []).exports(self._store)
        exported: Any = self._exports
        self._memory = exported["memory"]
        self._context = ctypes.cast(self._store._context(), ctypes.c_void_p).value
        heap = int(exported["__heap_base"].value(self._store))
        self.heap = -(-heap // _ALIGNMENT) * _ALIGNMENT
        """The first address that the engine itself does not use."""
        self.memory: memoryview = self._view()
        """All bytes of the memory. `grow` makes another view; the old one still shows its part."""
        _Watch.begin(engine)

    def grow(self, size: int) -> None:
        """Let the memory have at least *size* bytes. Raises `MemoryError` if that is not possible."""
        missing = size - len(self.memory)
        if missing > 0:
            try:
                self._memory.grow(self._store, -(-missing // PAGE))
            except WasmtimeError as error:
                raise MemoryError(f"an engine cannot have {size} bytes") from error
            self.memory = self._view()

    def read(self, first: int, size: int) -> memoryview:
        """Some bytes of the memory; they show every change."""
        return self.memory[first : first + size]

    def write(self, first: int, content: bytes | memoryview) -> None:
        """Overwrite some bytes of the memory."""
        self.memory[first : first + len(content)] = content

    window = read

    def function(self, name: str) -> Callable[..., int]:
        """An exported function of 32-bit integers. It raises `Trapped` if the engine fails."""
        exported: Any = self._exports
        function = exported[name]
        kept = function._func
        count = len(function.type(self._store).params)
        room = (_ffi.wasmtime_val_raw_t * max(1, count))()
        trap = (ctypes.c_void_p * 1)()
        numbers, trapped = memoryview(room).cast("B").cast("i"), memoryview(trap).cast("B").cast("Q")
        context, address = self._context, ctypes.addressof(kept)
        values, traps, length = ctypes.addressof(room), ctypes.addressof(trap), max(1, count)
        places = range(0, count * _WORDS, _WORDS)

        def call(*arguments: int) -> int:
            for place, number in zip(places, arguments, strict=True):
                numbers[place] = number
            self._calls += 1
            error = _CALL(context, address, values, length, traps)
            if error or trapped[0]:
                pointer, trapped[0] = trapped[0], 0
                self._fail(name, error, pointer)
            return numbers[0]

        call.kept = kept, room, trap  # type: ignore[attr-defined]
        return call

    def interrupt(self) -> None:
        """End the running call, from another thread; if none runs, the next one."""
        self._is_interrupted = True
        self._engine.increment_epoch()

    def resume(self) -> None:
        """Forget an interruption that no call has received."""
        self._is_interrupted = False

    def _fail(self, name: str, error: int | None, trap: int) -> None:
        """Free wasmtime's description of a failure, and raise the error."""
        if error:
            pointer = ctypes.cast(error, ctypes.POINTER(_ffi.wasmtime_error_t))
            text = str(WasmtimeError._from_ptr(pointer))
        else:
            from wasmtime import Trap

            text = str(Trap._from_ptr(ctypes.cast(trap, ctypes.POINTER(_ffi.wasm_trap_t))))
        if self._is_interrupted or self._seen[0] < 0:
            self._is_interrupted, self._seen = False, (0, 0.0)
            raise Interrupted(f"{name} was interrupted")
        raise Trapped(f"{name} stopped: {text.strip().rpartition('wasm trap: ')[2]}")

    def _is_over(self) -> bool:
        """Whether the running call must end, asked at each tick while one runs."""
        if self._is_interrupted:
            return True
        now = time.monotonic()
        if self._seen[0] != self._calls:
            self._seen = self._calls, now
        if now - self._seen[1] > self._most:
            self._seen = -1, 0.0
            return True
        return False

    def _view(self) -> memoryview:
        length = self._memory.data_len(self._store)
        first = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        buffer = (ctypes.c_ubyte * length).from_address(first)
        return memoryview(buffer).cast("B")


def _overdue(instance: "weakref.ref[Instance]") -> Any:
    """The callback of wasmtime when the epoch has changed while code of the *instance* runs."""

    def called(_context: Any, _data: Any, delta: Any, kind: Any) -> int:
        found = instance()
        delta[0], kind[0] = 1, 0
        if found is None or not found._is_over():
            return 0
        return int(_ERROR(b"interrupted"))

    return _Overdue(called)


class _Watch(threading.Thread):
    """Regularly raises the epoch of all engines, so that calls which take too long are noticed."""

    engines: ClassVar[Any] = weakref.WeakSet()
    one: "ClassVar[_Watch | None]" = None
    lock: ClassVar = threading.Lock()

    @classmethod
    def begin(cls, engine: Engine) -> None:
        """Watch an engine too. After a fork the thread is started again."""
        if engine in cls.engines and cls.one is not None and cls.one.is_alive():
            return
        with cls.lock:
            cls.engines.add(engine)
            if cls.one is None or not cls.one.is_alive():
                cls.one = cls(name="benben-watch", daemon=True)
                cls.one.start()

    def run(self) -> None:
        """Run as long as the process lives."""
        while True:
            time.sleep(_TICK)
            with self.lock:
                for engine in list(self.engines):
                    engine.increment_epoch()


def _renew_lock() -> None:
    """The lock may have been held in the process that was forked."""
    _Watch.lock = threading.Lock()


if hasattr(os, "register_at_fork"):  # not on every system
    os.register_at_fork(after_in_child=_renew_lock)
