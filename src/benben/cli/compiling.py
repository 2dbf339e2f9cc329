"""Compiling a game's rules while a spinner says why."""

from collections.abc import Callable

from benben.cli.terminal import Terminal
from benben.engine.portable import NATIVE, kind_of_engine


def compile_first(terminal: Terminal, call: Callable[[], object]) -> None:
    """Run *call* once, so that later calls are fast.

    On a machine's first run this compiles for some seconds; if rules are not compiled, nothing is called.
    """
    if kind_of_engine() != NATIVE:
        return
    from benben.engine.cache import Announcement, can_keep
    from benben.engine.native import cache_folder, is_compiling

    if not is_compiling():
        return
    folder = cache_folder()
    known = folder.is_dir() and any(folder.rglob("*.nbi"))
    Announcement.is_made = True
    said = "cli-loading" if known else "cli-compiling" if can_keep(folder) else "cli-compiling-each"
    with terminal.waiting(said, folder=str(folder)):
        call()
