"""Bars that grow on standard error while somebody watches."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benben.cli.terminal import Terminal


@contextmanager
def bars(terminal: Terminal) -> Iterator[Progress]:
    """Room for bars; nothing is drawn for programs."""
    console = terminal.err
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield progress


@contextmanager
def bar(terminal: Terminal, name: str) -> Iterator[Callable[[int, int], None]]:
    """One bar with the text *name*; call what it gives with how much is done, and how much there is to do."""
    with bars(terminal) as progress:
        task = progress.add_task(terminal.texts.say(name), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
