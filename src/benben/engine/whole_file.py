"""Files that are there whole or not at all, however suddenly a process ends."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_UNFINISHED = ".part"


@contextmanager
def whole(file: Path) -> Iterator[Path]:
    """A file that takes its name when it is written to its end."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}{_UNFINISHED}")
    try:
        yield unfinished
        with unfinished.open("rb+") as written:
            os.fsync(written.fileno())
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)


def remove_unfinished(folder: Path) -> None:
    """Remove what processes left in a *folder* that were killed while they wrote."""
    for left in folder.glob(f".*{_UNFINISHED}"):
        left.unlink(missing_ok=True)
