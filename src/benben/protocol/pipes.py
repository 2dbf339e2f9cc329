"""Lines to and from an outside program; whatever it does, it cannot block us."""

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
"""The most bytes of a line that a program may send."""
_MOST_WAITING = 1000
"""The most unread lines; a program that writes more has to wait."""
_STANDARD_ERROR = 2  # its file descriptor
_DYING = 2.0
"""Seconds for a program to end by itself after it was asked to."""


def launch(
    command: Sequence[str], piped: bool, surroundings: Mapping[str, str] | None = None
) -> subprocess.Popen[bytes]:
    """Start a program in its own process group. Raises `ProgramFailed` if it cannot be started."""
    pipe = subprocess.PIPE if piped else subprocess.DEVNULL
    out = subprocess.PIPE if piped else _STANDARD_ERROR
    try:
        return subprocess.Popen(  # noqa: S603  (the program that our user wants to rate)
            command,
            stdin=pipe,
            stdout=out,
            env={**os.environ, **(surroundings or {})},
            start_new_session=True,
        )
    except (OSError, ValueError) as error:
        raise ProgramFailed("absent", f"{command[0]}: {error}") from None


def end(process: subprocess.Popen[bytes], patience: float = _DYING) -> None:
    """Wait a little for a program to end; then kill it and all processes that it has started."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(patience)
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()


class Pipes:
    """Lines to and from a program that is started with *command*. Raises `ProgramFailed` if that fails."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = launch(command, piped=True)
        self._came: queue.Queue[bytes | None] = queue.Queue(_MOST_WAITING)
        self._going: queue.Queue[bytes | None] = queue.Queue()
        self._closed = False
        for work in (self._read, self._write):
            threading.Thread(target=work, name=f"benben-program-{self._process.pid}", daemon=True).start()

    def send(self, line: str) -> None:
        """Queue a line; this never blocks, even if the program does not read."""
        self._going.put(line.encode() + b"\n")

    def receive(self, deadline: float) -> str:
        """The next line. Raises `ProgramFailed` if none comes before *deadline* (`time.monotonic`)."""
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
        """Stop the program, after a last line if there is one."""
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
        assert stream is not None  # noqa: S101  (it is a pipe)
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
        assert stream is not None  # noqa: S101  (it is a pipe)
        with contextlib.suppress(OSError, ValueError), stream:
            while (line := self._going.get()) is not None:
                stream.write(line)
                stream.flush()
