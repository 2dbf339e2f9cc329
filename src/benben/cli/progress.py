"""Bars that grow on standard error while somebody looks."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benben.cli.terminal import Terminal


@contextmanager
def bar(terminal: Terminal, name: str) -> Iterator[Callable[[int, int], None]]:
    """A bar with the text *name*, and what tells it how much of how much is done; nothing is drawn for programs."""
    console = terminal.err
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(terminal.texts.say(name), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
