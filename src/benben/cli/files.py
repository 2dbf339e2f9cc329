"""Atomic output files."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from benben.cli.terminal import Terminal
from benben.engine.atomic_files import atomic_write

STANDARD = "-"
_PART = ".part"
"""The suffix of an unfinished file."""


@contextmanager
def output_file(path: str) -> Iterator[TextIO]:
    """Open a text file that gets its name only when it is complete; `-` is standard output.

    A pipe or a device is written directly. Raises `OSError`.
    """
    if path == STANDARD:
        yield sys.stdout
        sys.stdout.flush()
        return
    target = Path(os.path.realpath(path))  # keep links as they are
    if target.exists() and not target.is_file():
        with target.open("w", encoding="utf-8") as file:
            yield file
        return
    with atomic_write(target) as unfinished, unfinished.open("w", encoding="utf-8", newline="\n") as file:
        yield file


@contextmanager
def long_output(terminal: Terminal, path: str) -> Iterator[TextIO]:
    """The same for long output: if it is interrupted, the unfinished file is kept, and a message names it.

    The file itself gets its name only when it is complete, so a part is never mistaken for the whole.
    """
    part = Path(f"{os.path.realpath(path)}{_PART}")
    with output_file(path) as file:
        try:
            yield file
        except BaseException:
            with suppress(OSError):  # the original error is the one to report
                if _is_unfinished(file, path) and file.tell():
                    file.flush()
                    Path(file.name).replace(part)
                    terminal.note("cli-cut_off", file=str(part))
            raise


def _is_unfinished(file: TextIO, path: str) -> bool:
    """Whether it still has its temporary name; False for standard output, pipes and devices."""
    return path != STANDARD and Path(file.name) != Path(os.path.realpath(path))
