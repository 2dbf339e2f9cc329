"""Files that are there wholly or not at all."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

STANDARD = "-"


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
    unfinished = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with unfinished.open("w", encoding="utf-8", newline="\n") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
