"""Progress bars on standard error."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benben.cli.terminal import Terminal


@contextmanager
def bars(terminal: Terminal) -> Iterator[Progress]:
    """Manage progress bars; they are shown only on a terminal."""
    console = terminal.err
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield progress


@contextmanager
def bar(terminal: Terminal, name: str) -> Iterator[Callable[[int, int], None]]:
    """One bar with the text *name*; call the yielded function with how much is done, and the total."""
    with bars(terminal) as progress:
        task = progress.add_task(terminal.texts.say(name), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
