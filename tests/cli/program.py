"""Ways to run the command line in tests: in this process, as a program, and at a terminal."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

from numba.core import errors
from typer.testing import CliRunner

from benben.cli import app

# With colorama, Numba replaces standard output for each message, also in a thread: `invoke` would lose its own.
errors.ColorShell = nullcontext  # type: ignore[attr-defined]
PROGRAM = [sys.executable, "-m", "benben"]


@dataclass(frozen=True)
class Result:
    """What a run left behind."""

    code: int
    out: str
    err: str


def invoke(*arguments: str, typed: str | bytes = "") -> Result:
    """Run a command in this process."""
    done = CliRunner().invoke(app, list(arguments), input=typed, prog_name="benben")
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Result(done.exit_code, done.stdout, done.stderr)


def run(*arguments: str, typed: str = "", surroundings: Mapping[str, str] | None = None) -> Result:
    """Run the program itself."""
    done = subprocess.run(
        [*PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **(surroundings or {})},
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


SETTLING = 0.5
"""Seconds between a prompt and Ctrl-C: a signal between printing a prompt and reading would not wake the reader."""
SILENCE = 60.0
"""Seconds without output after which Ctrl-C is pressed again, should that have happened all the same."""


@contextmanager
def interruptible() -> Iterator[None]:
    """Programs started in this block can be interrupted, also when the tests themselves run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def at_a_terminal(
    arguments: Iterable[str], answers: Iterable[str], interrupt: bool = False, closing: bool = False
) -> tuple[str, int]:
    """Run the program at a pseudo-terminal, answering each prompt; return all that was seen and the exit code.

    When the answers are used up the last prompt is answered with Ctrl-C (*interrupt*), by *closing* the terminal, or
    with the end of input.
    """
    import pty

    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", COLUMNS="100")
        os.environ.pop("NO_COLOR", None)
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a test that runs in the background may have lost it
        os.execv(PROGRAM[0], [*PROGRAM, *arguments])  # noqa: S606  (our own program)
    seen, pending, left, interrupted = b"", b"", iter(answers), False
    while True:
        if interrupted and not select.select([terminal], [], [], SILENCE)[0]:
            os.write(terminal, b"\x03")
        try:
            piece = os.read(terminal, 65536)
        except OSError:  # the other end is closed
            break
        seen, pending = seen + piece, pending + piece
        if pending.endswith(b"> "):
            answer = next(left, None)
            if answer is None and closing:
                break
            end = b"\x03" if interrupt else b"\x04"
            if answer is None:
                time.sleep(SETTLING)
                interrupted = interrupt
            os.write(terminal, end if answer is None else answer.encode() + b"\n")
            pending = b""
    os.close(terminal)
    _, status = os.waitpid(child, 0)
    return seen.decode(), os.waitstatus_to_exitcode(status)


def only_file(folder: Path) -> Path:
    """The one file of a folder."""
    (file,) = folder.iterdir()
    return file
