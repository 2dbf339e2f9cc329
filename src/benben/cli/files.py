"""Files that are there wholly or not at all."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from benben.cli.terminal import Terminal
from benben.engine.whole_file import whole

STANDARD = "-"
_PART = ".part"
"""The end of a file's name as long as there is more to come."""


@contextmanager
def output_file(path: str) -> Iterator[TextIO]:
    """A file to write text to that takes its name only when all is written; `-` is standard output.

    What is no plain file (a pipe, a device) is written to as it is. Raises `OSError`.
    """
    if path == STANDARD:
        yield sys.stdout
        sys.stdout.flush()
        return
    target = Path(os.path.realpath(path))  # a link goes on pointing to what it points to
    if target.exists() and not target.is_file():
        with target.open("w", encoding="utf-8") as file:
            yield file
        return
    with whole(target) as unfinished, unfinished.open("w", encoding="utf-8", newline="\n") as file:
        yield file


@contextmanager
def long_output(terminal: Terminal, path: str) -> Iterator[TextIO]:
    """The same for what takes long: if it is cut off, what was written is kept beside the file, which is said.

    The file itself still takes its name only when all is written, so that a part is never taken for the whole.
    """
    part = Path(f"{os.path.realpath(path)}{_PART}")
    with output_file(path) as file:
        try:
            yield file
        except BaseException:
            with suppress(OSError):  # what went wrong first is told
                if _is_unfinished(file, path) and file.tell():
                    file.flush()
                    Path(file.name).replace(part)
                    terminal.note("cli-cut_off", file=str(part))
            raise


def _is_unfinished(file: TextIO, path: str) -> bool:
    """Whether it has not its name yet; not so standard output, pipes and devices."""
    return path != STANDARD and Path(file.name) != Path(os.path.realpath(path))
