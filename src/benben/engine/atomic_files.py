"""Files that are there whole or not at all, however suddenly a process ends."""

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

_UNFINISHED = ".part"
_log = logging.getLogger(__name__)


@contextmanager
def atomic_write(file: Path) -> Iterator[Path]:
    """A file that takes its name when it is written to its end."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}{_UNFINISHED}")
    try:
        yield unfinished
        with unfinished.open("rb+") as written:
            os.fsync(written.fileno())
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)


def remove_damaged(files: Iterable[Path], is_sound: Callable[[Path], bool]) -> None:
    """Remove those of our *files* that are not sound, as after a failure of the disk; one line in the log for each.

    They are then missing, and made again. A file that cannot be read (`OSError`) is not sound.
    """
    for file in files:
        try:
            sound = is_sound(file)
        except OSError:
            sound = False
        if not sound:
            _log.warning("%s is empty, cut off or damaged: it is made again", file)
            file.unlink()


def remove_unfinished(folder: Path) -> None:
    """Remove what processes left in a *folder* that were killed while they wrote."""
    for left in folder.glob(f".*{_UNFINISHED}"):
        left.unlink(missing_ok=True)
