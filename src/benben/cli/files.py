"""Files that are there wholly or not at all."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from benben.engine.whole_file import whole

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
    with whole(target) as unfinished, unfinished.open("w", encoding="utf-8", newline="\n") as file:
        yield file
