"""The folder where Benben keeps files that it can make again."""

import logging
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

_log = logging.getLogger("benben.compiler")
_KEPT = "benben: compiling rules for this machine, some 10 to 60 seconds a game; kept in %s for the next time"
_LOST = (
    "benben: compiling rules, some 10 to 60 seconds a game, in every process again: %s cannot be written. "
    "Let the environment variable BENBEN_CACHE name a folder that can be."
)


class Announcement:
    """A process says once that it compiles: on standard error, unless the logger `benben.compiler` is set up."""

    is_made = False


def cache_root() -> Path:
    """The cache folder: `BENBEN_CACHE`, else `benben` in the user's folder of caches."""
    home = os.environ.get("XDG_CACHE_HOME")
    return Path(os.environ.get("BENBEN_CACHE") or (Path(home) if home else Path.home() / ".cache") / "benben")


def can_keep(folder: Path) -> bool:
    """Whether files can be written into a *folder*, or into what is there of its parents."""
    try:
        existing = next(path for path in (folder, *folder.parents) if path.exists())
        tempfile.TemporaryFile(dir=existing).close()
    except OSError:
        return False
    return True


def announce_compiling(find_folder: Callable[[], Path]) -> None:
    """Say that rules are being compiled, and whether they are kept in a folder; only once in a process."""
    if not Announcement.is_made:
        Announcement.is_made = True
        try:
            folder = find_folder()
        except OSError as error:
            _log.warning(_LOST, error)
        else:
            _log.warning(_KEPT if can_keep(folder) else _LOST, folder)
