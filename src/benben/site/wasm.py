"""Engines in a page: the WebAssembly of the browser, as Pyodide exposes it to Python.

An engine's memory is separate from Python's, so reading copies. An instance therefore keeps a copy of its window: it
writes the copy before each call and reads it back after the call.
"""

from collections.abc import Callable
from typing import Any

from benben.engine.portable import EngineLoader
from benben.engine.traps import Trapped

PAGE = 65536
_ALIGNMENT = 16


class BrowserModule:
    """The code of an engine."""

    def __init__(self, js: Any, content: bytes) -> None:
        """*js* is the browser's global object in Pyodide. Workers may compile synchronously."""
        self._js = js
        self._module = js.WebAssembly.Module.new(js.Uint8Array.new(memoryview(content)))

    def instance(self, most_seconds: float) -> "BrowserInstance":  # noqa: ARG002  (a page ends its worker instead)
        """A new instance with its own memory."""
        return BrowserInstance(self._js, self._js.WebAssembly.Instance.new(self._module).exports)


class BrowserInstance:
    """A copy of an engine in a browser."""

    def __init__(self, js: Any, exports: Any) -> None:
        self._js, self._exports = js, exports
        self.heap = -(-int(getattr(exports, "__heap_base").value) // _ALIGNMENT) * _ALIGNMENT
        self._first = 0
        self._window = bytearray()

    def grow(self, size: int) -> None:
        """Let the memory have at least *size* bytes. Raises `MemoryError`."""
        missing = size - int(self._exports.memory.buffer.byteLength)
        if missing > 0:
            try:
                self._exports.memory.grow(-(-missing // PAGE))
            except Exception as error:  # the browser says only that it cannot
                raise MemoryError(f"an engine cannot have {size} bytes") from error

    def read(self, first: int, size: int) -> memoryview:
        """A copy of some bytes."""
        content = bytearray(size)
        self._bytes(first, size).assign_to(content)
        return memoryview(content)

    def write(self, first: int, content: bytes | memoryview) -> None:
        """Overwrite some bytes."""
        if len(content):
            self._bytes(first, len(content)).assign(content)

    def window(self, first: int, size: int) -> memoryview:
        """The bytes that are written to the engine before each call and read back after it."""
        self._first, self._window = first, bytearray(self.read(first, size))
        return memoryview(self._window)

    def function(self, name: str) -> Callable[..., int]:
        """An exported function. It raises `Trapped` where the engine fails."""
        called = getattr(self._exports, name)

        def call(*numbers: int) -> int:
            self.write(self._first, memoryview(self._window))
            try:
                found = int(called(*numbers))
            except Exception as error:
                raise Trapped(f"{name} stopped: {error}") from error
            self._bytes(self._first, len(self._window)).assign_to(self._window)
            return found

        return call

    def interrupt(self) -> None:
        """Nothing can be interrupted: a page ends its worker."""

    def resume(self) -> None:
        """Nothing was interrupted."""

    def _bytes(self, first: int, size: int) -> Any:
        return self._js.Uint8Array.new(self._exports.memory.buffer, first, size)


def use_browser(js: Any) -> None:
    """Let engines run on the WebAssembly of the browser."""
    EngineLoader.loads = lambda _game, content: BrowserModule(js, content)
