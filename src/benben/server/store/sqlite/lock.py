"""That only one server serves a file."""

from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from benben.engine.message import message
from benben.server.store.errors import StoreError

_reserved: dict[Path, BaseFileLock] = {}
"""The locks of files that this process will open again soon."""


class Lock:
    """The exclusive lock of a file, until it is released or the process ends, even by a kill.

    The library filelock does it, because systems differ.
    """

    def __init__(self, file: Path, mode: int) -> None:
        """Lock the file by a lock file with the permissions *mode*. Raises `StoreError` if another server has it."""
        self._file = file
        reserved = _reserved.pop(file, None)
        self._lock = FileLock(f"{file}.lock", mode=mode, thread_local=False) if reserved is None else reserved
        try:
            self._lock.acquire(timeout=0)
        except Timeout as error:
            raise StoreError(message("engine-store-served")) from error

    def release(self, *, reserve: bool = False) -> None:
        """Let others have the file, or reserve it for the next lock that this process asks for."""
        if reserve:
            _reserved[self._file] = self._lock
        else:
            self._lock.release(force=True)
