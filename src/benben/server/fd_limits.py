"""Limits of a process: open files and so connections, and the work of the garbage collector."""

import gc
import sys

if sys.platform != "win32":
    import resource

_MOST = 10_240  # the limit for systems without one; macOS allows no more
_OTHERS = 200
"""Open files that are no connections: the store, the front end, pipes to other processes, modules being loaded."""
_UNLIMITED_SYSTEM = 2_000
"""Connections where the system counts no open files."""
_SELDOM = 50_000, 20, 50
"""`gc.set_threshold`: new objects until the youngest generation is collected, then the ratios of the older ones."""


def raise_fd_limit() -> None:
    """Let this process open as many files as the system allows it: most begin with a limit of 1,024, or of 256."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    aim = _MOST if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < aim:
        resource.setrlimit(resource.RLIMIT_NOFILE, (aim, hard))


def max_connections() -> int:
    """The maximum number of connections: the limit of open files, less some for other uses."""
    if sys.platform == "win32":
        return _UNLIMITED_SYSTEM
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = _MOST if soft == resource.RLIM_INFINITY else min(soft, _MOST)
    return max(files // 2, files - _OTHERS)


def tune_garbage_collection() -> None:
    """Run Python's garbage collector rarely, and never on the objects that exist now.

    With five hundred tables it took a fifth of the time (docs/log/server-speed.md). Most objects of a table are in no
    cycle, so Python frees them immediately anyway.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_SELDOM)
