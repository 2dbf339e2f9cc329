"""A program of somebody's that is talked to by lines: nothing it does or leaves undone can hold us up."""

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence

from benben.protocol.errors import ProgramFailed

LONGEST_LINE = 65_536
"""Bytes of a line that a program may send."""
_MOST_WAITING = 1000
"""Lines that wait to be read; a program that writes more is made to wait."""
_STANDARD_ERROR = 2  # the file's number
_DYING = 2.0
"""Seconds that a program has to end by itself when it was asked to."""


def launch(
    command: Sequence[str], piped: bool, surroundings: Mapping[str, str] | None = None
) -> subprocess.Popen[bytes]:
    """Start a program in a group of its own. Raises `ProgramFailed` if it cannot be started."""
    pipe = subprocess.PIPE if piped else subprocess.DEVNULL
    out = subprocess.PIPE if piped else _STANDARD_ERROR
    try:
        return subprocess.Popen(  # noqa: S603  (what our user wants to be rated)
            command,
            stdin=pipe,
            stdout=out,
            env={**os.environ, **(surroundings or {})},
            start_new_session=True,
        )
    except (OSError, ValueError) as error:
        raise ProgramFailed("absent", f"{command[0]}: {error}") from None


def end(process: subprocess.Popen[bytes], patience: float = _DYING) -> None:
    """Wait a little until a program ends; then end it and all that it has started."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(patience)
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()


class Pipes:
    """Lines to and from a program that was started with *command*. Raises `ProgramFailed` if it cannot be."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = launch(command, piped=True)
        self._came: queue.Queue[bytes | None] = queue.Queue(_MOST_WAITING)
        self._going: queue.Queue[bytes | None] = queue.Queue()
        self._closed = False
        for work in (self._read, self._write):
            threading.Thread(target=work, name=f"benben-program-{self._process.pid}", daemon=True).start()

    def send(self, line: str) -> None:
        """Send a line; a program that does not read holds nobody up."""
        self._going.put(line.encode() + b"\n")

    def receive(self, deadline: float) -> str:
        """The next line. Raises `ProgramFailed` when there is none by then (`time.monotonic`), or never will be."""
        try:
            line = self._came.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise ProgramFailed("silent", "no answer in time") from None
        if line is None:
            raise ProgramFailed("crashed", f"it ended{self._code()}")
        if len(line) > LONGEST_LINE:
            raise ProgramFailed("garbled", f"a line of more than {LONGEST_LINE} bytes")
        return line.decode("utf-8", "replace").strip()

    def close(self, farewell: str = "") -> None:
        """End the program, after a last line if there is one."""
        if farewell:
            self.send(farewell)
        self._going.put(None)
        self._closed = True
        with contextlib.suppress(queue.Empty):
            while True:
                self._came.get_nowait()
        end(self._process, _DYING if farewell else 0.0)

    def _code(self) -> str:
        try:
            return f" with exit code {self._process.wait(_DYING)}"
        except subprocess.TimeoutExpired:
            return ""

    def _read(self) -> None:
        stream = self._process.stdout
        assert stream is not None  # noqa: S101  (it is piped)
        with contextlib.suppress(OSError, ValueError), stream:
            while line := stream.readline(LONGEST_LINE + 1):
                if self._closed:
                    continue
                self._came.put(line)
                if len(line) > LONGEST_LINE:
                    return
        self._came.put(None)

    def _write(self) -> None:
        stream = self._process.stdin
        assert stream is not None  # noqa: S101  (it is piped)
        with contextlib.suppress(OSError, ValueError), stream:
            while (line := self._going.get()) is not None:
                stream.write(line)
                stream.flush()
